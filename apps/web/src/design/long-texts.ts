/** Texts as long as they may come, for what has to bend without breaking. */
export const longWords = 'Responsabilidad por el hecho de las cosas suspendidas o arrojadas desde un edificio';
export const longSentence =
  'El plazo para contestar la demanda vence el 20/11/2026 a las 9:30, y el escrito se presenta por vía electrónica con la firma digital de la letrada apoderada y la constancia de pago de la tasa de justicia.';
export const unbroken = 'direccion.muy.larga.de.una.persona.con.dos.apellidos@estudio-juridico.example';

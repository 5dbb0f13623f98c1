/** Two cases to begin with, told as people tell them: what happened, when, with whom and what there is to prove it. */
export const exampleStories = [
  {
    title: 'Un producto que falló',
    story:
      'El 10 de agosto de 2026 compré una heladera nueva en una casa de electrodomésticos. A los dos meses dejó de enfriar. Tengo la factura, el certificado de garantía y los mensajes en los que reclamé. El servicio técnico la retiró, la devolvió sin arreglar y el comercio se niega a cambiarla o a devolverme la plata.',
  },
  {
    title: 'Un despido sin causa',
    story:
      'Trabajé cuatro años en una empresa de limpieza, registrado y con recibos de sueldo. El 5 de octubre de 2026 me llegó un telegrama de despido que no dice ninguna causa. No me pagaron la indemnización ni la liquidación final. Tengo el telegrama, los recibos y dos compañeros que pueden declarar.',
  },
] as const;

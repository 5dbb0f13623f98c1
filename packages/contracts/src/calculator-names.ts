/** The calculators by the last part of their address, in the order of their list. */
export const calculatorTitles = {
  vencimientos: 'Vencimientos',
  prescripcion: 'Prescripción y caducidad',
  liquidacion: 'Liquidación laboral',
  vacaciones: 'Vacaciones',
  aguinaldo: 'Aguinaldo',
  'horas-extra': 'Horas extra',
  'licencia-por-enfermedad': 'Licencia por enfermedad',
  herencia: 'Partes de una herencia',
  'dejar-el-alquiler': 'Dejar el alquiler antes',
  honorarios: 'Honorarios de abogados',
  intereses: 'Actualización e intereses',
} as const;
export type CalculatorSlug = keyof typeof calculatorTitles;

/** What each of them tells. */
export const calculatorSummaries: Record<CalculatorSlug, string> = {
  vencimientos: 'Hasta qué día y hora se puede presentar, día por día y con sus artículos.',
  prescripcion: 'Cuándo se extingue un reclamo, con lo que suspende o interrumpe el plazo.',
  liquidacion: 'Qué se debe al terminar un contrato de trabajo: despido, renuncia, acuerdo y las demás causas.',
  vacaciones: 'Cuántos días corresponden en el año y cuánto se cobra por ellos.',
  aguinaldo: 'La cuota del semestre, o la parte que se debe al terminar el contrato.',
  'horas-extra': 'Cuánto valen con su recargo, según el día y la hora.',
  'licencia-por-enfermedad': 'Cuántos meses se cobran por una enfermedad que no es del trabajo.',
  herencia: 'Quiénes heredan sin testamento, cuánto cada uno, y de qué se puede disponer.',
  'dejar-el-alquiler': 'Cuánto paga el inquilino que se va antes del fin del contrato.',
  honorarios: 'Escala, mínimos y etapas en la justicia nacional y federal, en UMA y en pesos.',
  intereses: 'Una deuda a hoy: índice, tasa, capitalización y pagos, paso por paso.',
};

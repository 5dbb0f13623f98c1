/** Names of the facts as the fields of the screens show them. */
const labels: Record<string, string> = {
  start: 'Fecha de ingreso',
  end: 'Fecha de extinción',
  cause: 'Cómo terminó',
  bestPay: 'Mejor remuneración',
  cap: 'Tope del convenio',
  noticeGiven: 'Preaviso',
  registered: 'Registro',
  vacationTaken: 'Vacaciones gozadas',
  trialMonths: 'Período de prueba',
  daysWorked: 'Días trabajados',
  imputable: 'Quiebra imputable',
  termEnd: 'Fin del plazo',
  sickUntil: 'Fin de la licencia paga',
  variableSixMonths: 'Variables de seis meses',
  variableYear: 'Variables del año',
  previousStart: 'Ingreso anterior',
  previousEnd: 'Egreso anterior',
  previousPaid: 'Cobrado antes',
  year: 'Año',
  workedHalf: 'Mitad del año trabajada',
  monthlyPay: 'Sueldo mensual',
  pay: 'Mejor remuneración del semestre',
  day: 'Día',
  hours: 'Horas',
  hourlyValue: 'Valor de la hora',
  seniorityYears: 'Antigüedad',
  since: 'Primer día de ausencia',
  family: 'Cargas de familia',
};

export function factLabel(fact: string): string {
  return labels[fact] ?? fact;
}

/** Takes the person to the field of a fact, to change it, and opens what hides it; to nowhere where the form lacks it. */
export function focusFact(fact: string): void {
  const field = document.querySelector<HTMLElement>(`[data-fact="${fact}"] :is(input, select)`);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

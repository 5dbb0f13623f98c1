import { refuse } from '../core/refusal.ts';
import type { InterestInput } from './interest.ts';

/** Fifty years of months. */
const maxDues = 600;
/** The clause of CCyC 770 may not capitalize more often. */
const minClauseMonths = 6;

/** Ley 27.802 gave article 276 its text and is in force since its publication (ley-27802:217). */
const labourTextInForce = '2026-03-06';

/** Whether the facts can be: @throws RefusedComputation `fact-missing`, `fact-invalid`, `rule-missing` */
export function checkInterestInput(input: InterestInput): void {
  const { debt, from, to, rate, capitalization, index, payments, dues = [] } = input;
  if (to < from) refuse('fact-invalid', 'to', to, `La fecha final (${to}) es anterior a la inicial (${from}).`);
  if (!(input.capital > 0) && dues.length === 0) {
    refuse('fact-missing', 'capital', 'capital', 'Falta lo que se debe: el capital, o las cuotas con su vencimiento.');
  }
  if (debt === 'laboral' && to < labourTextInForce) {
    refuse(
      'rule-missing',
      'to',
      to,
      `El texto actual del artículo 276 de la LCT rige desde el ${labourTextInForce}; el anterior no está cargado.`,
    );
  }
  if (debt === 'laboral' && !index) {
    refuse('fact-missing', 'index', 'IPC', 'Falta el IPC: el crédito laboral se actualiza por ese índice (LCT 276).');
  }
  if (debt !== 'laboral' && !rate && !index) {
    refuse(
      'fact-missing',
      'rate',
      'rate',
      debt === 'alimentos'
        ? 'Falta la tasa: la más alta que cobran los bancos, según el Banco Central (CCyC 552). No hay una serie pública que se pueda leer: escribila.'
        : 'Falta la tasa de interés o el índice: escribilos o cargá una tabla.',
    );
  }
  if (debt === 'laboral' && capitalization) {
    refuse(
      'fact-invalid',
      'capitalization',
      capitalization.kind,
      'La tasa del artículo 276 es simple: la ley no prevé capitalizarla.',
    );
  }
  if (capitalization?.kind === 'clause' && capitalization.everyMonths < minClauseMonths) {
    refuse(
      'fact-invalid',
      'capitalization.everyMonths',
      String(capitalization.everyMonths),
      'La cláusula no puede capitalizar intereses antes de cada seis meses (CCyC 770 a).',
    );
  }
  if (capitalization && 'on' in capitalization && (capitalization.on < from || capitalization.on > to)) {
    refuse(
      'fact-invalid',
      'capitalization.on',
      capitalization.on,
      'El día de la capitalización no cae dentro del período.',
    );
  }
  for (const { date } of payments) {
    if (date < from || date > to)
      refuse('fact-invalid', 'payments', date, `El pago del ${date} no cae dentro del período.`);
  }
  if (dues.reduce((sum, { months = 1 }) => sum + months, 0) > maxDues) {
    refuse('fact-invalid', 'dues', String(maxDues), `Las cuotas pasan de ${maxDues}: hacé la cuenta por partes.`);
  }
  for (const { date } of dues) {
    if (date < from || date > to)
      refuse('fact-invalid', 'dues', date, `La cuota que vence el ${date} no cae dentro del período.`);
  }
  if (index?.kind === 'coefficient') {
    if (payments.length > 0 || capitalization || dues.length > 0) {
      refuse(
        'fact-invalid',
        'index.coefficient',
        'coefficient',
        'Con pagos, cuotas o capitalización hace falta la serie del índice, no un solo coeficiente.',
      );
    }
    if (!(index.coefficient > 0))
      refuse(
        'fact-invalid',
        'index.coefficient',
        String(index.coefficient),
        'El coeficiente tiene que ser mayor que cero.',
      );
  }
}

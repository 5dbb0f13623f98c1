import { addMonths, isCivilDay } from '@foja/computable-law/core/civil-day';
import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import type { Amount, Answers } from '@foja/contracts/drafting/form';
import { amparoDays } from '@foja/contracts/drafting/forms/amparo';
import { damageAmounts } from '@foja/contracts/drafting/forms/damage-fields';
import { weekdaysPassed } from '@foja/contracts/drafting/passed-time';
import { amountInWords } from './amount-in-words.ts';
import { dayInWords } from './render-text.ts';

/** Titles in capitals, as the sumilla of a filing is. */
const requestTitles: Record<string, string> = {
  'pronto-despacho': 'SOLICITA PRONTO DESPACHO',
  presente: 'MANIFIESTA. SE TENGA PRESENTE',
  documentacion: 'ACOMPAÑA DOCUMENTACIÓN',
  domicilio: 'CONSTITUYE NUEVO DOMICILIO',
};

function leaseEnd({ number, text }: Answers): Record<string, string> {
  const months = number('plazoMeses');
  const start = text('inicio');
  const end = isCivilDay(start) && months !== null ? addMonths(start, months, 'last-day-of-month') : '';
  return { fin: end ? dayInWords(end) : '' };
}

/** The sum of amounts in one currency, in words; nothing where fewer than two were given or their currencies differ. */
function totalOf(amounts: readonly (Amount | null)[]): string {
  const given = amounts.filter((amount) => amount !== null);
  const [first] = given;
  if (!first || given.length < 2 || given.some(({ currency }) => currency !== first.currency)) return '';
  return amountInWords({ currency: first.currency, value: given.reduce((sum, { value }) => sum + value, 0) });
}

/** Texts that a document computes from its values, for `{=nombre}` in its template; an empty one counts as not given. */
export const derivedTexts: Partial<Record<DocumentKind, (answers: Answers) => Record<string, string>>> = {
  // Late by the days of the week alone, it says why the term does not stand in the way instead of a thing that is not so.
  amparo: ({ text, today }) => ({
    plazo:
      weekdaysPassed(text('fechaActo'), today) > amparoDays
        ? 'La lesión es actual y se renueva mientras la conducta no cesa, por lo que el plazo no obsta a la acción'
        : 'La demanda se presenta dentro de los quince días hábiles',
  }),
  'locacion-vivienda': leaseEnd,
  'locacion-comercial': leaseEnd,
  'demanda-danos': ({ amount }) => ({ totalRubros: totalOf(damageAmounts.map((key) => amount(key))) }),
  'expresion-agravios': ({ text }) =>
    text('concesion') === 'relacion'
      ? { tribunal: 'Señor/a Juez/a', trato: 'V.S.' }
      : { tribunal: 'Excma. Cámara', trato: 'V.E.' },
  queja: ({ text }) => ({
    tribunal: text('ante') === 'corte' ? 'Excma. Corte Suprema de Justicia de la Nación' : 'Excma. Cámara',
  }),
  'solicitud-simple': ({ text }) => ({ sumilla: requestTitles[text('pedido')] ?? '' }),
};

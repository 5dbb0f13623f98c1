import { addMonths, isCivilDay } from '@foja/computable-law/core/civil-day';
import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import type { Answers } from '@foja/contracts/drafting/form';
import { dayInWords } from './render-text.ts';

/** Titles in capitals, as the sumilla of a filing is. */
const requestTitles: Record<string, string> = {
  'pronto-despacho': 'SOLICITA PRONTO DESPACHO',
  presente: 'MANIFIESTA. SE TENGA PRESENTE',
  documentacion: 'ACOMPAÑA DOCUMENTACIÓN',
  domicilio: 'CONSTITUYE NUEVO DOMICILIO',
};

/** Texts that a document computes from its values, for `{=nombre}` in its template; an empty one counts as not given. */
export const derivedTexts: Partial<Record<DocumentKind, (answers: Answers) => Record<string, string>>> = {
  'locacion-vivienda'({ number, text }) {
    const months = number('plazoMeses');
    const start = text('inicio');
    const end = isCivilDay(start) && months !== null ? addMonths(start, months, 'last-day-of-month') : '';
    return { fin: end ? dayInWords(end) : '' };
  },
  'solicitud-simple': ({ text }) => ({ sumilla: requestTitles[text('pedido')] ?? '' }),
};

import { formatPesos } from '../core/money.ts';
import type { CitationKey, Step } from '../core/result.ts';
import type { DebtKind, InterestInput, InterestResult, RateInput } from './interest.ts';
import type { Account } from './run-account.ts';

/** Rate that the labour law adds to the index, percent a year (lct:276, ley-27802:55). */
export const labourPercent = 3;

/** Articles that each kind of debt stands on. */
export const debtArticles: Record<DebtKind, CitationKey[]> = {
  general: ['ccyc:768'],
  laboral: ['lct:276'],
  alimentos: ['ccyc:552', 'ccyc:670'],
  alquiler: ['ccyc:768', 'ccyc:886', 'ccyc:1208'],
};

/** Why interest is owed. */
export function groundStep({ debt }: InterestInput, rate: RateInput | null): Step {
  const text: Record<DebtKind, string> = {
    general:
      'Desde la mora se deben intereses: a la tasa pactada, la de una ley especial o, si no hay, la que se fije según el Banco Central.',
    laboral: `El crédito laboral se actualiza por el IPC y suma un ${labourPercent} % anual.`,
    alimentos: 'Los alimentos impagos devengan la tasa más alta que cobran los bancos, más la que el juez agregue.',
    alquiler:
      'El alquiler vencido devenga el interés pactado en el contrato o, si no hay, el que se fije según el Banco Central.',
  };
  return {
    text: rate ? text[debt] : 'Sin tasa: sólo se actualiza el capital.',
    citations: rate ? debtArticles[debt] : [],
  };
}

/** Why a debt of pesos may follow an index, or that it may not by itself. */
export function indexStep({ debt, index }: InterestInput): Step[] {
  if (!index) return [];
  if (debt === 'laboral') {
    return [
      { text: 'La ley manda actualizar el crédito laboral por el IPC.', citations: ['lct:276'], facts: ['index'] },
    ];
  }
  if (debt === 'alquiler') {
    return [
      {
        text: 'Las partes del alquiler pueden pactar su ajuste por un índice.',
        citations: ['ccyc:1199'],
        facts: ['index'],
      },
    ];
  }
  const text =
    'Una deuda en pesos no se actualiza por índices, salvo que una ley lo permita: esta cuenta vale sólo en ese caso.';
  return [{ text, citations: ['ley-23928:7', 'ley-23928:10'], facts: ['index'] }];
}

/** What is assumed. */
export function notesOf(
  { debt, pendingCase: pending, capitalization, index, rate }: InterestInput,
  account: Account,
): string[] {
  const notes: string[] = ['El primer día no se cuenta y el último sí.'];
  if (account.isMonthly) notes.push('El índice es mensual: se toma el del mes de cada fecha.');
  if (account.isProvisional)
    notes.push('El índice del último mes no está publicado todavía: se usa el último que hay.');
  if (account.surplus.greaterThan(0)) notes.push(`Lo pagado pasa la deuda por $ ${formatPesos(account.surplus)}.`);
  if (debt === 'laboral' && pending === undefined) {
    notes.push(
      'Se supone que no había un juicio en trámite al 6/3/2026: para esos la ley 27.802 fija otra cuenta (art. 55).',
    );
  }
  if (debt === 'laboral') {
    notes.push(
      'Se aplica el texto vigente desde el 6/3/2026 a todo el período, también a lo que se debía desde antes.',
    );
  }
  if (!capitalization && debt !== 'laboral')
    notes.push('Interés simple: los intereses no generan intereses salvo los casos del artículo 770 del Código.');
  if (index && debt !== 'laboral' && debt !== 'alquiler') {
    notes.push('Comprobá que una ley permita actualizar esta deuda: la ley 23.928 lo prohíbe como regla.');
  }
  if (rate?.kind === 'accumulated') {
    notes.push(
      'La tasa se toma de la serie acumulada, día por día, como indica el comunicado P 14.290 del Banco Central.',
    );
  }
  if (rate?.kind === 'table') notes.push('Cada tasa de la tabla vale hasta la siguiente, y la última hasta el final.');
  if (debt === 'alquiler') notes.push('Un juez puede bajar intereses desproporcionados (CCyC 771 y 794).');
  if (index?.kind === 'coefficient')
    notes.push('El coeficiente es el que escribiste: no se comprueba con la serie oficial.');
  return notes;
}

/** What was not told and would change the account. */
export function missingOf({ debt, pendingCase: pending, rate }: InterestInput): InterestResult['missing'] {
  const missing: InterestResult['missing'] = [];
  if (debt === 'laboral' && pending === undefined) {
    missing.push({
      fact: 'pendingCase',
      question: '¿El juicio estaba en trámite, sin sentencia definitiva, el 6/3/2026?',
    });
  }
  if (debt === 'alimentos' && rate && 'percent' in rate && rate.addedPercent === undefined) {
    missing.push({ fact: 'rate.addedPercent', question: '¿Qué tasa agregó el juez?' });
  }
  return missing;
}

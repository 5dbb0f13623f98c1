/**
 * How sure a statement is, so that a screen shows what is marked and nothing is faked. `found`: the text says it, see its quote.
 * `inferred`: concluded from the text or the law, see its articles or note. `to-judge`: needs a person's judgement; the note says
 * what to look at. `absent`: looked for in the text and not there.
 */
export const marks = ['found', 'inferred', 'to-judge', 'absent'] as const;
export type Mark = (typeof marks)[number];

export const markLabels: Record<Mark, string> = {
  found: 'Surge del texto',
  inferred: 'Inferido',
  'to-judge': 'Requiere criterio profesional',
  absent: 'No surge del texto',
};

/** What is known of a norm that a text names. Not being in the corpus says nothing against it. */
export const normStates = ['in-force', 'repealed', 'suspect', 'not-in-corpus'] as const;
export type NormState = (typeof normStates)[number];

export const normStateLabels: Record<NormState, string> = {
  'in-force': 'Existe en el corpus',
  repealed: 'Derogada',
  suspect: 'Texto por confirmar',
  'not-in-corpus': 'No está en nuestro corpus',
};

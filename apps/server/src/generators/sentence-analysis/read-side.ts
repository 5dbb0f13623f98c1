import type { HarmConcerns } from '@foja/contracts/generators/contract-terms';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import {
  procedureRoleLabels,
  type RulingHarm,
  type RulingOutcome,
  type RulingSide,
  rulingSides,
} from '@foja/contracts/generators/sentence-terms';
import { inferred, toJudge } from '../extract/findings.ts';

/** Against whom an outcome goes; nobody is told where that depends on who appealed. */
const lost: Partial<Record<RulingOutcome, readonly RulingSide[]>> = {
  granted: ['defendant'],
  'partly-granted': rulingSides,
  rejected: ['plaintiff'],
};

/** Whose side the reader of a ruling is on, which it does not tell, and whether what it decides goes against that side. */
export function readSide(outcome: RulingOutcome, asSaid: RulingSide | null): NonNullable<SentenceAnalysis['side']> {
  if (asSaid === null) {
    return {
      ...toJudge('La sentencia no dice de qué lado estás. Elegilo y primero se muestra lo que te perjudica.'),
      kind: null,
    };
  }
  const losers = lost[outcome];
  const told =
    losers === undefined
      ? 'Si lo decidido te es contrario depende de quién recurrió.'
      : losers.length > 1
        ? 'Lo decidido te es contrario en parte.'
        : losers.includes(asSaid)
          ? 'Lo decidido te es contrario.'
          : 'Lo decidido te es favorable: lo que perjudica a la otra parte sirve para contestar su recurso.';
  return { ...inferred(procedureRoleLabels[asSaid], `Como lo indicaste. ${told}`), kind: asSaid };
}

/** Whether a weak point is against the reader's side; what may harm either harms who lost. */
export function concernsReader(harms: RulingHarm, outcome: RulingOutcome, side: RulingSide | null): HarmConcerns {
  if (side === null) return 'open';
  const harmed = harms === 'either' ? lost[outcome] : [harms];
  if (harmed === undefined) return 'open';
  return harmed.includes(side) ? 'own' : 'other';
}

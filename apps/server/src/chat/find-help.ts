import type { SafetyResponse } from '@foja/contracts/chat';
import { starterDangerRecognizer } from '../safety/recognize-danger.ts';
import { describeHelp, helpLinesOf } from './answer-in-danger.ts';

/** Whom to call, where a message tells of danger; null where it does not. For those who cannot ask: no account, no use left. */
export function findHelp(message: string): SafetyResponse['safety'] {
  const situation = starterDangerRecognizer().recognize(message);
  if (situation === null) return null;
  const helpLines = helpLinesOf(situation, message);
  return { content: describeHelp(situation, helpLines), helpLines };
}

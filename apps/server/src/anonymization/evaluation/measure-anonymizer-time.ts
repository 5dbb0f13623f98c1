import { countWords, type Detect } from './score-anonymizer.ts';

/** The engine is measured warm, as in a server or in the second message of a conversation. */
const rounds = 5;
/** So many times over the texts before that: until then half of the time is the machine's own compiler, which a server has behind it. */
const warmingRounds = 6;

/** Time of the processor, which other programs of the machine do not lengthen. */
function processorMs(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1_000;
}

/** Milliseconds of the processor for a thousand words: the median of several rounds over all the texts. */
export function measureAnonymizerTime(
  texts: readonly string[],
  detect: Detect,
  nowMs: () => number = processorMs,
): number {
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  if (words === 0) return 0;
  for (let round = 0; round < warmingRounds; round += 1) for (const text of texts) detect(text);
  const times = Array.from({ length: rounds }, () => {
    const startedMs = nowMs();
    for (const text of texts) detect(text);
    return nowMs() - startedMs;
  }).sort((a, b) => a - b);
  return ((times[Math.floor(rounds / 2)] as number) * 1000) / words;
}

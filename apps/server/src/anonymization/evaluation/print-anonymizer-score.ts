import type { AnonymizerScore, Difference } from './score-anonymizer.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The score as lines, then each difference between the marks and the engine. */
export function printAnonymizerScore(
  score: AnonymizerScore,
  differences: readonly Difference[],
  print: (line: string) => void,
): void {
  print(
    `documents ${score.documents}, words ${score.words}, ${score.msPerThousandWords.toFixed(1)} ms per 1,000 words`,
  );
  print(`recall ${percent(score.recall)} (${score.found}/${score.gold})`);
  print(`precision ${percent(score.precision)} (${score.right}/${score.predictions}), F1 ${score.f1.toFixed(3)}`);
  print(`still visible ${percent(score.visibleShare)}, touched ${score.keep.touched} of ${score.keep.items} to keep`);
  print(`documents where a name is left more than once: ${score.documentsWithNameLeft}`);
  for (const [type, { gold, found, recall }] of Object.entries(score.byType)) {
    print(`  ${type.padEnd(20)}${`${found}/${gold}`.padStart(9)}${percent(recall).padStart(8)}`);
  }
  for (const { kind, document, type, around } of differences) print(`${kind} (${type}) in ${document}: ${around}`);
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/** What is opened in one turn of the event loop: a hundred short texts, or a few that are long. */
const bytesInOneTurn = 1_000_000;
/** What opening a text costs besides its length. */
const bytesOfOpening = 10_000;

/** Told of each sealed text before the next is opened, it lets others be served in between. */
export function pauseBetweenOpenings(): (sealed: string) => Promise<void> {
  let opened = 0;
  return async ({ length }) => {
    opened += bytesOfOpening + length;
    if (opened < bytesInOneTurn) return;
    opened = 0;
    await nextTurn();
  };
}

/** Opens rows one after the other, and lets others be served in between. */
export async function openInTurns<Row, Opened>(
  rows: readonly Row[],
  sealedOf: (row: Row) => string,
  open: (row: Row) => Opened,
): Promise<Opened[]> {
  const pause = pauseBetweenOpenings();
  const opened: Opened[] = [];
  for (const row of rows) {
    opened.push(open(row));
    await pause(sealedOf(row));
  }
  return opened;
}

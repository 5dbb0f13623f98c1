import { join } from 'node:path';
import { launchServer } from './launch-server.ts';
import { median } from './statistics.ts';
import { inTemporaryFolder } from './temporary-folder.ts';

export interface StartFigures {
  /** `npm start` on an empty data folder (database made, starter corpus read, index built) to the printed address. */
  firstStartMs: { median: number; all: number[] };
  /** `npm start` on that folder again. */
  secondStartMs: { median: number; all: number[] };
}

const firstStarts = 3;
const secondStartsAfterEach = 2;

/** Starts the product as a person does, several times; packages are installed and the build is fresh. */
export async function measureStart(say: (line: string) => void): Promise<StartFigures> {
  const first: number[] = [];
  const second: number[] = [];
  for (let round = 0; round < firstStarts; round++) {
    say(`start: round ${round + 1} of ${firstStarts}`);
    await inTemporaryFolder(async (folder) => {
      const dataDir = join(folder, 'data');
      first.push(await timeStart(dataDir));
      for (let i = 0; i < secondStartsAfterEach; i++) second.push(await timeStart(dataDir));
    });
  }
  return {
    firstStartMs: { median: median(first), all: first },
    secondStartMs: { median: median(second), all: second },
  };
}

async function timeStart(dataDir: string): Promise<number> {
  const server = await launchServer({ dataDir, command: 'npm start' });
  await server.stop();
  return server.listeningMs;
}

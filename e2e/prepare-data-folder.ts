import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { knownAdmin } from './sign-in-as.ts';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a server that started once on it and was stopped: corpus, index and {@link knownAdmin} are in. */
    preparedDataFolder: string;
    /** What that server's status was as soon as it printed its address, the first start on an empty folder. */
    firstStatus: unknown;
  }
}

/** The corpus is indexed once for all journeys: each starts from a copy, as a second start does. */
export default async function prepareDataFolder(project: TestProject): Promise<() => void> {
  const server = await startServer(knownAdmin);
  const status = await fetch(`${server.url}/api/status`, { headers: { ApplicationId: 'foja' } });
  project.provide('firstStatus', await status.json());
  await server.stop();
  project.provide('preparedDataFolder', server.dataDir);
  return () => rmSync(server.dataDir, { recursive: true, force: true });
}

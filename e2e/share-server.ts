import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startStandInBoletin } from '../apps/server/src/testing/stand-in-boletin.ts';
import { standInFallo, standInSumario, startStandInSaij } from '../apps/server/src/testing/stand-in-saij.ts';
import { type GazetteDays, publishEditions } from './gazette-editions.ts';
import { copyPreparedFolder, startServer, stopAndRemove } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The one server of all files that ask for no environment of their own. */
    sharedServer: { url: string; dataDir: string };
    /** The days of the editions that the stand-in of the gazette has published. */
    gazetteDays: GazetteDays;
  }
}

/** Nothing listens there. */
export const unreachable = 'http://127.0.0.1:9';

/** Where consultations are offered by WhatsApp. */
export const whatsappNumber = '5491100000000';

/** Its log, in its data folder. */
export const logOfSharedServer = (dataDir: string): string => join(dataDir, 'log.txt');
/** What it has asked SAIJ, an address a line, in its data folder. */
export const asksOfSaij = (dataDir: string): string => join(dataDir, 'asked-saij.txt');

/** Vitest's global setup, after the prepared folder: one server for the files that need nothing special of it. */
export default async function shareServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = copyPreparedFolder(project.getProvidedContext().preparedDataFolder);
  const saij = await startStandInSaij(
    [
      standInFallo(
        1,
        { actor: 'Ledo, Marta', demandado: 'Ferrovías de Prueba S.A.', sobre: 'daños y perjuicios' },
        'pasajero tren daño andén',
      ),
      standInSumario(
        2,
        ['TRANSPORTE FERROVIARIO', 'PASAJERO'],
        'El transportista responde por el daño al pasajero en un tren que partió con las puertas abiertas.',
      ),
    ],
    (path) => appendFileSync(asksOfSaij(dataDir), `${decodeURIComponent(path.replaceAll('+', ' '))}\n`),
  );
  const gazette = await startStandInBoletin();
  project.provide('gazetteDays', publishEditions(gazette, Date.now()));
  const server = await startServer(
    {
      // Each file is a network of its own: `fromNetwork`.
      TRUST_PROXY: '127.0.0.1',
      SAIJ_BASE_URL: saij.baseUrl,
      BOLETIN_BASE_URL: gazette.baseUrl,
      BCRA_BASE_URL: unreachable,
      DATOS_BASE_URL: unreachable,
      WHATSAPP_NUMBER: whatsappNumber,
      // What reaches the log is looked at.
      LOG_LEVEL: 'trace',
    },
    dataDir,
    (printed) => appendFileSync(logOfSharedServer(dataDir), printed),
  );
  project.provide('sharedServer', { url: server.url, dataDir });
  return async () => {
    await stopAndRemove(server);
    await saij.close();
    await gazette.close();
  };
}

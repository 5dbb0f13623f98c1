import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { standInFallo, standInSumario, startStandInSaij } from '../apps/server/src/testing/stand-in-saij.ts';
import { copyPreparedFolder, startServer, stopAndRemove } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The one server of all files that ask for no environment of their own. */
    sharedServer: { url: string; dataDir: string };
  }
}

/** Nothing listens there. */
const unreachable = 'http://127.0.0.1:9';

/** Where consultations are offered by WhatsApp. */
export const whatsappNumber = '5491100000000';

/** Its log, in its data folder. */
const logName = 'log.txt';
export const logOfSharedServer = (dataDir: string): string => join(dataDir, logName);

/** Vitest's global setup, after the prepared folder: one server for the files that need nothing special of it. */
export default async function shareServer(project: TestProject): Promise<() => Promise<void>> {
  const saij = await startStandInSaij([
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
  ]);
  const dataDir = copyPreparedFolder(project.getProvidedContext().preparedDataFolder);
  const server = await startServer(
    {
      // Each file is a network of its own: `fromNetwork`.
      TRUST_PROXY: '127.0.0.1',
      SAIJ_BASE_URL: saij.baseUrl,
      BOLETIN_BASE_URL: unreachable,
      BCRA_BASE_URL: unreachable,
      DATOS_BASE_URL: unreachable,
      WHATSAPP_NUMBER: whatsappNumber,
      // What reaches the log is looked at.
      LOG_LEVEL: 'trace',
    },
    dataDir,
    (printed) => appendFileSync(join(dataDir, logName), printed),
  );
  project.provide('sharedServer', { url: server.url, dataDir });
  return async () => {
    await stopAndRemove(server);
    await saij.close();
  };
}

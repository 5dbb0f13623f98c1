import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ReachableServer } from './start-server.ts';

/** The link to `path`, with what follows it, in the last mail to `email`, once one of the servers has written it to its outbox folder. */
export async function linkInMail(
  server: ReachableServer | readonly ReachableServer[],
  email: string,
  path: string,
): Promise<string> {
  const folders = [server].flat().map(({ dataDir }) => join(dataDir, 'outbox'));
  let link: string | undefined;
  await expect
    .poll(() => {
      const mails = folders.flatMap(listMails).filter((mail) => mail.includes(email));
      link = mails
        .map((mail) => mail.replaceAll('=\n', '').replaceAll('=3D', '='))
        .map((mail) => new RegExp(`https?://\\S+?${path}[?/][^\\s"<]+`).exec(mail)?.[0])
        .findLast((found) => found !== undefined);
      return link;
    })
    .toBeTruthy();
  return link as string;
}

function listMails(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => join(folder, name))
      .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
      .map((path) => readFileSync(path, 'utf8'));
  } catch {
    return [];
  }
}

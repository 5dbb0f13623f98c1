// A server process as far as reminders go: it opens the database, says so, and reminds once when it is told to.
// Arguments: address of the database, the moment, the encryption key.
import { tmpdir } from 'node:os';
import { remindOfAgenda } from '../agenda/remind.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { fixedKeyring } from '../platform/keyring.ts';

const [databaseUrl = '', moment = '', key = ''] = process.argv.slice(2);
const { close, db } = await openDatabase({ dataDir: tmpdir(), databaseUrl });
const go = new Promise((resolve) => process.once('message', resolve));
process.send?.('ready');
await go;
const filed = await remindOfAgenda({
  db,
  clock: { now: () => new Date(moment) },
  keyring: fixedKeyring(key),
  config: { publicUrl: null, host: '127.0.0.1', port: 0 },
});
process.send?.({ filed });
await close();
process.disconnect();

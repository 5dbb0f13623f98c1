import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { mailNotices } from './agenda/mail-notices.ts';
import { purgeAgenda } from './agenda/purge-agenda.ts';
import { recomputeDeadlines } from './agenda/recompute-deadlines.ts';
import { remindOfAgenda } from './agenda/remind.ts';
import { deriveRulingCitations } from './corpus/derive-ruling-citations.ts';
import type { FetchJob } from './corpus/official/fetch-job.ts';
import { purgeDocuments } from './documents/purge-documents.ts';
import { sweepAbandonedFiles } from './documents/sweep-abandoned-files.ts';
import { purgeEditorDocuments } from './editor/purge-editor-documents.ts';
import { purgeInvitations } from './firms/purge-invitations.ts';
import { Gazette } from './gazette/gazette.ts';
import { defaultGazetteLimits } from './gazette/gazette-limits.ts';
import { deliverOutbox } from './mail/deliver-outbox.ts';
import { createFileTransport } from './mail/file-transport.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { purgeMatters } from './matters/purge-matters.ts';
import { purgeOwnTemplates } from './own-templates/purge-own-templates.ts';
import { endUnpaidPlans } from './plans/end-unpaid-plans.ts';
import { notifyEndingTrials } from './plans/notify-ending-trials.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import type { Keyring } from './platform/keyring.ts';
import { repeat } from './platform/repeat.ts';
import { finishRotation } from './platform/rotate-keys.ts';
import { tellSafely } from './platform/tell-safely.ts';
import { sealedStores } from './sealed-stores.ts';
import { refundAbandonedUses } from './usage/refund-abandoned-uses.ts';
import { watchTheLaw } from './watches/watch-the-law.ts';

export interface BackgroundDeps {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'files' | 'publicUrl' | 'host' | 'port' | 'gazette'>;
  db: Database;
  clock: Clock;
  keyring: Keyring;
  jwtSecret: string;
  officialTexts: FetchJob;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const mailPauseMs = 1_000;
const plansPauseMs = 5 * 60_000;
const agendaPauseMs = 5 * 60_000;
const documentsPauseMs = 60_000;
const rulingCitationsPauseMs = 60_000;
const usesPauseMs = 5 * 60_000;
const keysPauseMs = 3_600_000;
const officialTextsPauseMs = 60_000;
const sweepPauseMs = 3_600_000;

/**
 * What the server does by itself, on any number of servers at once: mails that are due leave, trials that end are told of,
 * plans that are no longer paid end, agendas are reminded of and computed again, documents that were deleted leave the disk and the database, uses of work that never ended are
 * given back, and a rotation of keys is brought to its end.
 */
export function startBackgroundWork(deps: BackgroundDeps): { stop(): Promise<void> } {
  const { log } = deps;
  const transport = openTransport(deps);
  const onError = (error: unknown) => log.error({ err: tellSafely(error) }, 'background work failed');
  const mail = repeat(
    async (signal) => {
      const { failures } = await deliverOutbox({ ...deps, transport }, signal);
      for (const failure of failures) log.warn(failure, 'a mail was not taken');
    },
    { pauseMs: mailPauseMs, onError },
  );
  const plans = repeat(
    async () => {
      await notifyEndingTrials(deps);
      await endUnpaidPlans(deps);
    },
    { pauseMs: plansPauseMs, onError },
  );
  // Apart from the others, which go on where the place of files does not answer.
  const vault = repeat(() => purgeDocuments(deps), { pauseMs: documentsPauseMs, onError });
  const documents = repeat(
    async () => {
      await purgeEditorDocuments(deps);
      await purgeOwnTemplates(deps);
      await purgeAgenda(deps);
      await purgeInvitations(deps);
      await purgeMatters(deps);
    },
    { pauseMs: documentsPauseMs, onError },
  );
  const agenda = repeat(
    async (signal) => {
      const moved = await recomputeDeadlines(deps, { signal });
      if (moved > 0) log.info({ moved }, 'deadlines moved with the calendar');
      await mailNotices(deps);
      await remindOfAgenda(deps);
    },
    { pauseMs: agendaPauseMs, onError },
  );
  // Of its own network, with the manners and the cache of everybody's.
  const gazette = new Gazette({ ...deps, limits: defaultGazetteLimits });
  const law = watchTheLaw(deps, (date) => gazette.readNotices({ date, network: 'novedades' }), onError);
  const citations = repeat((signal) => deriveRulingCitations(deps.db, signal), {
    pauseMs: rulingCitationsPauseMs,
    onError,
  });
  const uses = repeat(
    async () => {
      const count = await refundAbandonedUses(deps);
      if (count > 0) log.warn({ count }, 'uses of work that never ended were given back');
    },
    { pauseMs: usesPauseMs, onError },
  );
  const keys = repeat(
    (signal) => finishRotation({ ...deps, dataDir: deps.config.dataDir, stores: sealedStores(deps), signal }),
    { pauseMs: keysPauseMs, onError },
  );
  const officialTexts = repeat(() => deps.officialTexts.keepCurrent(), { pauseMs: officialTextsPauseMs, onError });
  const sweep = repeat(() => sweepAbandonedFiles(deps), { pauseMs: sweepPauseMs, onError });
  return {
    async stop() {
      gazette.close();
      await Promise.all([
        law.stop(),
        mail.stop(),
        plans.stop(),
        vault.stop(),
        documents.stop(),
        agenda.stop(),
        citations.stop(),
        uses.stop(),
        keys.stop(),
        officialTexts.stop(),
        sweep.stop(),
      ]);
    },
  };
}

/** Without a mail server mails are files, and the log says where each is. */
function openTransport({ config, log }: BackgroundDeps): MailTransport {
  if (config.smtpUrl) return createSmtpTransport({ url: config.smtpUrl, from: config.mailFrom });
  return createFileTransport({
    folder: join(config.dataDir, 'outbox'),
    from: config.mailFrom,
    onWritten: (mail) => log.info(mail, 'mail written to a file: no SMTP_URL is set'),
  });
}

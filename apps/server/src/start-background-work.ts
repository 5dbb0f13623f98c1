import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { mailNotices } from './agenda/mail-notices.ts';
import { purgeAgenda } from './agenda/purge-agenda.ts';
import { recomputeDeadlines } from './agenda/recompute-deadlines.ts';
import { remindOfAgenda } from './agenda/remind.ts';
import { deriveRulingCitations } from './corpus/derive-ruling-citations.ts';
import type { FetchJob } from './corpus/official/fetch-job.ts';
import type { DocumentJobs } from './document-jobs/open-document-jobs.ts';
import { purgeJobs } from './document-jobs/purge-jobs.ts';
import { purgeDocuments } from './documents/purge-documents.ts';
import { sweepAbandonedFiles } from './documents/sweep-abandoned-files.ts';
import { purgeEditorDocuments } from './editor/purge-editor-documents.ts';
import { purgeInvitations } from './firms/purge-invitations.ts';
import { Gazette } from './gazette/gazette.ts';
import { defaultGazetteLimits } from './gazette/gazette-limits.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { type JobWork, runJobs } from './jobs/run-jobs.ts';
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
import { openLawWatch } from './watches/watch-the-law.ts';

export interface BackgroundDeps {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'files' | 'publicUrl' | 'host' | 'port' | 'gazette'>;
  db: Database;
  clock: Clock;
  keyring: Keyring;
  jwtSecret: string;
  jobs: JobQueue;
  databaseKind: 'embedded' | 'server';
  officialTexts: FetchJob;
  /** Works on long files; a server without it leaves them to others. */
  documentJobs?: DocumentJobs;
  /** Has the whole index built anew; resolves when it is. */
  rebuildIndexNow?: (signal: AbortSignal) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const mailPauseMs = 1_000;

/**
 * What the server does by itself, on any number of servers at once: mails that are due leave, and the jobs of the queue are done, those
 * that recur and those that somebody asked for.
 */
export function startBackgroundWork(deps: BackgroundDeps): { stop(): Promise<void> } {
  const { documentJobs, log } = deps;
  const transport = openTransport(deps);
  const onError = (error: unknown) => log.error({ err: tellSafely(error) }, 'background work failed');
  // A person waits for the link in a mail, so these are no job that a minute may pass before.
  const mail = repeat(
    async (signal) => {
      const { failures } = await deliverOutbox({ ...deps, transport }, signal);
      for (const failure of failures) log.warn(failure, 'a mail was not taken');
    },
    { pauseMs: mailPauseMs, onError },
  );
  // Of its own network, with the manners and the cache of everybody's.
  const gazette = new Gazette({ ...deps, limits: defaultGazetteLimits });
  const isAlone = deps.databaseKind === 'embedded';
  const jobs = runJobs(
    {
      ...deps,
      isAlone,
      onError: (error, kind) => log.error({ err: tellSafely(error), kind }, 'background work failed'),
    },
    jobWork(deps, gazette),
  );
  return {
    async stop() {
      gazette.close();
      await Promise.all([mail.stop(), jobs.stop()]);
      await documentJobs?.close();
    },
  };
}

/** What each kind of job does. */
function jobWork(deps: BackgroundDeps, gazette: Gazette): JobWork {
  const { documentJobs, log, officialTexts, rebuildIndexNow } = deps;
  const watchTheLaw = openLawWatch(deps, (date) => gazette.readNotices({ date, network: 'novedades' }));
  return {
    'official-texts': (run) => officialTexts.run(run),
    'official-texts-schedule': () => officialTexts.keepCurrent(),
    ...(rebuildIndexNow && { 'index-rebuild': ({ signal }) => rebuildIndexNow(signal) }),
    plans: async () => {
      await notifyEndingTrials(deps);
      await endUnpaidPlans(deps);
    },
    purges: async () => {
      await purgeEditorDocuments(deps);
      await purgeOwnTemplates(deps);
      await purgeAgenda(deps);
      await purgeInvitations(deps);
      await purgeMatters(deps);
      await purgeJobs(deps);
      // Last: the others do not wait for a place of files that does not answer.
      await purgeDocuments(deps);
    },
    agenda: async ({ signal }) => {
      const moved = await recomputeDeadlines(deps, { signal });
      if (moved > 0) log.info({ moved }, 'deadlines moved with the calendar');
      await mailNotices(deps);
      await remindOfAgenda(deps);
    },
    'law-watch': ({ signal }) => watchTheLaw(signal),
    'ruling-citations': ({ signal }) => deriveRulingCitations(deps.db, signal),
    'unfinished-uses': async () => {
      const count = await refundAbandonedUses(deps);
      if (count > 0) log.warn({ count }, 'uses of work that never ended were given back');
    },
    'key-rotation': ({ onProgress, signal }) => {
      let resealed = 0;
      const onResealed = () => {
        resealed += 1;
        onProgress(resealed, null);
      };
      return finishRotation({ ...deps, dataDir: deps.config.dataDir, stores: sealedStores(deps), signal, onResealed });
    },
    'abandoned-files': () => sweepAbandonedFiles(deps),
    ...(documentJobs && { 'long-documents': (run) => documentJobs.run(run) }),
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

import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createFirstSuperAdmin } from './accounts/create-first-super-admin.ts';
import { openTextAnonymizer } from './anonymization/text-anonymizer.ts';
import { buildApp, textWorkerFile } from './app.ts';
import { answerAhead } from './chat/answer-ahead.ts';
import { createLocalAnswerer } from './chat/local-answerer.ts';
import { createModelAnswerer, modelLimits } from './chat/model-answerer.ts';
import { openCitationResolver } from './chat/open-citation-resolver.ts';
import { formatProblem } from './corpus/corpus-problem.ts';
import { hasOfficialTexts } from './corpus/has-official-texts.ts';
import { importFolder } from './corpus/import-folder.ts';
import { loadStarterCorpus } from './corpus/load-starter-corpus.ts';
import { FetchJob } from './corpus/official/fetch-job.ts';
import { openInfoleg } from './corpus/official/open-infoleg.ts';
import { openDocumentJobs } from './document-jobs/open-document-jobs.ts';
import { canRecogniseText } from './documents/reading/recognise-text.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { fetchHeadnotes } from './jurisprudence/headnotes/fetch-headnotes.ts';
import { openHeadnotes } from './jurisprudence/headnotes/open-headnotes.ts';
import { createMercadoPago } from './plans/mercado-pago.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import type { EmbeddedDatabase } from './platform/database/embedded/start-embedded-database.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { readInstallationSecret } from './platform/installation-secret.ts';
import { openKeyring } from './platform/keyring.ts';
import { openEmbedder, openLanguageModels } from './platform/language-model.ts';
import { tellSafely } from './platform/tell-safely.ts';
import { applyOutbox, startOutboxLoop } from './retrieval/apply-outbox.ts';
import { openNormRegistry } from './retrieval/norm-registry.ts';
import { openIndex } from './retrieval/open-index.ts';
import { readIndexState } from './retrieval/read-index-state.ts';
import { SourceReader } from './retrieval/read-sources.ts';
import type { RetrievalQuery } from './retrieval/retrieval.ts';
import { retrieve } from './retrieval/retrieve.ts';
import { keepWarm } from './retrieval/warm-up.ts';
import { sealedStores } from './sealed-stores.ts';
import { startBackgroundWork } from './start-background-work.ts';
import { tellUnknownKeys } from './tell-unknown-keys.ts';
import { starterKnowledge } from './understanding/knowledge.ts';
import { openUnderstanding } from './understanding/open-understanding.ts';
import { readDoubtsAhead } from './understanding/read-doubts-ahead.ts';

/** What runs when the server stops, last opened first. */
export type Closers = (() => Promise<unknown> | undefined)[];

/**
 * Opens everything that the server is made of, in order, and says through `closers` how to close it.
 * @param embedded the database's process where it is embedded, possibly still starting.
 */
export async function openServer(
  config: Config,
  embedded: Promise<EmbeddedDatabase> | null,
  closers: Closers,
  signal: AbortSignal,
): Promise<FastifyInstance> {
  const clock = systemClock;
  // The object stays the same: who listens writes the address that mails and pages name into it.
  const wantsText = config.recognisesText;
  config.recognisesText = wantsText && canRecogniseText();
  if (wantsText && !config.recognisesText)
    console.error(
      'OCR=on: tesseract.js-core and @tesseract.js-data/spa are not installed; pages that are images stay unread.',
    );
  // The index is read while the database's process starts.
  const openingIndex = openIndex(config.retrievalUri, (part, error) => {
    console.error(`The search index cannot be read (${part}: ${tellSafely(error).message}): it is left out.`);
  });
  // A failure is met where it is awaited; the database may fail before.
  openingIndex.catch(() => {});
  closers.push(() =>
    openingIndex.then(
      (opened) => opened.close(),
      () => {},
    ),
  );
  const database = await openDatabase({ ...config, ...(embedded && { embedded }) });
  closers.push(() => database.close());
  const { db } = database;
  const index = await openingIndex;
  const embedder = config.embeddings ? openEmbedder(config.embeddings) : null;

  const starter = await loadStarterCorpus(db, join(config.projectRoot, 'corpus'));
  for (const problem of starter.problems) console.error(`Skipped ${formatProblem(problem)}`);
  if (index.live() === null) {
    console.error('Building the search index…');
    // Without its index the first question would find nothing; later changes follow while the server works.
    await applyOutbox({ db, index, embedder }).catch((error: unknown) => reportFailure('indexing', error));
  }

  const superAdmin = await createFirstSuperAdmin({ db, clock }, config.admin);
  // To the terminal and not through the logger: a password is not kept in a log.
  if (superAdmin?.password) process.stdout.write(firstPasswordNotice(superAdmin.email, superAdmin.password));

  const sources = new SourceReader(db);
  const registry = openNormRegistry(db, clock);
  const languageModels = config.languageModel ? openLanguageModels(config.languageModel) : null;
  const anonymizer = openTextAnonymizer();
  closers.push(() => anonymizer.close());
  const keyring = openKeyring(config);
  const citationResolver = openCitationResolver({ db, clock });
  const jobs = new JobQueue(db);
  const officialTexts = new FetchJob({
    db,
    clock,
    site: openInfoleg(config),
    fetchHeadnotes: (options) => fetchHeadnotes({ db, clock, saij: openHeadnotes(config) }, options),
    onImported: () => outbox.wake(),
    jobs,
  });
  const jwtSecret = config.jwtSecret ?? readInstallationSecret(config.dataDir, 'jwt');
  const retrieveHere = (query: RetrievalQuery) => retrieve({ db, index, registry, sources, embedder }, query);
  const answerer = languageModels
    ? createModelAnswerer(languageModels, modelLimits, citationResolver)
    : createLocalAnswerer(citationResolver);
  const app = await buildApp({
    config,
    clock,
    db,
    databaseKind: database.kind,
    jwtSecret,
    keyring,
    payments: config.mercadoPago
      ? createMercadoPago({
          ...config.mercadoPago,
          onFailure: (reason) => console.error(`Mercado Pago did not answer well: ${reason}`),
        })
      : null,
    indexState: async () => {
      const state = await readIndexState({ db, index });
      const isBuilding = outbox.isRebuilding() || (await jobs.isUnderWay('index-rebuild'));
      return isBuilding ? { ...state, status: 'building' as const } : state;
    },
    rebuildIndex: () => jobs.send('index-rebuild', {}),
    officialTexts,
    jobs,
    retrieve: retrieveHere,
    answerer,
    anonymizer,
    languageModels,
    embedder,
  });
  // The first question must not wait for them; a file that is not well formed stops the start.
  const { doubts, roles, facts } = starterKnowledge();
  const doubtsRead = readDoubtsAhead({ doubts, roles, facts }, signal).catch((error: unknown) =>
    reportFailure('reading the doubts ahead', error),
  );
  let wasGarbled = false;
  const warmth = keepWarm({ index, sources }, signal, (error) => {
    reportFailure('reading the index ahead', error);
    // Once: what cannot be read after that is not the index's fault.
    if (wasGarbled || signal.aborted) return;
    wasGarbled = true;
    if (outbox.rebuild()) console.error('The search index is built anew.');
  });
  const answeredAhead = warmth
    .settled()
    .then(() =>
      answerAhead(
        { db, clock, citationResolver, retrieve: retrieveHere, understand: openUnderstanding({ registry, clock }) },
        signal,
      ),
    )
    .catch((error: unknown) => reportFailure('answering ahead', error));
  const outbox = startOutboxLoop(
    { db, index, embedder },
    {
      onError: (error) => app.log.error({ err: tellSafely(error) }, 'indexing failed; it is tried again'),
      onApplied: warmth.renew,
    },
  );
  const background = startBackgroundWork({
    config,
    db,
    databaseKind: database.kind,
    clock,
    keyring,
    jwtSecret,
    log: app.log,
    jobs,
    officialTexts,
    documentJobs: openDocumentJobs({
      config,
      db,
      clock,
      keyring,
      jwtSecret,
      anonymizer,
      languageModels,
      answerer,
      retrieve: retrieveHere,
      textWorkerFile,
    }),
    rebuildIndexNow: () => {
      outbox.rebuild();
      return outbox.rebuilt();
    },
  });
  const importing = config.corpusDir
    ? importAtStart(app, db, config.corpusDir, outbox.wake, signal)
    : Promise.resolve();
  closers.push(
    () => outbox.stop(),
    () => background.stop(),
    () => importing,
    () => warmth.settled(),
    () => doubtsRead,
    () => answeredAhead,
    () => app.close(),
  );
  app.addHook('onListen', async () => {
    const stores = sealedStores({ config, keyring, db });
    await tellUnknownKeys({ keyring, stores }, (line) => console.error(line)).catch((error: unknown) =>
      reportFailure('looking at the keys', error),
    );
  });
  if (!config.corpusDir) app.addHook('onListen', async () => offerTexts(db));
  return app;
}

/** A fresh installation quotes no law: how to bring it is said in one line. */
async function offerTexts(db: Database): Promise<void> {
  if (await hasOfficialTexts(db)) return;
  process.stdout.write(
    'Foja: sin textos oficiales todavía. Se traen con «npm run corpus -- fetch», o en Administración, Corpus.\n',
  );
}

function firstPasswordNotice(email: string, password: string): string {
  return `First administrator: ${email}  password: ${password}  (shown only this once: change it after signing in)\n`;
}

/** Takes in what changed in `CORPUS_DIR` while the server already answers. */
async function importAtStart(
  app: FastifyInstance,
  db: Parameters<typeof loadStarterCorpus>[0],
  folder: string,
  onImported: () => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const outcome = await importFolder({
      db,
      folder,
      clock: systemClock,
      signal,
      onProblem: (problem) => app.log.warn(`corpus: skipped ${formatProblem(problem)}`),
    });
    if (outcome.filesRead > 0)
      app.log.info({ articles: outcome.articles, rulings: outcome.rulings }, 'corpus imported');
    onImported();
  } catch (error) {
    if (!signal.aborted) app.log.error({ err: tellSafely(error) }, 'the corpus folder could not be imported');
  }
}

function reportFailure(what: string, error: unknown): void {
  console.error(`${what} failed: ${tellSafely(error).message}`);
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import { messageMaxCharacters } from '@foja/contracts/limits';
import type { Status } from '@foja/contracts/status';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  type FastifyPluginAsyncZod,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { accountLifecycleRoutes } from './account-lifecycle/account-lifecycle.routes.ts';
import { endOtherAccess } from './account-lifecycle/end-other-access.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { myActivityRoutes } from './accounts/my-activity.routes.ts';
import { addinRoutes } from './addin/addin.routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { agendaRoutes } from './agenda/agenda.routes.ts';
import type { AgendaLimits } from './agenda/agenda-deps.ts';
import { nextDeadlines } from './agenda/next-deadlines.ts';
import { anonymizationRoutes } from './anonymization/anonymization.routes.ts';
import type { TextAnonymizer } from './anonymization/text-anonymizer.ts';
import { apiKeysRoutes } from './api-keys/api-keys.routes.ts';
import { scopeOf } from './api-keys/calls-of-scopes.ts';
import { guardApiKeys } from './api-keys/guard-api-keys.ts';
import { articleSearchRoutes } from './article-search/article-search.routes.ts';
import { calculatorsRoutes } from './calculators/calculators.routes.ts';
import { feesRoutes } from './calculators/fees.routes.ts';
import { inheritanceRoutes } from './calculators/inheritance.routes.ts';
import { interestRoutes } from './calculators/interest.routes.ts';
import { labourRoutes } from './calculators/labour.routes.ts';
import { rentExitRoutes } from './calculators/rent-exit.routes.ts';
import type { Answerer } from './chat/answerer.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { citationCheckRoutes } from './citation-check/citation-check.routes.ts';
import { openCorpusVersion } from './corpus/attested/corpus-version.ts';
import { corpusRoutes } from './corpus/corpus.routes.ts';
import type { FetchJob } from './corpus/official/fetch-job.ts';
import { documentJobsRoutes } from './document-jobs/document-jobs.routes.ts';
import type { DocumentJobLimits } from './document-jobs/document-jobs-deps.ts';
import { defaultDocumentLimits } from './documents/default-limits.ts';
import { DocumentThreads } from './documents/document-threads.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import type { DocumentLimits } from './documents/documents-deps.ts';
import { draftingRoutes } from './drafting/drafting.routes.ts';
import { editorRoutes } from './editor/editor.routes.ts';
import type { EditorLimits } from './editor/editor-deps.ts';
import { openCaseEvaluation } from './evaluation/evaluate-case.ts';
import { evaluationRoutes } from './evaluation/evaluation.routes.ts';
import { firmsRoutes } from './firms/firms.routes.ts';
import { gazetteRoutes } from './gazette/gazette.routes.ts';
import type { GazetteLimits } from './gazette/gazette-limits.ts';
import { generatorsRoutes } from './generators/generators.routes.ts';
import { guestsRoutes } from './guests/guests.routes.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { jurisprudenceRoutes } from './jurisprudence/jurisprudence.routes.ts';
import type { JurisprudenceLimits } from './jurisprudence/jurisprudence-deps.ts';
import { openFirmMatters } from './matters/firm-matters.ts';
import { mattersRoutes } from './matters/matters.routes.ts';
import type { MattersLimits } from './matters/matters-deps.ts';
import { mcpRoutes } from './mcp/mcp.routes.ts';
import { ownTemplatesRoutes } from './own-templates/own-templates.routes.ts';
import type { OwnTemplatesLimits } from './own-templates/own-templates-deps.ts';
import type { PaymentProvider } from './plans/payment-provider.ts';
import { plansRoutes } from './plans/plans.routes.ts';
import { registerApiDocumentation } from './platform/api-documentation.ts';
import { registerCallGuards } from './platform/call-guards.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { drainCalls } from './platform/drain-calls.ts';
import { drainRefusedBodies } from './platform/drain-refused-bodies.ts';
import type { Embedder } from './platform/embedder.ts';
import { acceptEmptyJsonBody } from './platform/empty-json-body.ts';
import { answerBrokenAddress, registerErrorHandler } from './platform/error-handler.ts';
import type { Keyring } from './platform/keyring.ts';
import type { LanguageModels } from './platform/language-model.ts';
import { type LogStream, loggerOptions } from './platform/log.ts';
import { registerMetrics } from './platform/metrics.ts';
import { refuseBrokenText } from './platform/refuse-broken-text.ts';
import { registerSecurityHeaders } from './platform/security-headers.ts';
import { speakSpanishInValidation } from './platform/spanish-validation.ts';
import type { StructureModelLimits } from './platform/structure-model.ts';
import { type TextThreadLimits, TextThreadPool, textThreadLimits } from './platform/threads/text-threads.ts';
import { inSpan } from './platform/tracing/in-span.ts';
import { registerTracing } from './platform/tracing/register-tracing.ts';
import { registerWebFiles } from './platform/web-files.ts';
import { pleadingReviewRoutes } from './pleading-review/pleading-review.routes.ts';
import { publicPagesRoutes } from './public-pages/public-pages.routes.ts';
import { screenHeads } from './public-pages/screen-heads.ts';
import type { Retrieval, RetrievalQuery } from './retrieval/retrieval.ts';
import { statusRoutes } from './status/status.routes.ts';
import { openUseSettlement } from './usage/settle-use.ts';
import { usageRoutes } from './usage/usage.routes.ts';
import { verificationRecordsRoutes } from './verification-records/verification-records.routes.ts';
import { watchesRoutes } from './watches/watches.routes.ts';
import type { WatchesLimits } from './watches/watches-deps.ts';
import { wordingRoutes } from './wording/wording.routes.ts';
import { writingRoutes } from './writing/writing.routes.ts';

/** Everything that the application stands on; tests hand in their own. */
export interface AppDeps {
  config: Config;
  clock: Clock;
  jwtSecret: string;
  /** Seals what is kept encrypted. */
  keyring: Keyring;
  /** Null where plans are asked for instead of paid. */
  payments: PaymentProvider | null;
  db: Database;
  databaseKind: Status['database']['kind'];
  indexState: () => Promise<Status['index']>;
  /** Has the whole index built anew while the old one serves; false where that is under way already. */
  rebuildIndex: () => Promise<boolean>;
  /** Brings official texts from their site. */
  officialTexts: FetchJob;
  /** Work that outlives a call. */
  jobs: JobQueue;
  retrieve: (query: RetrievalQuery) => Promise<Retrieval>;
  answerer: Answerer;
  anonymizer: TextAnonymizer;
  /** Null where no language model is configured. */
  languageModels: LanguageModels | null;
  /** Null where no embeddings endpoint is configured. */
  embedder: Embedder | null;
  /** What differs from the usual manners towards the official gazette's site. */
  gazetteLimits?: Partial<GazetteLimits>;
  /** What differs from the usual patience with a model that fills structures. */
  structureModelLimits?: StructureModelLimits;
  /** What differs from the usual bounds of the document vault. */
  documentLimits?: Partial<DocumentLimits>;
  /** What differs from the usual bounds of jobs with documents. */
  documentJobLimits?: Partial<DocumentJobLimits>;
  /** What differs from the usual bounds of the editor. */
  editorLimits?: Partial<EditorLimits>;
  /** What differs from the usual bounds of own templates. */
  ownTemplatesLimits?: Partial<OwnTemplatesLimits>;
  /** What differs from the usual bounds of the agenda. */
  agendaLimits?: Partial<AgendaLimits>;
  /** What differs from the usual bounds of what is watched. */
  watchesLimits?: Partial<WatchesLimits>;
  /** What differs from the usual bounds of causas. */
  mattersLimits?: Partial<MattersLimits>;
  /** What differs from the usual bounds of the search for rulings, and from the usual manners towards SAIJ. */
  jurisprudenceLimits?: Partial<JurisprudenceLimits>;
  /** What differs from the usual bounds of the threads that work on texts. */
  textThreadLimits?: Partial<TextThreadLimits>;
  /** Whether the built web application is served where there is one; true where left out. */
  servesWeb?: boolean;
  /** How long calls in course may still take when the application closes; ten seconds where left out, and zero for none. */
  drainMs?: number;
  /** Where the log goes; the standard output where left out. */
  logStream?: LogStream;
}

const fromSource = import.meta.url.endsWith('.ts');
/** The program of the threads that work on texts. */
export const textWorkerFile = fileURLToPath(
  new URL(fromSource ? './text.worker.ts' : './text.worker.js', import.meta.url),
);

/** The longest message in its longest JSON form, with room for the rest of a call. */
const bodyLimitBytes = messageMaxCharacters * 6 * 50;

/** Of a call that anybody may make: one message in its longest JSON form, with room for the rest. */
const openBodyLimitBytes = messageMaxCharacters * 6 + 64 * 1024;

/** Of the addresses that a call comes by, the nearest first, those whose word is taken for the one before. */
function believed(trusted: Config['trustProxy']): string[] | boolean | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/** Builds the application: plugins first, then every domain by name. It never listens. */
export async function buildApp(given: AppDeps): Promise<FastifyInstance> {
  const deps: AppDeps = {
    ...given,
    retrieve: (query) => inSpan('retrieval', {}, () => given.retrieve(query)),
  };
  const app = Fastify({
    logger: loggerOptions(deps.config.logLevel, deps.logStream),
    bodyLimit: bodyLimitBytes,
    trustProxy: believed(deps.config.trustProxy),
    forceCloseConnections: true,
    // No bound: a slow machine's start, or a stop that lets answers end, would be taken for a plugin that hangs.
    pluginTimeout: 0,
    frameworkErrors: answerBrokenAddress,
  }).withTypeProvider<ZodTypeProvider>();
  speakSpanishInValidation();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);

  drainCalls(app, deps.drainMs);
  drainRefusedBodies(app);
  registerErrorHandler(app);
  acceptEmptyJsonBody(app);
  await app.register(cookie);
  await registerSecurityHeaders(app, deps.config);
  registerCallGuards(app);
  // Who has not said who they are is not listened to for long.
  app.addHook('onRoute', (route) => {
    if (route.onRequest === undefined) route.bodyLimit ??= openBodyLimitBytes;
  });
  await registerTracing(app, deps.config.tracesEndpoint, deps.db);
  await registerMetrics(app, deps.config.metricsToken, () => deps.jobs.count());
  guardApiKeys(app, deps);
  refuseBrokenText(app);
  await registerApiDocumentation(app, scopeOf);

  // Under a name: for one without, Fastify looks through all files that are loaded, which takes longer than to set its calls up.
  const register = (routes: FastifyPluginAsyncZod) =>
    app.register(Object.assign(routes, { [Symbol.for('fastify.display-name')]: 'routes' }));
  await register(statusRoutes(deps));
  await register(guestsRoutes(deps));
  await register(accountsRoutes({ ...deps, endOtherAccess }));
  await register(apiKeysRoutes(deps));
  const firmMatters = openFirmMatters(deps);
  await register(accountLifecycleRoutes({ ...deps, firmMatters }));
  await register(firmsRoutes({ ...deps, firmMatters }));
  await register(myActivityRoutes(deps));
  await register(usageRoutes(deps));
  await register(plansRoutes(deps));
  await register(corpusRoutes(deps));
  await register(articleSearchRoutes(deps));
  await register(gazetteRoutes(deps));
  const threads = new TextThreadPool(textWorkerFile, { ...textThreadLimits, ...deps.textThreadLimits });
  // Before the server waits for calls to end: they end with what they wait for.
  app.addHook('preClose', () => threads.close());
  await register(anonymizationRoutes({ ...deps, threads }));
  const documentThreads = new DocumentThreads({ ...defaultDocumentLimits, ...deps.documentLimits }.threads);
  app.addHook('preClose', () => documentThreads.close());
  const counting = { ...deps, settleUse: openUseSettlement(app, deps) };
  const corpusVersion = openCorpusVersion({ ...deps, folder: join(deps.config.projectRoot, 'corpus') });
  const working = { ...counting, threads, corpusVersion };
  const evaluateCase = openCaseEvaluation(working);
  await register(chatRoutes({ ...working, evaluateCase }));
  await register(wordingRoutes(working));
  await register(evaluationRoutes({ ...counting, evaluateCase }));
  await register(generatorsRoutes(working));
  await register(jurisprudenceRoutes(working));
  await register(draftingRoutes(counting));
  await register(writingRoutes(working));
  await register(documentsRoutes({ ...counting, documentThreads }));
  await register(documentJobsRoutes(counting));
  await register(editorRoutes(deps));
  await register(ownTemplatesRoutes(deps));
  await register(agendaRoutes(deps));
  await register(watchesRoutes(deps));
  await register(mattersRoutes({ ...deps, nextDeadlines, documentThreads }));
  await register(citationCheckRoutes(working));
  await register(pleadingReviewRoutes(working));
  await register(calculatorsRoutes(deps));
  await register(feesRoutes(deps));
  await register(inheritanceRoutes(deps));
  await register(interestRoutes(working));
  await register(rentExitRoutes(deps));
  await register(labourRoutes(deps));
  await register(verificationRecordsRoutes(working));
  await register(addinRoutes(deps));
  await register(adminRoutes(deps));
  await register(mcpRoutes(deps));

  await register(publicPagesRoutes(deps));

  if (deps.servesWeb !== false) await registerWebFiles(app, deps.config, screenHeads);
  return app;
}

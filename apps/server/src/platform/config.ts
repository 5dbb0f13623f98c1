import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { config as readDotenv } from 'dotenv';
import { z } from 'zod';
import type { FilesPlace } from './files/files-place.ts';
import { InvalidFilesPlace, readFilesPlace } from './files/read-files-place.ts';
import { findProjectRoot } from './project-root.ts';

const text = z.string().trim().min(1).optional();
const url = z.url().optional();
const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .optional();

/** `1` (balancers in front), or `10.0.0.0/8,2001:db8::1` (their networks). `true` of earlier versions is one balancer. */
const proxies = z
  .string()
  .trim()
  .default('false')
  .transform((value, context): number | string[] | false => {
    if (value === 'false' || value === '0' || value === '') return false;
    if (value === 'true') return 1;
    if (/^\d$/.test(value)) return Number(value);
    const networks = value.split(',').map((network) => network.trim());
    if (networks.every(isNetwork)) return networks;
    context.addIssue({
      code: 'custom',
      message: 'must be a count of balancers (1 to 9), or addresses or networks of theirs',
    });
    return z.NEVER;
  });

function isNetwork(value: string): boolean {
  const [address = '', bits, more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** `gpt-4o=qwen2.5:32b,gpt-3.5-turbo=llama3.1:8b` → a map from our label to the endpoint's own name. */
const modelNames = z
  .string()
  .default('')
  .transform((list, context) => {
    const names: Record<string, string> = {};
    for (const pair of list.split(',').filter((entry) => entry.trim() !== '')) {
      const [label, name] = pair.split(/=(.*)/s).map((part) => part?.trim());
      if (!label || !name) {
        context.addIssue({ code: 'custom', message: `"${pair}" is not label=name` });
        return z.NEVER;
      }
      names[label] = name;
    }
    return names;
  });

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PUBLIC_URL: url,
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    )
    .pipe(z.array(z.url())),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  FILES_URI: text,
  RETRIEVAL_URI: text,
  CORPUS_DIR: text,
  LLM_BASE_URL: url,
  LLM_API_KEY: text,
  LLM_MODELS: modelNames,
  EMBEDDINGS_BASE_URL: z.union([z.literal('local'), z.url()], 'an address, or "local"').optional(),
  EMBEDDINGS_API_KEY: text,
  EMBEDDINGS_MODEL: text,
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ENCRYPTION_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  ENCRYPTION_KEY_PREVIOUS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== ''),
    )
    .pipe(z.array(z.string().min(32, 'each must have at least 32 characters'))),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().trim().min(3).default('Foja <no-responder@foja.example>'),
  REQUIRE_EMAIL_CONFIRMATION: flag,
  REQUIRE_SECOND_FACTOR: z.enum(['off', 'admins']).default('off'),
  ADMIN_EMAIL: z.email().default('admin@foja.local'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  ANONYMIZATION_PUBLIC_KEY: z
    .string()
    .regex(/^[\w.~+/=-]{1,200}$/, 'letters, digits and -._~+/= only, 200 at most')
    .refine((key) => !key.startsWith('foja_'), 'must not begin as an API key does (foja_)')
    .default('foja-public'),
  BOLETIN_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://www.boletinoficial.gob.ar'),
  BOLETIN_CACHE_MB: z.coerce.number().int().min(100, 'must be 100 or more').max(1_000_000).default(1_000),
  BCRA_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.bcra.gob.ar'),
  DATOS_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://apis.datos.gob.ar'),
  INFOLEG_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://servicios.infoleg.gob.ar'),
  SAIJ_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://www.saij.gob.ar'),
  OCR: z.enum(['on', 'off']).default('off'),
  DOCUMENTS_STORAGE_MB: z.coerce.number().int().min(1, 'must be 1 or more').max(1_000_000).optional(),
  MATTERS_PER_ACCOUNT: z.coerce.number().int().min(1, 'must be 1 or more').max(100_000).optional(),
  ITEMS_PER_MATTER: z.coerce.number().int().min(1, 'must be 1 or more').max(1_000_000).optional(),
  MERCADOPAGO_ACCESS_TOKEN: text,
  MERCADOPAGO_WEBHOOK_SECRET: text,
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\d{8,15}$/, 'digits only, with the country code')
    .optional(),
  CONTACT_EMAIL: z.email().default('contacto@foja.example'),
  SALES_EMAIL: z.email().default('ventas@foja.example'),
  TRUST_PROXY: proxies,
  GUEST_QUESTIONS_PER_NETWORK: z.coerce.number().int().min(1, 'must be 1 or more').max(1_000_000).default(300),
  GUEST_TOKENS_PER_NETWORK: z.coerce.number().int().min(1, 'must be 1 or more').max(1_000_000).default(20),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: text,
  AWS_REGION: text,
  AWS_DEFAULT_REGION: text,
  AWS_ENDPOINT_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  projectRoot: string;
  port: number;
  host: string;
  publicUrl: string | null;
  allowedOrigins: string[];
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | null;
  /** Where the vault's sealed files are, and with an object store the editions of the gazette that servers share. */
  files: FilesPlace;
  /** Folder or object-storage URI of the retrieval index. */
  retrievalUri: string;
  /** Absolute path of a folder with official text, or null. */
  corpusDir: string | null;
  languageModel: { baseUrl: string; apiKey: string | null; names: Record<string, string> } | null;
  /** `baseUrl` null: the model runs in this process. */
  embeddings: { baseUrl: string | null; apiKey: string | null; model: string } | null;
  /** Set by the operator; null means that the one kept in the data folder is used. */
  jwtSecret: string | null;
  /** As above: seals what is kept encrypted. */
  encryptionKey: string | null;
  /** Keys that only open what was sealed before. */
  previousEncryptionKeys: string[];
  /** Null: mails are written to `DATA_DIR/outbox`. */
  smtpUrl: string | null;
  mailFrom: string;
  requireEmailConfirmation: boolean;
  /** Who must have set up a second factor: `admins` before they administer, or nobody. */
  requireSecondFactor: 'off' | 'admins';
  /** The first SuperAdmin, made on the first start. */
  admin: { email: string; password: string | null };
  /** Names this installation's pages to the anonymization calls; no secret. */
  anonymizationPublicKey: string;
  /** The official gazette's site, without a slash at the end, and how much of `DATA_DIR` its editions may take. */
  gazette: { baseUrl: string; cacheBytes: number };
  /** The site of the official texts of the law, without a slash at the end. */
  infoleg: { baseUrl: string };
  /** The site of the official legal database, without a slash at the end. */
  saij: { baseUrl: string };
  /** The sites of the public series, without a slash at the end. */
  series: { bcra: string; datos: string };
  /** What each account may keep in its vault; null: what its plan says. */
  documents: { storageBytes: number | null };
  /** Whether text in pictures is recognised, in files that are read as jobs. */
  recognisesText: boolean;
  /** What each paying account may open, and hold in one causa; null: what its plan says. Free ones have theirs. */
  matters: { perAccount: number | null; itemsPerMatter: number | null };
  /** Null: plans are asked for, and granted by an administrator. */
  mercadoPago: { accessToken: string; webhookSecret: string } | null;
  whatsappNumber: string | null;
  contactEmail: string;
  salesEmail: string;
  /**
   * Whose `X-Forwarded-For` is believed: so many balancers in front, or those of these networks; false for nobody's. What the client
   * itself wrote is never believed.
   */
  trustProxy: number | string[] | false;
  /** Calls of guests that one network may make in an hour, whether they take a use or not. */
  guestQuestionsPerNetwork: number;
  /** Guest tokens that one network may take freely in a day. */
  guestTokensPerNetwork: number;
  /** What whoever reads /metrics brings as a bearer token; null: there are no metrics. */
  metricsToken: string | null;
  /** Collector that traces are sent to; null: nothing is traced. */
  tracesEndpoint: string | null;
  logLevel: string;
}

/** A variable of the environment is wrong; the message names each one and never repeats its value. */
export class InvalidConfig extends Error {
  override readonly name = 'InvalidConfig';
}

/**
 * Reads the configuration once, at the start.
 * @param env usually `process.env`, after `.env` was merged in by {@link loadDotenv}.
 * @throws {InvalidConfig} with one line per wrong variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known = Object.fromEntries(
    Object.keys(environmentSchema.shape).map((name) => [name, env[name] === '' ? undefined : env[name]]),
  );
  const parsed = environmentSchema.safeParse(known);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new InvalidConfig(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  if (values.EMBEDDINGS_BASE_URL && !values.EMBEDDINGS_MODEL) {
    throw new InvalidConfig('The configuration is not valid:\n  EMBEDDINGS_MODEL: needed with EMBEDDINGS_BASE_URL');
  }
  if (Boolean(values.MERCADOPAGO_ACCESS_TOKEN) !== Boolean(values.MERCADOPAGO_WEBHOOK_SECRET)) {
    throw new InvalidConfig(
      'The configuration is not valid:\n  MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_WEBHOOK_SECRET: one needs the other',
    );
  }
  const projectRoot = findProjectRoot();
  const dataDir = resolve(projectRoot, values.DATA_DIR);
  return {
    projectRoot,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    allowedOrigins: values.ALLOWED_ORIGINS,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    files: filesPlace(values, projectRoot, dataDir),
    retrievalUri: values.RETRIEVAL_URI ?? resolve(dataDir, 'index'),
    corpusDir: values.CORPUS_DIR ? resolve(projectRoot, values.CORPUS_DIR) : null,
    languageModel: values.LLM_BASE_URL
      ? { baseUrl: values.LLM_BASE_URL, apiKey: values.LLM_API_KEY ?? null, names: values.LLM_MODELS }
      : null,
    embeddings:
      values.EMBEDDINGS_BASE_URL && values.EMBEDDINGS_MODEL
        ? {
            baseUrl: values.EMBEDDINGS_BASE_URL === 'local' ? null : values.EMBEDDINGS_BASE_URL,
            apiKey: values.EMBEDDINGS_API_KEY ?? null,
            model: values.EMBEDDINGS_MODEL,
          }
        : null,
    jwtSecret: values.JWT_SECRET ?? null,
    encryptionKey: values.ENCRYPTION_KEY ?? null,
    previousEncryptionKeys: values.ENCRYPTION_KEY_PREVIOUS,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    requireEmailConfirmation: values.REQUIRE_EMAIL_CONFIRMATION ?? values.SMTP_URL !== undefined,
    requireSecondFactor: values.REQUIRE_SECOND_FACTOR,
    admin: { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD ?? null },
    anonymizationPublicKey: values.ANONYMIZATION_PUBLIC_KEY,
    gazette: {
      baseUrl: values.BOLETIN_BASE_URL.replace(/\/+$/, ''),
      cacheBytes: values.BOLETIN_CACHE_MB * 1_000_000,
    },
    infoleg: { baseUrl: values.INFOLEG_BASE_URL.replace(/\/+$/, '') },
    saij: { baseUrl: values.SAIJ_BASE_URL.replace(/\/+$/, '') },
    series: { bcra: values.BCRA_BASE_URL.replace(/\/+$/, ''), datos: values.DATOS_BASE_URL.replace(/\/+$/, '') },
    recognisesText: values.OCR === 'on',
    documents: { storageBytes: values.DOCUMENTS_STORAGE_MB ? values.DOCUMENTS_STORAGE_MB * 1024 * 1024 : null },
    matters: { perAccount: values.MATTERS_PER_ACCOUNT ?? null, itemsPerMatter: values.ITEMS_PER_MATTER ?? null },
    mercadoPago:
      values.MERCADOPAGO_ACCESS_TOKEN && values.MERCADOPAGO_WEBHOOK_SECRET
        ? { accessToken: values.MERCADOPAGO_ACCESS_TOKEN, webhookSecret: values.MERCADOPAGO_WEBHOOK_SECRET }
        : null,
    whatsappNumber: values.WHATSAPP_NUMBER ?? null,
    contactEmail: values.CONTACT_EMAIL,
    salesEmail: values.SALES_EMAIL,
    trustProxy: values.TRUST_PROXY,
    guestQuestionsPerNetwork: values.GUEST_QUESTIONS_PER_NETWORK,
    guestTokensPerNetwork: values.GUEST_TOKENS_PER_NETWORK,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

function filesPlace(values: z.infer<typeof environmentSchema>, projectRoot: string, dataDir: string): FilesPlace {
  try {
    return readFilesPlace({
      uri: values.FILES_URI ?? null,
      folders: { base: projectRoot, usual: resolve(dataDir, 'documents'), drafts: resolve(dataDir, 'drafts') },
      accessKeyId: values.AWS_ACCESS_KEY_ID ?? null,
      secretAccessKey: values.AWS_SECRET_ACCESS_KEY ?? null,
      sessionToken: values.AWS_SESSION_TOKEN ?? null,
      region: values.AWS_REGION ?? values.AWS_DEFAULT_REGION ?? null,
      endpoint: values.AWS_ENDPOINT_URL ?? null,
    });
  } catch (error) {
    if (!(error instanceof InvalidFilesPlace)) throw error;
    throw new InvalidConfig(`The configuration is not valid:\n  ${error.message}`);
  }
}

/** Merges the project's `.env` into `process.env`; a variable that is already set wins. */
export function loadDotenv(): void {
  readDotenv({ path: resolve(findProjectRoot(), '.env'), quiet: true });
}

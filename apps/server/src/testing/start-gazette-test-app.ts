import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GazetteQuery } from '@foja/contracts/gazette';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { GazetteLimits } from '../gazette/gazette-limits.ts';
import type { LogStream } from '../platform/log.ts';
import { callHeaders, type TestApp } from './build-test-app.ts';
import { moveableClock } from './moveable-clock.ts';
import { type StandInBoletin, type StandInNotice, standInPdf, startStandInBoletin } from './stand-in-boletin.ts';

export interface GazetteSite {
  app: FastifyInstance;
  boletin: StandInBoletin;
  clock: ReturnType<typeof moveableClock>;
  /** Where the editions are kept; given to another site, it finds them there. */
  dataDir: string;
  /** How long the server wanted to wait between requests; it never really does in tests. */
  waitsMs: number[];
  /** Lets the stand-in publish an edition, `dd-mm-yyyy`. */
  publish(date: string, notices?: StandInNotice[], pdf?: Buffer): Buffer;
  /** @param network another one than this site's own. */
  ask(
    call: 'download' | 'base64' | 'notices',
    query: Partial<Record<keyof GazetteQuery, string>>,
    network?: string,
  ): Promise<LightMyRequestResponse>;
  download(date: string, network?: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface GazetteSiteOptions {
  limits?: Partial<GazetteLimits>;
  /** Instead of the stand-in. */
  baseUrl?: string;
  dataDir?: string;
  cacheBytes?: number;
  logStream?: LogStream;
}

let sites = 0;

/**
 * An application of its own on the database of `test`, with a stand-in of the official gazette's site. Nothing is waited for, its
 * clock stands still, and its readers share nobody's network.
 */
export async function startGazetteTestApp(test: TestApp, options: GazetteSiteOptions = {}): Promise<GazetteSite> {
  const boletin = await startStandInBoletin();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'foja-gazette-'));
  const clock = moveableClock();
  const waitsMs: number[] = [];
  sites += 1;
  const ownNetwork = `10.0.${sites >> 8}.${sites & 255}`;
  const { config } = test.deps;
  const app = await buildApp({
    ...test.deps,
    clock,
    config: {
      ...config,
      dataDir,
      logLevel: options.logStream ? 'info' : 'silent',
      gazette: {
        baseUrl: options.baseUrl ?? boletin.baseUrl,
        cacheBytes: options.cacheBytes ?? config.gazette.cacheBytes,
      },
    },
    gazetteLimits: {
      async wait(ms, signal) {
        signal.throwIfAborted();
        waitsMs.push(ms);
      },
      spacingMs: 0,
      ...options.limits,
    },
    ...(options.logStream && { logStream: options.logStream }),
  });
  const ask: GazetteSite['ask'] = (call, query, network = ownNetwork) =>
    app.inject({ url: `/api/boletin/${call}`, query, headers: callHeaders(), remoteAddress: network });
  return {
    app,
    boletin,
    clock,
    dataDir,
    waitsMs,
    publish(date, notices = [], pdf = standInPdf(date)) {
      boletin.editions.set(date.split('-').reverse().join(''), { pdf, notices });
      return pdf;
    },
    ask,
    download: (date, network) => ask('download', { sectionName: 'primera', date }, network),
    async close() {
      await app.close();
      await boletin.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves once `isSo`; for what happens in the server and is seen only from outside. */
export async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

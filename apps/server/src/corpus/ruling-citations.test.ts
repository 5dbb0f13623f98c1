import { routes } from '@foja/contracts/routes';
import { type SourceDetail, sourceDetailSchema } from '@foja/contracts/sources';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JurisprudenceTestApp, startJurisprudenceTestApp } from '../testing/start-jurisprudence-test-app.ts';
import { norms, rulings } from './corpus.table.ts';
import { deriveRulingCitations } from './derive-ruling-citations.ts';

let site: JurisprudenceTestApp;
beforeAll(async () => {
  site = await startJurisprudenceTestApp();
});
afterAll(() => site.close());

async function open(id: string): Promise<SourceDetail> {
  const response = await site.app.inject({ url: routes.source(id), headers: { applicationid: 'foja' } });
  expect(response.statusCode).toBe(200);
  return sourceDetailSchema.parse(response.json());
}

describe('the foja of a ruling', () => {
  it('tells the norms that its text cites, resolved', async () => {
    expect((await open('fallos_330_p7')).citedNorms).toEqual([
      { label: 'art. 1757 CCyC', key: 'ccyc:1757', isLoaded: true },
    ]);
  });

  it('tells the rulings of the corpus that it cites, each once', async () => {
    expect((await open('fallos_332_p40')).cites).toEqual([
      { id: 'fallos_331_p20', label: 'Fallos: 331:20 (Cooperativa Molinera del Sur c/ Provincia de Prueba)' },
      { id: 'fallos_330_p7', label: 'Fallos: 330:7 (Talleres Zárate S.A. c/ Quiroga, Ramón)' },
    ]);
  });

  it('tells which rulings of the corpus cite it, newest first', async () => {
    expect((await open('fallos_330_p7')).citedBy).toEqual({
      count: 2,
      rulings: [
        { id: 'fallos_332_p40', label: 'Fallos: 332:40 (Asociación de Palomares c/ Municipio Inventado)' },
        { id: 'fallos_331_p20', label: 'Fallos: 331:20 (Cooperativa Molinera del Sur c/ Provincia de Prueba)' },
      ],
    });
    expect((await open('fallos_332_p40')).citedBy).toEqual({ count: 0, rulings: [] });
  });
});

describe('the reading of citations', () => {
  const derive = () => deriveRulingCitations(site.test.deps.db);

  it('reads nothing twice', async () => {
    expect(await derive()).toBe(0);
  });

  it('reads again a ruling that changed, and forgets what it no longer cites', async () => {
    const { db } = site.test.deps;
    await db
      .update(rulings)
      .set({ text: 'Considerando: que se cita Fallos: 331:20.', contentHash: 'another' })
      .where(eq(rulings.id, 'fallos_332_p40'));
    expect(await derive()).toBe(1);
    expect((await open('fallos_330_p7')).citedBy?.count).toBe(1);
    expect((await open('fallos_331_p20')).citedBy?.count).toBe(1);
  });

  it('reads all of them again when Foja comes to know a norm', async () => {
    await site.test.deps.db.insert(norms).values({
      code: 'ley-99999',
      title: 'Ley 99.999 de Prueba',
      aliases: ['Ley 99999'],
      infolegId: null,
      officialUrl: null,
      domain: 'civil_comercial',
      lastArticle: null,
      contentHash: 'x',
    });
    expect(await derive()).toBe(3);
  });

  it('goes on where it was stopped', async () => {
    const { db } = site.test.deps;
    await db.update(rulings).set({ contentHash: 'third' });
    const stopped = new AbortController();
    stopped.abort();
    await expect(deriveRulingCitations(db, stopped.signal)).rejects.toThrow();
    expect(await derive()).toBe(3);
  });

  it('forgets a ruling that is gone', async () => {
    const { db } = site.test.deps;
    await db.delete(rulings).where(eq(rulings.id, 'fallos_332_p40'));
    await derive();
    expect((await open('fallos_331_p20')).citedBy).toEqual({ count: 0, rulings: [] });
  });
});

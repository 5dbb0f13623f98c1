import type { CaseEvaluation } from '@foja/contracts/evaluation';
import { evaluationSchema } from '@foja/contracts/evaluation';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guestToken } from '../testing/guest-token.ts';
import { sampleCases } from '../testing/sample-cases.ts';
import { answerOf, refusalOf } from '../testing/start-chat-test-app.ts';
import {
  type EvaluationTestApp,
  evaluationOf,
  openingTimeoutMs,
  startEvaluationTestApp,
} from '../testing/start-evaluation-test-app.ts';

let site: EvaluationTestApp;
let token: string;
beforeAll(async () => {
  site = await startEvaluationTestApp();
  ({ token } = await site.somebody('Admin'));
}, openingTimeoutMs);
afterAll(() => site.close());

const evaluations = new Map<string, Promise<CaseEvaluation>>();

/** The evaluation of a story that has enough to go on; of the same story it is the same, as a test sees, so it is asked for once. */
function evaluated(story: string): Promise<CaseEvaluation> {
  const evaluation = evaluations.get(story) ?? evaluate(story);
  evaluations.set(story, evaluation);
  return evaluation;
}

async function evaluate(story: string): Promise<CaseEvaluation> {
  const evaluation = await evaluationOf(await site.evaluate({ message: story }, token));
  if (evaluation.insufficient) throw new Error(`nothing to go on: ${evaluation.whatToAdd.join(' / ')}`);
  return evaluation;
}

const [collision, product] = sampleCases;

describe('POST /Rag/evaluate-case refuses', () => {
  test.each([
    ['a story of 19 characters', 'a'.repeat(19)],
    ['a story of 20 blanks', ' '.repeat(20)],
    ['a story of 30,001 characters', 'a'.repeat(30_001)],
  ])('%s with 400 and the message of the specification, without taking a use', async (_, message) => {
    const { token: own, used } = await site.somebody();
    const response = await site.evaluate({ message }, own);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Debe ingresar un texto entre 20 y 30.000 caracteres.');
    expect(await used()).toBe(0);
  });

  test('a call without a token with 401', async () => {
    expect(await refusalOf(await site.evaluate({ message: collision.story }))).toEqual([401, 'unauthenticated']);
  });

  test('a guest and the free plan with 403, without taking a use', async () => {
    const free = await site.somebody('User');
    for (const refused of [await guestToken(site.test), free.token]) {
      const response = await site.evaluate({ message: collision.story }, refused);
      expect(await refusalOf(response)).toEqual([403, 'forbidden']);
    }
    expect(await free.used()).toBe(0);
  });

  test('the 51st evaluation of a month to Professional with 429', async () => {
    const { token: own, used, take } = await site.somebody('Professional');
    await take(45);
    const short = { message: 'Me chocaron ayer.   Nada más que decir.' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => site.evaluate(short, own)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await refusalOf(answers.find(({ status }) => status !== 200)!)).toEqual([429, 'usage_exhausted']);
    expect(await used()).toBe(50);
  });
});

describe.each(sampleCases)('a case of $area', ({ story, caseType, article, limitation }) => {
  test('is of its type, and its period is the one of the law', async () => {
    const evaluation = await evaluated(story);
    expect(evaluation.caseType).toBe(caseType);
    expect(evaluation.limitation?.article ?? null).toBe(article);
    expect(evaluation.limitation?.status ?? null).toBe(limitation);
  });

  test('opens every point of its number to an article that is a source, and to words of the story', async () => {
    const evaluation = await evaluated(story);
    const keys = new Set(evaluation.sources.filter(({ kind }) => kind !== 'guide').flatMap(({ articles }) => articles));
    for (const point of evaluation.points) {
      expect(point.articles.length).toBeGreaterThan(0);
      for (const key of point.articles) expect(keys).toContain(key);
      expect(point.quotes.length > 0).toBe(point.status !== 'missing');
    }
    const parts = [
      ...evaluation.points,
      ...evaluation.evidence,
      ...(evaluation.limitation ? [evaluation.limitation] : []),
    ];
    for (const quote of parts.flatMap(({ quotes }) => quotes)) expect(story).toContain(quote);
    expect(evaluation.sources[0]?.kind).toBe('guide');
  });

  test('adds up: baseline and contributions make the number, which stands within its band', async () => {
    const {
      adverse,
      successProbability,
      baseline,
      points,
      evidence,
      limitation: period,
      band,
    } = await evaluated(story);
    const parts = [...points, ...evidence, ...adverse, ...(period ? [period] : [])];
    expect(parts.reduce((sum, { contribution }) => sum + contribution, baseline)).toBe(successProbability);
    expect(band.low).toBeLessThanOrEqual(successProbability);
    expect(band.high).toBeGreaterThanOrEqual(successProbability);
  });

  test('never falls when a missing proof is added, and the proof is then named', async () => {
    const before = await evaluated(story);
    for (const missing of before.evidence.filter(({ status }) => status === 'absent')) {
      const after = await evaluated(`${story} Tengo como prueba: ${missing.name}.`);
      expect(after.caseType).toBe(before.caseType);
      expect(after.successProbability).toBeGreaterThan(before.successProbability);
      expect(after.evidence.find(({ name }) => name === missing.name)?.status).toBe('named');
    }
  });
});

describe('an evaluation', () => {
  test('is the same for the same story, and takes one use', async () => {
    const { token: own, used } = await site.somebody('Premium');
    const [first, second] = [
      await evaluationOf(await site.evaluate({ message: product.story }, own)),
      await evaluationOf(await site.evaluate({ message: product.story }, own)),
    ];
    expect(first).toEqual(second);
    expect(evaluationSchema.parse(first)).toEqual(first);
    expect(await used()).toBe(2);
  });

  test('tells the local engine, a headline, steps, documents, articles, and no figure of time that no law fixes', async () => {
    const evaluation = await evaluated(product.story);
    expect(evaluation).toMatchObject({ engine: 'Motor local', notice: null, isViable: true, shouldTriggerCta: true });
    expect(evaluation.nextSteps.length).toBeGreaterThan(2);
    expect(evaluation.requiredDocuments).toContain('Certificado de garantía');
    expect(evaluation.applicableArticles[0]).toMatch(/^art\. 11 LDC/);
    expect(evaluation.reasoning).toMatch(/se parte de 30 puntos/);
    expect(evaluation.estimatedResolutionTime).toBe('No puede estimarse con los datos dados');
  });

  test('tells how long mediation may take only where the guide leads there, with its article', async () => {
    const { estimatedResolutionTime, sources } = await evaluated(
      'Hace dos semanas fui al supermercado y me resbalé porque habían baldeado y no había ningún cartel. Me fracturé la cadera. Guardé el ticket de la compra y una clienta me dejó su teléfono.',
    );
    expect(estimatedResolutionTime).toMatch(/sesenta días corridos.*no puede estimarse con los datos dados\.$/);
    expect(sources.map(({ articles }) => articles[0])).toContain('ley-26589:20');
  });

  test('counts a proof that the story denies as absent, and shows the words that deny it', async () => {
    const { evidence } = await evaluated(
      product.story.replace('Tengo la factura y', 'No tengo la factura ni el ticket, pero sí'),
    );
    const invoice = evidence.find(({ name }) => name.startsWith('Factura'))!;
    expect(invoice).toMatchObject({ status: 'absent', contribution: 0 });
    expect(invoice.quotes.join()).toContain('No tengo la factura ni el ticket');
    expect(evidence.find(({ name }) => name.startsWith('Mensajes'))?.status).toBe('named');
  });

  test('falls where the story denies an element, and quotes it', async () => {
    const slip = (outcome: string) =>
      `Hace dos semanas fui al supermercado a hacer las compras y me resbalé porque habían baldeado y no había ningún cartel. ${outcome} Guardé el ticket de la compra.`;
    const hurt = await evaluated(slip('Me quebré la muñeca.'));
    const unhurt = await evaluated(slip('Por suerte no me pasó nada.'));
    expect(unhurt.caseType).toBe(hurt.caseType);
    expect(unhurt.successProbability).toBeLessThan(hurt.successProbability);
    const harm = unhurt.points.find(({ element }) => element === 'Que hubo un daño')!;
    expect(harm).toMatchObject({ status: 'against', quotes: ['Por suerte no me pasó nada.'] });
    expect(harm.contribution).toBeLessThan(0);
  });
});

describe('the period', () => {
  const fall = (when: string) =>
    `${when} me caí en el supermercado porque el piso estaba mojado y no había ningún cartel. Me quebré la muñeca y me llevó la ambulancia. Guardé el ticket y fotos del piso.`;

  test('runs where it ends long after, near its end is urgent, and past it lowers the number with all said', async () => {
    const running = await evaluated(fall('El 3 de mayo de 2026'));
    expect(running).toMatchObject({
      urgencyLevel: 'low',
      limitation: { startsOn: '2026-05-03', endsOn: '2029-05-03', status: 'running', contribution: 0 },
    });
    const near = await evaluated(fall('En marzo de 2024'));
    expect(near).toMatchObject({
      urgencyLevel: 'high',
      shouldTriggerCta: true,
      limitation: { startsOn: '2024-03-01', endsOn: '2027-03-01', status: 'near' },
    });
    const expired = await evaluated(fall('En marzo de 2021'));
    expect(expired).toMatchObject({ isViable: false, limitation: { endsOn: '2024-03-01', status: 'expired' } });
    expect(expired.successProbability).toBeLessThan(running.successProbability / 2);
    expect(expired.reasoning).toContain('ya venció');
  });

  test('is unknown without a date, which widens the band and is told as missing', async () => {
    const dated = await evaluated(fall('El 3 de mayo de 2026'));
    const undated = await evaluated(fall('Un día'));
    expect(undated.limitation).toMatchObject({ startsOn: null, endsOn: null, status: 'unknown' });
    expect(undated.band.high - undated.band.low).toBeGreaterThan(dated.band.high - dated.band.low);
    expect(undated.missing.join()).toContain('La fecha desde la que corre el plazo');
  });

  test('counts what is told relative to the clock', async () => {
    expect((await evaluated(fall('Hace dos semanas'))).limitation?.startsOn).toBe('2026-11-06');
    expect((await evaluated(fall('El año pasado'))).limitation?.startsOn).toBe('2025-01-01');
  });
});

describe('too little to go on', () => {
  test.each([
    ['one fact', 'Me chocaron ayer en una esquina.'],
    ['a question', '¿Cuánto tiempo tengo para reclamar por un producto fallado?'],
    ['nothing of law', 'Ayer hice una torta de chocolate con mi abuela y nos quedó muy rica.'],
  ])('gives no number for %s, and says what to add', async (_, message) => {
    const evaluation = await evaluationOf(await site.evaluate({ message }, token));
    expect(evaluation).toMatchObject({ insufficient: true, shouldTriggerCta: false });
    expect(evaluation).not.toHaveProperty('successProbability');
    if (evaluation.insufficient) expect(evaluation.whatToAdd.length).toBeGreaterThan(1);
  });
});

describe('rag-query', () => {
  const ask = async (enableCaseEvaluation: boolean, own: string) =>
    answerOf(await site.post(routes.ragQuery, { message: product.story, enableCaseEvaluation }, own));

  test.each(['Professional', 'Premium', 'Admin', 'SuperAdmin'] as const)(
    'evaluates the case for %s where it is asked for, within the same use',
    async (role) => {
      const { token: own, used } = await site.somebody(role);
      const { evaluation } = await ask(true, own);
      expect(evaluation).toMatchObject({ insufficient: false, caseType: product.caseType, shouldTriggerCta: true });
      expect(await used()).toBe(1);
    },
  );

  test('does not where it is not asked for, nor for the free plan or a guest', async () => {
    expect((await ask(false, token)).evaluation).toBeNull();
    expect((await ask(true, (await site.somebody('User')).token)).evaluation).toBeNull();
    expect((await ask(true, await guestToken(site.test))).evaluation).toBeNull();
  });

  test('searches a told story once, and what its case is read from where that is another text', async () => {
    const { token: own } = await site.somebody('Premium');
    const before = site.searched.length;
    expect((await ask(true, own)).evaluation).toMatchObject({ insufficient: false });
    const texts = site.searched.slice(before).map(({ question }) => question);
    expect(texts[0]?.startsWith(product.story)).toBe(true);
    expect(texts).toEqual([...new Set(texts)]);
    expect(texts.length).toBeLessThanOrEqual(2);
  });

  test('evaluates within the domain that was asked', async () => {
    const labour = sampleCases[3];
    const response = await site.post(
      routes.ragQuery,
      { message: labour.story, enableCaseEvaluation: true, domain: 'civil_comercial' },
      token,
    );
    expect((await answerOf(response)).evaluation?.caseType).not.toBe(labour.caseType);
  });
});

import { randomUUID } from 'node:crypto';
import { overviewSchema } from '@foja/contracts/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFeedback, answers } from '../chat/chat.table.ts';
import { planRequests } from '../plans/plans.table.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { type SignedIn, signInAs } from '../testing/sign-in-as.ts';

let test: TestApp;
let admin: SignedIn;

const day = (date: string) => new Date(`${date}T23:30:00Z`);

beforeAll(async () => {
  test = await buildTestApp();
  admin = await signInAs(test, 'Admin', { createdAt: day('2025-01-01') });
  const trial = await signInAs(test, 'User', { trialEndsAt: day('2026-11-21') });
  await signInAs(test, 'User', { trialEndsAt: day('2026-11-19'), createdAt: day('2026-11-13') });
  await signInAs(test, 'Premium', { trialEndsAt: day('2026-11-21') });
  await test.deps.db.insert(planRequests).values(
    (['pending', 'withdrawn'] as const).map((status) => ({
      id: randomUUID(),
      accountId: trial.accountId,
      plan: 'premium' as const,
      status,
      createdAt: test.clock.now(),
    })),
  );
});
afterAll(() => test.close());

async function answered(createdAt: Date, part: Partial<typeof answers.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  await test.deps.db.insert(answers).values({
    id,
    subject: 'user:ana',
    domain: 'civil_comercial',
    outcome: 'grounded',
    model: 'Motor local',
    sourceIds: ['ldc:11'],
    unverifiedCitations: 0,
    processingTimeMs: 5,
    createdAt,
    ...part,
  });
  return id;
}

const read = async (path: string) => {
  const response = await test.app.inject({ url: path, headers: callHeaders(admin.token) });
  return { status: response.statusCode, body: response.json() };
};
const overview = async (days = '') => overviewSchema.parse((await read(`/api/admin/overview${days}`)).body);

describe('GET /api/admin/overview', () => {
  it.each(['?days=6', '?days=91', '?days=x'])('refuses %s', async (days) => {
    expect((await read(`/api/admin/overview${days}`)).status).toBe(400);
  });

  it('counts people by their stored role, who is new in the period, and trials that run', async () => {
    expect((await overview('?days=7')).users).toEqual({
      total: 4,
      byRole: { Admin: 1, User: 2, Premium: 1 },
      newInPeriod: 2,
      onTrial: 1,
    });
    expect((await overview('?days=8')).users.newInPeriod).toBe(3);
    expect((await overview()).pendingPlanRequests).toBe(1);
  });

  it('knows no tokens where no model told any', async () => {
    await answered(day('2026-11-20'));
    expect((await overview()).modelTokens).toBeNull();
  });

  it('counts answers by UTC day, with zeros for the days between, and only those of the period', async () => {
    await answered(day('2026-11-13'), { outcome: 'no-match' });
    await answered(day('2026-11-14'), { subject: 'guest:1', outcome: 'no-match' });
    await answered(new Date('2026-11-16T00:00:00Z'), { outcome: 'source-unavailable', unverifiedCitations: 2 });
    await answered(day('2026-11-20'), { promptTokens: 900, completionTokens: 80, model: 'gpt-4o' });
    const week = await overview('?days=7');
    expect(week.days).toEqual([
      { date: '2026-11-14', questions: 1, refused: 1, guests: 1 },
      { date: '2026-11-15', questions: 0, refused: 0, guests: 0 },
      { date: '2026-11-16', questions: 1, refused: 1, guests: 0 },
      { date: '2026-11-17', questions: 0, refused: 0, guests: 0 },
      { date: '2026-11-18', questions: 0, refused: 0, guests: 0 },
      { date: '2026-11-19', questions: 0, refused: 0, guests: 0 },
      { date: '2026-11-20', questions: 2, refused: 0, guests: 0 },
    ]);
    expect(week).toMatchObject({ questions: 4, refused: 2, unverifiedCitations: 2 });
    expect(week.modelTokens).toEqual({ prompt: 900, completion: 80 });
    expect(await overview('?days=8')).toMatchObject({ questions: 5, refused: 3 });
  });
});

describe('GET /api/admin/feedback', () => {
  const opinion = async (useful: boolean, question: string | null, createdAt: Date) => {
    const answerId = await answered(createdAt);
    await test.deps.db.insert(answerFeedback).values({ answerId, useful, comment: null, question, createdAt });
    return answerId;
  };

  it('refuses a cursor that is not ours', async () => {
    expect((await read('/api/admin/feedback?cursor=bm8')).status).toBe(400);
  });

  it('shows a question only where its author shared it, and never who it was', async () => {
    const kept = await opinion(true, null, day('2026-11-18'));
    const shared = await opinion(false, '¿Cuánto dura la garantía?', day('2026-11-19'));
    const { entries } = (await read('/api/admin/feedback')).body;
    expect(entries.map((entry: { answerId: string }) => entry.answerId)).toEqual([shared, kept]);
    expect(entries[0]).toMatchObject({ useful: false, question: '¿Cuánto dura la garantía?', sourceIds: ['ldc:11'] });
    expect(entries[1].question).toBeNull();
    expect(JSON.stringify(entries)).not.toContain('user:');
    expect((await overview()).feedback).toEqual({ useful: 1, notUseful: 1 });
  });

  it('filters, and pages without gaps or repeats even where many came at one moment', async () => {
    for (let n = 0; n < 65; n++) await opinion(true, null, day('2026-11-17'));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await read(`/api/admin/feedback?useful=true${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.entries.map((entry: { answerId: string }) => entry.answerId));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(66);
    expect(new Set(seen).size).toBe(66);
  });
});

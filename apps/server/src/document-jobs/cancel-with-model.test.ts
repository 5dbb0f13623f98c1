import { documentJobPaths } from '@foja/contracts/document-job-limits';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { JobCancelled } from '../jobs/run-jobs.ts';
import { openLanguageModels } from '../platform/language-model.ts';
import { jobIn, openJobServer, readJob, sentJob } from '../testing/document-job-calls.ts';
import { openUses } from '../testing/open-uses.ts';
import { leaseParagraphs } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { patientLimits, type StandInOpenAi, startStandInOpenAi } from '../testing/stand-in-openai.ts';
import { noteModelBegun } from './note-model-begun.ts';

let model: StandInOpenAi;
const vault = openJobServer(async () => {
  model = await startStandInOpenAi();
  return {
    languageModels: openLanguageModels({ baseUrl: model.baseUrl, apiKey: null, names: {} }),
    structureModelLimits: patientLimits(model),
  };
});
const { call, filesGone, rest, settled, used, work } = vault;
beforeEach(() => {
  model.calls.length = 0;
  model.script({ kind: 'hang' });
});
afterAll(() => model.close());

const lease: [string, string] = ['contrato.txt', leaseParagraphs.join('\n')];
const unclear: [string, string] = [
  'acuerdo.txt',
  'CONTRATO\n'.concat('Las partes acuerdan cumplir lo que convengan de buena fe.\n'.repeat(20)),
];
const cancel = (token: string, id: string) => call('POST', documentJobPaths.cancel(id), token);

/** A job of somebody new, with which the model has begun. */
async function begun(file = lease, query = 'task=contractAnalysis') {
  const { accountId, token } = await signInAs(vault.test, 'Professional');
  const { id } = await sentJob(vault.test, token, file, query);
  work();
  const received = await model.call(0);
  return { accountId, token, id, received };
}

describe('cancelling once a language model has begun', () => {
  it.each([
    ['an analysis', 'task=contractAnalysis'],
    ['what goes into the vault', 'task=vault'],
  ])('drops the model’s call and keeps the use of %s', async (_, query) => {
    const { accountId, id, received, token } = await begun(lease, query);
    expect((await readJob(vault.test, token, id)).modelHasBegun).toBe(true);
    const answer = await cancel(token, id);
    expect(answer.json()).toMatchObject({ state: 'cancelled', modelHasBegun: true });
    expect(await received.closedEarly).toBe(true);
    expect(await used(token)).toBe(1);
    expect(await openUses(vault.test)).toBe(0);
    await filesGone(accountId);
  });

  it('gives the use back of a job with which it has not', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const { id } = await sentJob(vault.test, token, lease);
    expect((await cancel(token, id)).json()).toMatchObject({ state: 'cancelled', modelHasBegun: false });
    expect(await used(token)).toBe(0);
  });

  it('races with the model’s beginning: one of them holds, and no model is asked about a job that is over', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { token } = await signInAs(vault.test, 'User');
      const { id } = await sentJob(vault.test, token, lease);
      const [answer, hasBegun] = await Promise.all([
        cancel(token, id),
        noteModelBegun(vault.test.deps, id).then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(JobCancelled);
            return false;
          },
        ),
      ]);
      expect(answer.json()).toMatchObject({ state: 'cancelled', modelHasBegun: hasBegun });
      expect(await used(token)).toBe(hasBegun ? 1 : 0);
      expect(await openUses(vault.test)).toBe(0);
    }
  });

  it('keeps the use of a job that had asked; its answer takes another', async () => {
    const { token } = await signInAs(vault.test, 'User');
    const { id } = await sentJob(vault.test, token, unclear);
    work();
    await jobIn(vault.test, token, id, 'asking');
    expect(await used(token)).toBe(0);
    const answer = { task: 'contractAnalysis', contractKind: 'other' };
    await call('PUT', documentJobPaths.reading(id), token, answer);
    await model.call(0);
    expect((await cancel(token, id)).json()).toMatchObject({ state: 'asking', modelHasBegun: true });
    expect(await used(token)).toBe(1);
    await settled();
    await rest();
    const again = await call('PUT', documentJobPaths.reading(id), token, answer);
    expect([again.statusCode, again.json().modelHasBegun]).toEqual([202, false]);
    expect(await used(token)).toBe(2);
  });
});

describe('costs nothing, though a language model had begun,', () => {
  it('where the model fails', async () => {
    model.script({ kind: 'status', status: 400 });
    const { id, token } = await begun();
    expect(await jobIn(vault.test, token, id, 'failed')).toMatchObject({
      failure: { reason: 'model' },
      modelHasBegun: false,
    });
    expect(await used(token)).toBe(0);
  });

  it('where an administrator calls the job off', async () => {
    const { id, received, token } = await begun();
    await vault.test.deps.jobs.cancel(id);
    expect(await received.closedEarly).toBe(true);
    expect((await jobIn(vault.test, token, id, 'cancelled')).modelHasBegun).toBe(false);
    expect(await used(token)).toBe(0);
  });

  it('where the server stopped, and it is cancelled before another one takes it up', async () => {
    const { id, token } = await begun();
    await rest();
    expect((await cancel(token, id)).json()).toMatchObject({ state: 'cancelled', modelHasBegun: false });
    expect(await used(token)).toBe(0);
  });
});

import type { EditorDocument, EditorVersionsResponse } from '@foja/contracts/editor';
import { type EditorVersionReason, editorMessages, editorVersionIntervalMs } from '@foja/contracts/editor-limits';
import { routes } from '@foja/contracts/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signToken } from '../accounts/tokens.ts';
import { buildApp } from '../app.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { callEditor, created, save } from '../testing/editor-calls.ts';
import { contentOf } from '../testing/editor-contents.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { type ThinnedVersion, versionsToDrop } from './thin-versions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function versionsOf(token: string, id: string) {
  return (await callEditor(test, 'GET', routes.editorVersions(id), token)).json<EditorVersionsResponse>().versions;
}
const keep = (token: string, id: string, reason?: string) =>
  callEditor(test, 'POST', routes.editorVersions(id), token, reason ? { reason } : {});
const restore = (token: string, document: Pick<EditorDocument, 'id' | 'revision'>, versionId: string) =>
  callEditor(test, 'POST', routes.editorVersionRestore(document.id, versionId), token, { revision: document.revision });

/** Saves one text after the other, a pause between each. */
async function write(token: string, document: EditorDocument, texts: string[], pauseMs: number): Promise<number> {
  let revision = document.revision;
  for (const text of texts) {
    test.clock.moveMs(pauseMs);
    const saved = await save(test, token, { id: document.id, revision }, contentOf(text));
    revision = saved.json().revision;
  }
  return revision;
}

describe('what is refused', () => {
  it('404 for a version of another document, to read as to restore', async () => {
    const { token } = await signInAs(test, 'User');
    const first = await created(test, token, 'Uno', 'Texto');
    const second = await created(test, token, 'Dos', 'Otro');
    const version = (await keep(token, first.id)).json();
    for (const answer of [
      await callEditor(test, 'GET', routes.editorVersion(second.id, version.id), token),
      await restore(token, second, version.id),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ error: 'not_found', message: editorMessages.versionNotFound });
    }
  });

  it('409 to restore over a revision that another tab has replaced, and nothing is lost', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Uno', 'Texto');
    const version = (await keep(token, document.id)).json();
    await save(test, token, document, contentOf('De otra pestaña'));
    const answer = await restore(token, document, version.id);
    expect([answer.statusCode, answer.json().error, answer.json().details.revision]).toEqual([409, 'conflict', 2]);
    const now = await callEditor(test, 'GET', routes.editorDocument(document.id), token);
    expect(now.json().content).toEqual(contentOf('De otra pestaña'));
  });

  it('400 for a reason that only the server gives', async () => {
    const { token } = await signInAs(test, 'User');
    const { id } = await created(test, token, 'Uno', 'Texto');
    for (const reason of ['auto', 'before-restore', 'x']) expect((await keep(token, id, reason)).statusCode).toBe(400);
  });
});

describe('versions', () => {
  it('are kept by themselves when one writes, at most one each ten minutes, and none of an empty document', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Uno');
    await write(token, document, ['uno', 'dos', 'tres'], 1_000);
    expect((await versionsOf(token, document.id)).map(({ revision, reason }) => [revision, reason])).toEqual([
      [2, 'auto'],
    ]);
    await write(token, { ...document, revision: 4 }, ['cuatro', 'cinco'], editorVersionIntervalMs);
    const versions = await versionsOf(token, document.id);
    expect(versions.map(({ revision }) => revision)).toEqual([5, 4, 2]);
    const first = await callEditor(test, 'GET', routes.editorVersion(document.id, versions[2]?.id ?? ''), token);
    expect(first.json()).toEqual({ ...versions[2], content: contentOf('uno') });
  });

  it('are kept when asked for, once for each content, and an automatic one becomes the one asked for', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Uno', 'Texto');
    const answers = await Promise.all([keep(token, document.id), keep(token, document.id, 'before-import')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [first, second] = answers.map((answer) => answer.json());
    expect(first).toEqual(second);
    expect(await versionsOf(token, document.id)).toEqual([first]);
  });

  it('restored become the document as a new revision, and what was there is kept first', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Uno', 'Original');
    const version = (await keep(token, document.id)).json();
    const revision = await write(token, document, ['Cambiado'], 1_000);
    const answer = await restore(token, { ...document, revision }, version.id);
    expect(answer.json()).toMatchObject({ revision: revision + 1, content: contentOf('Original'), words: 1 });
    const versions = await versionsOf(token, document.id);
    expect(versions.map(({ reason }) => reason)).toEqual(['before-restore', 'manual']);
    const back = await restore(token, { ...document, revision: revision + 1 }, versions[0]?.id ?? '');
    expect(back.json()).toMatchObject({ content: contentOf('Cambiado') });
    const list = await callEditor(test, 'GET', `${routes.editorDocuments}?search=cambiado`, token);
    expect(list.json().documents).toHaveLength(1);
  });

  it('restored by two tabs at once are restored by one', async () => {
    const { token } = await signInAs(test, 'User');
    const document = await created(test, token, 'Uno', 'Original');
    const version = (await keep(token, document.id)).json();
    const revision = await write(token, document, ['Cambiado'], 1_000);
    const both = await Promise.all([1, 2].map(() => restore(token, { ...document, revision }, version.id)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('stay within their bound: old ones go, the newest and the ones asked for stay', async () => {
    const app = await buildApp({ ...test.deps, editorLimits: { versionsMax: 5 } });
    try {
      const { accountId, actor } = await signInAs(test, 'User');
      const dayAfter = new Date(test.clock.now().getTime() + 86_400_000);
      const token = await signToken(test.deps, { kind: 'user', sub: accountId, sid: actor.sessionId }, dayAfter);
      const document = await created({ app }, token, 'Uno', 'Original');
      await callEditor({ app }, 'POST', routes.editorVersions(document.id), token, {});
      for (let revision = 1; revision <= 10; revision += 1) {
        test.clock.moveMs(editorVersionIntervalMs);
        await save({ app }, token, { id: document.id, revision }, contentOf(`Texto ${revision}`));
        if (revision === 3) await callEditor({ app }, 'POST', routes.editorVersions(document.id), token, {});
      }
      const kept = await versionsOf(token, document.id);
      expect(kept).toHaveLength(5);
      expect(kept[0]?.revision).toBe(10);
      expect(kept.filter(({ reason }) => reason === 'manual').map(({ revision }) => revision)).toEqual([4, 1]);
    } finally {
      await app.close();
    }
  });
});

describe('thinning', () => {
  const anyVersions = fc
    .array(
      fc.record({
        gapMs: fc.integer({ min: 1, max: 10_000_000 }),
        contentBytes: fc.integer({ min: 1, max: 2_000 }),
        reason: fc.constantFrom<EditorVersionReason>('auto', 'manual', 'before-restore'),
      }),
      { maxLength: 30 },
    )
    .map((items) => {
      let at = 2e12;
      return items.map(({ gapMs, ...rest }, index): ThinnedVersion => {
        at -= gapMs;
        return { id: String(index), keptAt: new Date(at), ...rest };
      });
    });

  it('always comes within the bounds, never drops the newest, and drops nothing that fits', () => {
    fc.assert(
      fc.property(
        anyVersions,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20_000 }),
        (versions, max, maxBytes) => {
          const dropped = new Set(versionsToDrop(versions, { max, maxBytes }));
          const left = versions.filter(({ id }) => !dropped.has(id));
          const bytes = left.reduce((sum, { contentBytes }) => sum + contentBytes, 0);
          expect(left.length <= 1 || (left.length <= max && bytes <= maxBytes)).toBe(true);
          expect(left[0]).toBe(versions[0]);
          const all = versions.reduce((sum, { contentBytes }) => sum + contentBytes, 0);
          if (versions.length <= max && all <= maxBytes) expect(dropped.size).toBe(0);
        },
      ),
    );
  });

  it('drops the one that stands closest between two others', () => {
    const minutes = [0, 10, 20, 30, 31, 60, 90];
    const versions = minutes.map((minute, index): ThinnedVersion => {
      return { id: String(index), reason: 'auto', contentBytes: 1, keptAt: new Date(2e12 - minute * 60_000) };
    });
    expect(versionsToDrop(versions, { max: 6, maxBytes: 100 })).toEqual(['3']);
  });
});

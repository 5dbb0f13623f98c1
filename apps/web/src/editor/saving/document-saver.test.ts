import type { EditorContent } from '@foja/contracts/editor/content';
import { editorSaveAtLeastEveryMs, editorSaveDelayMs } from '@foja/contracts/editor-limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '../../platform/send-call.ts';
import { backupPlace } from './document-backup.ts';
import { createDocumentSaver } from './document-saver.ts';

const savedAt = '2026-11-22T10:00:00.000Z';
const textOf = (content: EditorContent | undefined) => content?.content[0]?.content?.[0]?.text;
const saying = (text: string): EditorContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** A server that answers when told to. */
function open({ revision = 1 } = {}) {
  const backup = backupPlace('ana@estudio.example', 'un-documento');
  const calls: { revision: number; text: string | undefined; answer: () => void; fail: (failure: unknown) => void }[] =
    [];
  let text = '';
  const saver = createDocumentSaver({
    revision,
    savedAt,
    backup,
    content: () => saying(text),
    send: (base, content) =>
      new Promise((resolve, reject) => {
        const sent = textOf(content);
        calls.push({
          revision: base,
          text: sent,
          answer: () => resolve({ id: 'x', revision: base + 1, savedAt, words: 1 }),
          fail: reject,
        });
      }),
  });
  const write = (words: string) => {
    text = words;
    saver.changed();
  };
  return { saver, calls, backup, write, last: () => calls.at(-1) as (typeof calls)[number] };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saving as one types', () => {
  it('waits for a pause and sends the last text once', async () => {
    const { calls, write, last, saver } = open();
    write('a');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs - 1);
    write('ab');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs - 1);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ text }) => text)).toEqual(['ab']);
    expect(saver.state().kind).toBe('saving');
    last().answer();
    await settle();
    expect(saver.state()).toEqual({ kind: 'saved', savedAt });
  });

  it('does not wait for ever for a pause', async () => {
    const { calls, write } = open();
    for (let ms = 0; ms <= editorSaveAtLeastEveryMs; ms += 500) {
      write(`texto ${ms}`);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(calls.length).toBeGreaterThan(0);
  });

  it('has one call under way at most, and builds each on the revision of the one before', async () => {
    const { calls, write, last, saver } = open({ revision: 5 });
    write('uno');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs);
    write('dos');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs * 3);
    expect(calls).toHaveLength(1);
    last().answer();
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs);
    expect(calls.map(({ revision, text }) => [revision, text])).toEqual([
      [5, 'uno'],
      [6, 'dos'],
    ]);
    last().answer();
    await settle();
    expect(saver.state().kind).toBe('saved');
  });

  it('sends at once when the page is left', async () => {
    const { calls, write, saver } = open();
    write('apuro');
    void saver.flush();
    expect(calls).toHaveLength(1);
  });
});

describe('what is not acknowledged', () => {
  it('waits in this browser until it is', async () => {
    const { write, last, backup } = open();
    write('importante');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs);
    expect(textOf(backup.read()?.content)).toBe('importante');
    last().answer();
    await settle();
    expect(backup.read()).toBeNull();
  });

  it('is kept at once where the page may be going', () => {
    const { write, saver, backup } = open();
    write('se cierra');
    expect(saver.keepHere()).toBe(true);
    expect(textOf(backup.read()?.content)).toBe('se cierra');
  });

  it('is not taken for safe where the browser keeps nothing', () => {
    const { write, saver } = open();
    write('lleno');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(saver.keepHere()).toBe(false);
  });

  it('stays here without a connection, and is sent when there is one', async () => {
    const { calls, write, last, saver, backup } = open();
    write('sin red');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs);
    last().fail(new CallFailed(0, 'network', 'Error de conexión'));
    await settle();
    expect(saver.state()).toEqual({ kind: 'offline', isKeptHere: true });
    write('sin red, y más');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls.map(({ text }) => text)).toEqual(['sin red', 'sin red, y más']);
    last().answer();
    await settle();
    expect(saver.state().kind).toBe('saved');
    expect(backup.read()).toBeNull();
  });

  it('is tried again by itself after an error of the server, and at once on request', async () => {
    const { calls, write, last, saver } = open();
    write('a');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs);
    last().fail(new CallFailed(500, 'internal', 'TypeError'));
    await settle();
    expect(saver.state()).toMatchObject({ kind: 'failed', message: 'No se pudo guardar por un error del servidor.' });
    void saver.flush();
    expect(calls).toHaveLength(2);
  });

  it('that the server refuses says why and is not sent again by itself', async () => {
    const { calls, write, last, saver } = open();
    write('enorme');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs);
    last().fail(new CallFailed(413, 'payload_too_large' as never, 'El documento es demasiado extenso.'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.state()).toMatchObject({ kind: 'failed', message: 'El documento es demasiado extenso.' });
    expect(calls).toHaveLength(1);
  });
});

describe('a document that changed elsewhere', () => {
  it('is not overwritten: nothing is sent until the person has chosen', async () => {
    const { calls, write, last, saver, backup } = open();
    write('lo mío');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs);
    last().fail(new CallFailed(409, 'conflict' as never, 'x', { details: { revision: 9, savedAt } }));
    await settle();
    expect(saver.state()).toEqual({ kind: 'conflict', theirs: { revision: 9, savedAt } });
    write('lo mío, y más');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
    expect(textOf(backup.read()?.content)).toBe('lo mío, y más');
    saver.follow(9, savedAt);
    expect(backup.read()).toBeNull();
    write('sobre lo otro');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs);
    expect(last().revision).toBe(9);
  });

  it('and was deleted says so', async () => {
    const { write, last, saver } = open();
    write('x');
    await vi.advanceTimersByTimeAsync(editorSaveDelayMs);
    last().fail(new CallFailed(404, 'not_found', 'x'));
    await settle();
    expect(saver.state().kind).toBe('gone');
  });
});

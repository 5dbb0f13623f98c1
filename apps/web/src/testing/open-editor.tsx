import type { EditorContent } from '@foja/contracts/editor/content';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect } from 'vitest';
import { backupPlace } from '../editor/saving/document-backup.ts';
import { api } from './api.ts';
import { stubMedia } from './browser.ts';
import { buildEditorDocument, editorWith } from './editor-api.ts';
import { signIn } from './factories.ts';
import { openApp } from './open-app.tsx';

const owner = 'ana@estudio.example';

// jsdom lays nothing out, and the editor asks where the caret is.
const nowhere = { x: 0, y: 0, width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0, toJSON: () => ({}) };
Range.prototype.getBoundingClientRect ??= () => nowhere;
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
document.elementFromPoint ??= () => null;

/** A document that is left is saved: waits for it, so that each test ends with what it began. To be called once in a file. */
export function waitForLastSaves(): void {
  const running = new Set<string>();
  beforeAll(() => {
    api.events.on('request:start', ({ request, requestId }) => {
      running.add(requestId);
      // A screen that is left gives up what it was reading, and of that no end is told.
      request.signal.addEventListener('abort', () => running.delete(requestId), { once: true });
    });
    api.events.on('request:end', ({ requestId }) => {
      running.delete(requestId);
    });
  });
  afterEach(async () => {
    cleanup();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
    await waitFor(() => expect([...running]).toEqual([]));
  });
}

interface EditorOptions {
  wide?: boolean;
  /** What an earlier visit left unsaved, and the revision that it stands on. */
  backup?: EditorContent;
  revision?: number;
}

/** The editor on a document, over a stand-in of the server. */
export async function openEditor(
  document = buildEditorDocument(),
  { wide = true, backup, revision = 1 }: EditorOptions = {},
) {
  stubMedia({ wide, reducedMotion: true });
  signIn('Professional');
  const stand = editorWith(document);
  api.use(
    ...stand.handlers,
    http.post('*/api/citations/check', () =>
      HttpResponse.json({ references: [], summary: { total: 0, byStatus: {} }, readTo: null }),
    ),
  );
  const place = backupPlace(owner, document.id);
  if (backup) place.keep({ revision, content: backup, keptAt: '2026-11-21T12:00:00.000Z' });
  const opened = openApp(`/dashboard/redaccion/${document.id}`);
  const textbox = await screen.findByRole('textbox', { name: 'Texto del documento' });
  const { editor } = textbox as unknown as { editor: Editor };
  return {
    ...opened,
    stand,
    textbox,
    editor,
    /** What this browser keeps and the server has not. */
    kept: () => place.read(),
    write: (text: string) => act(() => void editor.commands.insertContentAt(editor.state.doc.content.size - 1, text)),
  };
}

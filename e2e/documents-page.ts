import { documentForms } from '@foja/contracts/drafting/document-forms';
import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import type { Page } from 'playwright-core';
import type { OpenOptions } from './chat-page.ts';
import type { RunningApp } from './start-app.ts';

/** The screen of one kind of document, or the list of all where `kind` is null. */
export async function openDocuments(app: RunningApp, kind: DocumentKind | null, options: OpenOptions = {}) {
  const path = kind ? `/dashboard/documentos?tipo=${kind}` : '/dashboard/documentos';
  const opened = await app.open({ role: 'Premium', ...options, path });
  const title = kind ? documentForms[kind].label : 'Documentos';
  await opened.page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return opened;
}

export const loadExample = (page: Page) => page.getByRole('button', { name: 'Cargar datos de ejemplo' }).click();
export const generate = (page: Page) => page.getByRole('button', { name: 'Generar el documento' }).click();
export const sheetOf = (page: Page) => page.getByRole('article', { name: 'Documento' });

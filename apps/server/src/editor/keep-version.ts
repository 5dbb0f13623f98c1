import { randomUUID } from 'node:crypto';
import { type EditorVersionReason, editorVersionIntervalMs } from '@foja/contracts/editor-limits';
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { type EditorDocumentRow, type EditorVersionRow, editorVersions } from './editor.table.ts';
import type { EditorLimits } from './editor-deps.ts';
import { versionsToDrop } from './thin-versions.ts';

interface KeepDeps {
  db: Transaction;
  clock: Clock;
  limits: EditorLimits;
}

const { sealedContent: _content, ...versionColumns } = getTableColumns(editorVersions);
export type EditorVersionSummaryRow = Omit<EditorVersionRow, 'sealedContent'>;

/** Versions of a document, newest first, without their content. */
export async function findVersions(
  deps: { db: Pick<Transaction, 'select'> },
  documentId: string,
): Promise<EditorVersionSummaryRow[]> {
  return deps.db
    .select(versionColumns)
    .from(editorVersions)
    .where(eq(editorVersions.documentId, documentId))
    .orderBy(desc(editorVersions.revision));
}

/** Keeps what a document says before it is replaced, where it says something and nothing was kept for a while. */
export async function keepVersionIfDue(deps: KeepDeps, row: EditorDocumentRow): Promise<void> {
  if (row.words === 0) return;
  const [latest] = await deps.db
    .select({ keptAt: editorVersions.keptAt })
    .from(editorVersions)
    .where(eq(editorVersions.documentId, row.id))
    .orderBy(desc(editorVersions.keptAt))
    .limit(1);
  const dueMs = latest ? latest.keptAt.getTime() + editorVersionIntervalMs : 0;
  if (deps.clock.now().getTime() >= dueMs) await keepVersion(deps, row, 'auto');
}

/**
 * Keeps what a document says now. A revision is kept once: where it was kept by itself before, it is now the one that was asked for.
 * The caller holds the document's row.
 */
export async function keepVersion(
  deps: KeepDeps,
  row: EditorDocumentRow,
  reason: EditorVersionReason,
): Promise<EditorVersionSummaryRow> {
  const isThis = and(eq(editorVersions.documentId, row.id), eq(editorVersions.revision, row.revision));
  const [there] = await deps.db.select(versionColumns).from(editorVersions).where(isThis);
  if (there) {
    if (there.reason !== 'auto' || reason === 'auto') return there;
    await deps.db.update(editorVersions).set({ reason }).where(isThis);
    return { ...there, reason };
  }
  const { words, contentBytes, savedAt, revision, sealedContent } = row;
  const version = {
    id: randomUUID(),
    documentId: row.id,
    revision,
    reason,
    words,
    contentBytes,
    savedAt,
    keptAt: deps.clock.now(),
  };
  await deps.db.insert(editorVersions).values({ ...version, sealedContent });
  const dropped = versionsToDrop(await findVersions(deps, row.id), {
    max: deps.limits.versionsMax,
    maxBytes: deps.limits.versionsMaxBytes,
  });
  if (dropped.length > 0) await deps.db.delete(editorVersions).where(inArray(editorVersions.id, dropped));
  return version;
}

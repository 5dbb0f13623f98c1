import { isDeepStrictEqual } from 'node:util';
import type { WriteAgendaEntry } from '@foja/contracts/agenda';
import { agendaMessages, agendaNotesMaxCharacters } from '@foja/contracts/agenda-text';
import type { DeadlineRequest } from '@foja/contracts/calculators';
import { calculate } from '../calculators/calculate.ts';
import { computeRequestedDeadline } from '../calculators/compute-requested-deadline.ts';
import { openComputableLaw } from '../corpus/computable-law/open-computable-law.ts';
import { readLawUnderReview } from '../corpus/rules/read-law-under-review.ts';
import type { DatabaseOrTransaction } from '../platform/database/database.ts';
import { HttpError } from '../platform/http-errors.ts';
import type { AgendaEntryRow } from './agenda.table.ts';
import { fingerprintOfLaw, keptOf } from './compute-entry-deadline.ts';
import type { EntryBody } from './sealed-entry.ts';

type Dated = Pick<AgendaEntryRow, 'kind' | 'day' | 'lastDay' | 'time' | 'computedBy'>;
export interface WrittenEntry {
  columns: Dated & Pick<AgendaEntryRow, 'state' | 'reminds'>;
  body: EntryBody;
}

/** What an entry was before it is written over: a term whose question did not change keeps its answer. */
export interface EntryBefore {
  row: AgendaEntryRow;
  body: EntryBody;
}

/**
 * Reads what was written into what is kept: a term is computed, and not taken from the caller.
 * @throws {HttpError} 413 `payload_too_large`; 422 as the calculator refuses, and `not-sourced` for a term whose law is under review.
 */
export async function readWrittenEntry(
  deps: { db: DatabaseOrTransaction },
  written: WriteAgendaEntry,
  before: EntryBefore | null = null,
): Promise<WrittenEntry> {
  const { title, notes, state, reminds } = written;
  if (notes.length > agendaNotesMaxCharacters) throw new HttpError(413, 'payload_too_large', agendaMessages.tooLong);
  const { deadline, ...dated } =
    written.kind === 'deadline'
      ? (keptAnswer(written.deadline, before) ?? (await computeAnswer(deps, written.deadline)))
      : {
          kind: written.kind,
          day: written.day,
          lastDay: written.day,
          time: written.time,
          computedBy: null,
          deadline: null,
        };
  return { columns: { ...dated, state, reminds }, body: { title, notes, deadline } };
}

function keptAnswer(asked: DeadlineRequest, before: EntryBefore | null) {
  const kept = before?.body.deadline;
  if (!before || !kept || !isDeepStrictEqual(withoutAbsent(kept.request), withoutAbsent(asked))) return null;
  const { kind, day, lastDay, time, computedBy } = before.row;
  return { kind, day, lastDay, time, computedBy, deadline: kept };
}

const withoutAbsent = (request: DeadlineRequest): unknown => JSON.parse(JSON.stringify(request));

async function computeAnswer(deps: { db: DatabaseOrTransaction }, asked: DeadlineRequest) {
  const law = openComputableLaw().deadlines;
  const result = calculate(() => computeRequestedDeadline(asked, law));
  const underReview = await readLawUnderReview(deps.db, [result.article, ...result.citations]);
  if (underReview.length > 0) throw new HttpError(422, 'not-sourced', agendaMessages.underReview);
  return {
    kind: 'deadline' as const,
    day: result.due,
    lastDay: result.graceUntil ?? result.due,
    time: result.dueHour,
    computedBy: fingerprintOfLaw(law),
    deadline: keptOf(asked, result),
  };
}

import type { AnalysisTask } from '@foja/contracts/document-job-limits';
import type { DocumentDoubt, PaperReading } from '@foja/contracts/document-jobs';
import { readContractKind } from '../generators/contract-analysis/read-contract-kind.ts';
import type { TextTask } from '../platform/threads/text-threads.ts';
import type { PagedText } from './join-pages.ts';
import { locateQuotes } from './locate-quotes.ts';
import { type Paper, tellPaper } from './tell-paper.ts';

export interface DoubtPaper extends PagedText {
  task: AnalysisTask;
  reading: PaperReading;
  /** Whether the pages are the file's own. */
  isPaged: boolean;
}

const paperOf: Record<AnalysisTask, Paper> = {
  contractAnalysis: 'contract',
  sentenceAnalysis: 'ruling',
  pleadingReview: 'pleading',
};
const tasks: Record<Paper, AnalysisTask> = {
  contract: 'contractAnalysis',
  ruling: 'sentenceAnalysis',
  pleading: 'pleadingReview',
};
const names: Record<Paper, string> = {
  contract: 'un contrato',
  ruling: 'una sentencia',
  pleading: 'un escrito judicial',
};

/** What has to be asked of the person before a paper is analysed as what it was sent as; null where nothing has to. */
export const doubtPaper: TextTask<DoubtPaper, DocumentDoubt | null> = {
  name: 'doubt-paper',
  run({ isPaged, reading, starts, task, text }) {
    const doubt = doubtTask(text, task) ?? (task === 'contractAnalysis' ? doubtKind(text, reading) : null);
    if (doubt?.quote == null || !isPaged) return doubt;
    const [page] = locateQuotes.run({ text, starts, quotes: [doubt.quote] });
    return page == null ? doubt : { ...doubt, page };
  },
};

function doubtTask(text: string, task: AnalysisTask): DocumentDoubt | null {
  const told = tellPaper(text);
  if (told === null || told.paper === paperOf[task]) return null;
  const note = `Parece ${names[told.paper]}, y se envió como ${names[paperOf[task]]}.`;
  return { about: 'task', task: tasks[told.paper], contractKind: null, note, quote: told.quote };
}

function doubtKind(text: string, { contractKind }: PaperReading): DocumentDoubt | null {
  if (contractKind !== undefined) return null;
  const { kind, mark, note, quote } = readContractKind(text);
  if (mark !== 'to-judge') return null;
  return { about: 'contractKind', task: 'contractAnalysis', contractKind: kind, note: note ?? '', quote };
}

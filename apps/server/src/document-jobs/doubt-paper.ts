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

const paperOf: Record<AnalysisTask, Paper> = { contractAnalysis: 'contract', sentenceAnalysis: 'ruling' };

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
  const common = { about: 'task' as const, contractKind: null, quote: told.quote };
  if (told.paper === 'pleading') {
    const note =
      'Parece un escrito judicial, que no es ni un contrato ni una sentencia: los escritos se revisan en el Verificador de citas. Si no lo es, decí qué es.';
    return { ...common, task: null, note };
  }
  return told.paper === 'ruling'
    ? { ...common, task: 'sentenceAnalysis', note: 'Parece una sentencia, y se envió como un contrato.' }
    : { ...common, task: 'contractAnalysis', note: 'Parece un contrato, y se envió como una sentencia.' };
}

function doubtKind(text: string, { contractKind }: PaperReading): DocumentDoubt | null {
  if (contractKind !== undefined) return null;
  const { kind, mark, note, quote } = readContractKind(text);
  if (mark !== 'to-judge') return null;
  return { about: 'contractKind', task: 'contractAnalysis', contractKind: kind, note: note ?? '', quote };
}

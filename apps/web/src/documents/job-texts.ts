import { type AnalysisTask, isAnalysisTask } from '@foja/contracts/document-job-limits';
import type { DocumentJob } from '@foja/contracts/document-jobs';

const analyses: Record<AnalysisTask, string> = {
  contractAnalysis: 'Análisis del contrato',
  pleadingReview: 'Revisión del escrito',
  sentenceAnalysis: 'Análisis de la sentencia',
};

/** What is being done with a file, in words. */
export function stageText({ progress, stage, state, task }: DocumentJob): string {
  if (state === 'queued') return 'En espera de su turno';
  if (state === 'asking') return 'Espera tu respuesta';
  if (stage === 'analysing' && isAnalysisTask(task)) return analyses[task];
  if (stage === 'keeping') return 'Guardado en la bóveda';
  return progress ? `Lectura: página ${progress.done} de ${progress.total}` : 'Lectura del archivo';
}

/** How much of the pages is read, in per cent; null where that is not known. */
export function readPercent({ progress }: DocumentJob): number | null {
  return progress && Math.min(100, Math.round((100 * progress.done) / progress.total));
}

/** What it costs to cancel a job that is under way; null while it costs nothing. */
export function cancellingCostText({ modelHasBegun }: DocumentJob): string | null {
  return modelHasBegun ? 'Si lo cancelás ahora, el uso no se devuelve: un modelo de lenguaje ya empezó.' : null;
}

/** What a screen reader is told: each stage, and each quarter of the pages, not each page. */
export function announcedText(job: DocumentJob): string {
  const percent = readPercent(job);
  if (job.stage !== 'reading' || percent === null) return `${stageText(job)}…`;
  return `Lectura de ${job.progress?.total} páginas: ${Math.floor(percent / 25) * 25} %`;
}

/** A piece of the corpus that could not be taken in. Shown to a person as "file:line: message", in Spanish. */
export interface CorpusProblem {
  /** Path as given to the loader, relative to the corpus folder. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

export function formatProblem(problem: CorpusProblem): string {
  return `${problem.file}:${problem.line}: ${problem.message}`;
}

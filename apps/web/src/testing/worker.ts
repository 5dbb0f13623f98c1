import { vi } from 'vitest';

/** Makes the page's workers do their work in the test's own thread, which has no workers. */
export function stubWorkers(): { started: string[]; hang: boolean } {
  const state = { started: [] as string[], hang: false };
  class StandInWorker {
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: (() => void) | null = null;
    private ended = false;
    private readonly url: string;
    constructor(url: string | URL) {
      this.url = String(url);
      state.started.push(this.url);
    }
    postMessage(task: unknown): void {
      if (state.hang) return;
      answer(this.url, task).then(
        (data) => !this.ended && this.onmessage?.({ data } as MessageEvent),
        () => !this.ended && this.onerror?.(),
      );
    }
    terminate(): void {
      this.ended = true;
    }
  }
  vi.stubGlobal('Worker', StandInWorker);
  return state;
}

async function answer(url: string, task: unknown): Promise<unknown> {
  if (url.includes('document.worker')) {
    const { documentText } = await import('../text-source/document-text.ts');
    return documentText(task as File);
  }
  if (url.includes('word.worker')) {
    const { wordHtml } = await import('../editor/import/word-html.ts');
    return wordHtml(task as ArrayBuffer);
  }
  const { inspect } = await import('@foja/anonymizer');
  return { ...inspect(task as string), timeMs: 3 };
}

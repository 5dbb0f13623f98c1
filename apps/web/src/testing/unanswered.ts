import { HttpResponse } from 'msw';

const held = new Set<() => void>();

/** What a handler gives back that answers nothing as long as the test runs; afterwards the connection breaks. */
export function unanswered(): Promise<HttpResponse<never>> {
  return new Promise((answer) => {
    held.add(() => answer(HttpResponse.error() as HttpResponse<never>));
  });
}

/** Breaks the connections that were held, so that no call outlives its test. */
export function breakUnanswered(): void {
  for (const end of held) end();
  held.clear();
}

import { CallFailed } from '../platform/send-call.ts';

/** What a person is told of a failed call: the server's own sentence where it is for them, otherwise `otherwise`. */
export function failureText(failure: unknown, otherwise: string): string {
  if (!(failure instanceof CallFailed)) return otherwise;
  const { status, code, message } = failure;
  if (code === 'network' || code === 'timeout') return message;
  return status >= 400 && status < 500 && status !== 400 ? message : otherwise;
}

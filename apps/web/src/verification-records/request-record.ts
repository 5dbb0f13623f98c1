import { routes } from '@foja/contracts/routes';
import { type VerificationRequest, verificationCodeHeader } from '@foja/contracts/verification-records';
import { call } from '../platform/http.ts';

/** The server computes again what it attests, and draws the file. */
const timeoutMs = 60_000;

/** The file of a record and its code. @throws {CallFailed} when the server refuses or fails. */
export async function requestRecord(asked: VerificationRequest): Promise<{ code: string; file: Blob }> {
  const response = await call(routes.verificationRecords, {
    method: 'POST',
    body: asked,
    accept: 'application/pdf, application/json',
    timeoutMs,
  });
  return { code: response.headers.get(verificationCodeHeader) ?? '', file: await response.blob() };
}

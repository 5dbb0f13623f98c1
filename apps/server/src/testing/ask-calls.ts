import type { AskDocumentsResponse } from '@foja/contracts/documents';
import { routes } from '@foja/contracts/routes';
import { callHeaders } from './build-test-app.ts';
import { uploaded, type VaultApp } from './document-calls.ts';
import { buildDocx, buildPdf } from './sample-files.ts';
import { signInAs } from './sign-in-as.ts';

export const leaseFirstPage = [
  'CONTRATO DE LOCACIÓN',
  'Entre Marta Iriarte, DNI 22.333.444, en adelante la locadora, y Bruno Saldívar, en adelante el locatario, se celebra el presente contrato.',
  'PRIMERA: La locadora da en locación el departamento de la calle Yapeyú 1480, que se destinará a vivienda.',
].join('\n');
export const leaseSecondPage = [
  'SEGUNDA: El plazo de la locación es de veinticuatro meses y vence el 31 de marzo de 2028.',
  'TERCERA: El precio mensual del alquiler es de $ 480.000, pagadero del 1 al 10 de cada mes.',
  'CUARTA: La mora en el pago devengará un interés punitorio del dos por ciento mensual.',
].join('\n');
export const dismissal = [
  'Telegrama: notificamos a usted su despido por reestructuración a partir del 14 de julio de 2026.',
  'La liquidación final estará a su disposición en las oficinas de la calle Chacabuco 77.',
];

/** POST /api/documents/ask */
export function ask(test: VaultApp, token: string | undefined, payload: object) {
  return test.app.inject({ method: 'POST', url: routes.documentsAsk, headers: callHeaders(token), payload });
}

/** An answer with 200. */
export async function asked(
  test: VaultApp,
  token: string,
  question: string,
  fileIds?: string[],
): Promise<AskDocumentsResponse> {
  const response = await ask(test, token, { question, ...(fileIds ? { fileIds } : {}) });
  if (response.statusCode !== 200) throw new Error(`ask answered ${response.statusCode}: ${response.body}`);
  return response.json<AskDocumentsResponse>();
}

/** A Professional who keeps a lease of two pages and a telegram. */
export async function lawyerWithDocuments(test: VaultApp) {
  const { token } = await signInAs(test, 'Professional');
  const lease = await uploaded(test, token, 'alquiler.pdf', buildPdf([leaseFirstPage, leaseSecondPage]));
  const telegram = await uploaded(test, token, 'telegrama.docx', await buildDocx(dismissal));
  return { token, lease, telegram };
}

import type { AnonymizationSettingsResponse } from '@foja/contracts/anonymization';
import type { AnonymizationSettings } from '@foja/contracts/anonymization-modes';
import { routes } from '@foja/contracts/routes';
import { queryOptions } from '@tanstack/react-query';
import { callJson } from '../platform/http.ts';
import { adoptSettings } from './settings.ts';

let publicKey: string | null = null;

function adopt(answer: AnonymizationSettingsResponse): AnonymizationSettings {
  publicKey = answer.publicKey;
  adoptSettings(answer.settings);
  return answer.settings;
}

async function readAccountSettings(signal?: AbortSignal): Promise<AnonymizationSettings> {
  return adopt(await callJson(routes.anonymizationSettings, signal ? { signal } : {}));
}

/** GET /api/anonymization/settings: what the account keeps. What is read becomes the browser's copy. */
export function accountSettingsQuery(email: string) {
  return queryOptions({
    queryKey: ['anonymization-settings', email],
    queryFn: ({ signal }) => readAccountSettings(signal),
    staleTime: 60_000,
    retry: false,
  });
}

/** PUT /api/anonymization/settings. @throws {CallFailed} 403 for a mode that the role may not use. */
export async function saveAccountSettings(settings: AnonymizationSettings): Promise<AnonymizationSettings> {
  return adopt(await callJson(routes.anonymizationSettings, { method: 'PUT', body: settings }));
}

/** The key that the anonymization calls carry; asked for once. */
export async function accountPublicKey(): Promise<string> {
  if (publicKey === null) await readAccountSettings();
  return publicKey ?? '';
}

/** Asks for the key again at the next call. */
export function forgetPublicKey(): void {
  publicKey = null;
}

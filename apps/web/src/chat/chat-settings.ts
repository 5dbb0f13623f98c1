import { defaultDomainId, domainIds } from '@foja/contracts/domain-ids';
import type { DomainId } from '@foja/contracts/domains';
import { defaultModelId, type ModelId, modelIds } from '@foja/contracts/models';
import { type ActorRole, can } from '@foja/contracts/roles';
import { useState } from 'react';
import { localStore, readJson, storageKeys } from '../platform/browser-storage.ts';

export interface ChatSettings {
  domain: DomainId;
  model: ModelId;
  /** The admins' switch; off unless turned on, and kept. */
  caseEvaluation: boolean;
}

function readSettings(role: ActorRole): ChatSettings {
  const kept = (readJson(localStore, storageKeys.chatSettings) ?? {}) as Partial<Record<'domain' | 'model', unknown>>;
  const domain = domainIds.find((id) => id === kept.domain) ?? defaultDomainId;
  return {
    // A kept premium domain does not outlive the plan that opened it.
    domain: domain === 'todos_premium' && !can(role, 'premium-domain') ? defaultDomainId : domain,
    model: modelIds.find((id) => id === kept.model) ?? defaultModelId,
    caseEvaluation: localStore.get(storageKeys.caseEvaluation) === 'true',
  };
}

/** Domain, model and case evaluation of the chat, kept in the browser. */
export function useChatSettings(role: ActorRole): [ChatSettings, (change: Partial<ChatSettings>) => void] {
  const [settings, setSettings] = useState(() => readSettings(role));
  return [
    settings,
    (change) => {
      const next = { ...settings, ...change };
      localStore.set(storageKeys.chatSettings, JSON.stringify({ domain: next.domain, model: next.model }));
      localStore.set(storageKeys.caseEvaluation, String(next.caseEvaluation));
      setSettings(next);
    },
  ];
}

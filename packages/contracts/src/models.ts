export const modelIds = ['gpt-3.5-turbo', 'gpt-4o'] as const;
export type ModelId = (typeof modelIds)[number];
export const defaultModelId: ModelId = 'gpt-3.5-turbo';

export interface ModelOption {
  id: ModelId;
  name: string;
  description: string;
  isFree: boolean;
}

/** Models offered in the chat (specification 9); ids are labels that configuration maps to an endpoint's own names. */
export const chatModels: readonly ModelOption[] = [
  { id: 'gpt-3.5-turbo', name: 'GPT-3.5 Turbo', description: 'Rápido', isFree: true },
  { id: 'gpt-4o', name: 'GPT-4o', description: 'Avanzado', isFree: true },
];

/** What the model tag says when no language model wrote the answer. */
export const localEngineName = 'Motor local';

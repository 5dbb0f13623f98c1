import type { Role } from '@foja/contracts/roles';
import type { AssistantSettings } from '@foja/contracts/writing-assistant-rules';
import type { SearchFields } from '../address/search-fields.ts';

/** The form that both ways to search share, and the settings that the writing assistant keeps with it. */
export interface FormState {
  role: Role;
  fields: SearchFields;
  settings: AssistantSettings;
  onChange: (change: Partial<SearchFields>) => void;
  onSettings: (change: Partial<AssistantSettings>) => void;
}

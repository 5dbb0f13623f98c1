import { useState } from 'react';
import { Switch } from '../design-system/switch.tsx';
import { localStore, storageKeys } from '../platform/browser-storage.ts';

/** Switches the evaluation in the chat's answers on and off; off unless turned on, and kept (specification 9). */
export function ChatSwitch() {
  const [on, setOn] = useState(() => localStore.get(storageKeys.caseEvaluation) === 'true');
  return (
    <Switch
      label="Evaluar también en el chat"
      help="Agrega la evaluación a las respuestas de la consulta legal."
      checked={on}
      onChange={(next) => {
        localStore.set(storageKeys.caseEvaluation, String(next));
        setOn(next);
      }}
    />
  );
}

import { useEffect, useReducer } from 'react';
import { Tabs } from '../design-system/tabs.tsx';
import { useSession } from '../platform/session.ts';
import { AnonymizePane } from './anonymize-pane.tsx';
import { RestorePane } from './restore-pane.tsx';
import { keepTool, keptTool, originalsOf, toolReducer } from './tool-state.ts';

/** /anonymization-tool: takes the personal data out of a text, and puts them back into what is made of it. */
export function AnonymizationScreen() {
  const session = useSession();
  if (!session) return null;
  const { email, role } = session.user;
  return <Tool key={email} owner={email} role={role} />;
}

function Tool({ owner, role }: { owner: string; role: Parameters<typeof AnonymizePane>[0]['role'] }) {
  const [state, dispatch] = useReducer(toolReducer, owner, keptTool);
  useEffect(() => keepTool(owner, state), [owner, state]);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-6xl gap-5 px-4 py-6 sm:px-6">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">Anonimización</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-muted">
            Reemplaza los datos personales de un escrito por marcadores, para compartirlo o trabajarlo con otra
            herramienta, y después pone los reales de vuelta.
          </p>
        </div>
        <Tabs
          label="Anonimización"
          tabs={[
            {
              id: 'anonymize',
              label: 'Anonimizar',
              content: <AnonymizePane role={role} state={state} dispatch={dispatch} />,
            },
            { id: 'restore', label: 'Restituir nombres', content: <RestorePane originals={originalsOf(state)} /> },
          ]}
        />
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useReducer } from 'react';
import { literalKey } from '../anonymization/literal-key.ts';
import { FormBanner } from '../design-system/form-banner.tsx';
import { Tabs } from '../design-system/tabs.tsx';
import { type PartyName, partyNamesQuery } from '../matter-reading/party-names.ts';
import { useSession } from '../platform/session.ts';
import { AnonymizePane } from './anonymize-pane.tsx';
import type { Decision } from './decisions.ts';
import { RestorePane } from './restore-pane.tsx';
import { keepTool, keptTool, originalsOf, toolReducer } from './tool-state.ts';

/** /anonymization-tool: takes the personal data out of a text, and puts them back into what is made of it. */
export function AnonymizationScreen() {
  const session = useSession();
  const { causa } = useSearch({ from: '/tool-frame/anonymization-tool' });
  if (!session) return null;
  const { email, role } = session.user;
  return <Tool key={email} owner={email} role={role} matterId={causa ?? null} />;
}

interface ToolProps {
  owner: string;
  role: Parameters<typeof AnonymizePane>[0]['role'];
  /** The causa that the texts are of. */
  matterId: string | null;
}

function Tool({ owner, role, matterId }: ToolProps) {
  const parties = useQuery({ ...partyNamesQuery(owner, matterId ?? ''), enabled: matterId !== null });
  const known = useMemo(() => (parties.data ?? []).map(hidden), [parties.data]);
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
        {matterId !== null && (
          <FormBanner tone={parties.isError ? 'danger' : 'info'}>
            {parties.isError
              ? 'No se pudieron leer las partes de la causa: sólo se ocultan los datos que Foja encuentre.'
              : parties.data
                ? `También se ocultan los nombres de las partes de la causa: ${parties.data.length === 0 ? 'todavía no tiene ninguna' : parties.data.map(({ name }) => name).join('; ')}.`
                : 'Leyendo las partes de la causa…'}
          </FormBanner>
        )}
        <Tabs
          label="Anonimización"
          tabs={[
            {
              id: 'anonymize',
              label: 'Anonimizar',
              content: <AnonymizePane role={role} state={state} dispatch={dispatch} known={known} />,
            },
            { id: 'restore', label: 'Restituir nombres', content: <RestorePane originals={originalsOf(state)} /> },
          ]}
        />
      </div>
    </div>
  );
}

/** Every form of a name, wherever it stands. */
function hidden({ isCompany, forms }: PartyName): Decision {
  return { kind: 'replace', type: isCompany ? 'empresa' : 'persona', literals: forms.map(literalKey) };
}

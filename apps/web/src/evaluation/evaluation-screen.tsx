import { can } from '@foja/contracts/roles';
import { useSession } from '../platform/session.ts';
import { EvaluationPlans } from './evaluation-plans.tsx';
import { EvaluationTool } from './evaluation-tool.tsx';

/** /dashboard/evaluacion: evaluates a case as its owner tells it. Roles that may not are shown the plans that can. */
export function EvaluationScreen() {
  const session = useSession();
  if (!session) return null;
  const { email, role } = session.user;
  const heading = (
    <div>
      <h1 className="text-xl font-semibold tracking-tight">Evaluación de caso</h1>
      <p className="mt-1 max-w-prose text-sm text-ink-muted">
        Contá un caso y Foja estima si es viable: cada punto del número se abre a una frase del relato y al artículo en
        que se apoya.
      </p>
    </div>
  );
  if (can(role, 'case-evaluation')) {
    return <EvaluationTool key={email} owner={email} role={role} heading={heading} />;
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-3xl gap-5 px-4 py-6 sm:px-6">
        {heading}
        <EvaluationPlans email={email} />
      </div>
    </div>
  );
}

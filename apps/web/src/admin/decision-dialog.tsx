import type { AdminPlanRequest } from '@foja/contracts/admin';
import { planLabels } from '@foja/contracts/roles';
import { useState } from 'react';
import { TextArea } from '../design-system/text-area.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { decidePlanRequest } from './admin-queries.ts';
import { type Decision, planNames } from './plan-decision.ts';
import { fullName } from './user-status.tsx';

interface DecisionDialogProps {
  request: AdminPlanRequest;
  decision: Decision;
  onClose: () => void;
}

/** Grants or declines a plan, with a word to the person who asked. */
export function DecisionDialog({ request, decision, onClose }: DecisionDialogProps) {
  const [note, setNote] = useState('');
  const plan = planNames[request.plan];
  const name = fullName(request.user);
  const grants = decision === 'grant';
  return (
    <ActionDialog
      title={grants ? `Otorgar ${plan}` : 'Rechazar la solicitud'}
      description={
        grants
          ? `${name} (${request.user.email}) pasa de ${planLabels[request.user.role]} a ${plan} y recibe un email.`
          : `${name} (${request.user.email}) sigue con ${planLabels[request.user.role]} y puede volver a pedir un plan.`
      }
      confirm={grants ? `Otorgar ${plan}` : 'Rechazar'}
      danger={!grants}
      done={grants ? `${name} ahora tiene ${plan}.` : `La solicitud de ${name} quedó rechazada.`}
      act={() => decidePlanRequest(request.id, decision, note.trim())}
      onClose={onClose}
    >
      <TextArea
        label="Mensaje (opcional)"
        help={`${name} lo ve junto a su solicitud.`}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionDialog>
  );
}

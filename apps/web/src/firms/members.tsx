import { firmRoleDescriptions, firmRoleLabels, type StaffRole, staffRoles } from '@foja/contracts/firm-words';
import type { Firm, FirmMember } from '@foja/contracts/firms';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { Card } from '../design-system/card.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { Select } from '../design-system/select.tsx';
import { notify } from '../design-system/toast.ts';
import { countOf } from '../platform/count-of.ts';
import { formatDay } from '../platform/dates.ts';
import { changeMemberRole, firmFailure, refreshFirm } from './firms-queries.ts';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';

const roleOptions = staffRoles.map((value) => ({ value, label: firmRoleLabels[value] }));

/** Who is in the firm; a titular changes roles and removes. */
export function Members({ firm, email }: { firm: Firm; email: string }) {
  const [leaving, setLeaving] = useState<FirmMember | null>(null);
  const staff = firm.members.filter(({ role }) => role !== 'cliente');
  const clients = firm.members.filter(({ role }) => role === 'cliente');
  const isTitular = firm.role === 'titular';
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="text-base font-semibold">Integrantes</h2>
      <ul className="mt-2 divide-y divide-line">
        {staff.map((member) => (
          <Member
            key={member.accountId}
            member={member}
            email={email}
            isTitular={isTitular}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </ul>
      {clients.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-semibold">Clientes</h3>
          <p className="mt-0.5 text-sm text-ink-muted">{firmRoleDescriptions.cliente}</p>
          <ul className="mt-1 divide-y divide-line">
            {clients.map((member) => (
              <Member
                key={member.accountId}
                member={member}
                email={email}
                isTitular={isTitular}
                onRemove={() => setLeaving(member)}
              />
            ))}
          </ul>
        </>
      )}
      {leaving && <RemoveMemberDialog firm={firm} member={leaving} email={email} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

interface MemberProps {
  member: FirmMember;
  email: string;
  isTitular: boolean;
  onRemove: () => void;
}

function Member({ member, email, isTitular, onRemove }: MemberProps) {
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const { accountId, name, role, isMe, used, matterId } = member;

  async function change(next: StaffRole): Promise<void> {
    setIsSaving(true);
    try {
      await changeMemberRole(accountId, next);
      void notify(`${name} ahora es ${firmRoleLabels[next]}.`);
    } catch (failure) {
      void notify(firmFailure(failure, 'No se pudo cambiar el rol.'), { kind: 'error' });
    }
    await refreshFirm(client, email);
    setIsSaving(false);
  }

  return (
    <li className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium wrap-anywhere">
          {name}
          {isMe && <Badge>Vos</Badge>}
          {!isTitular && <Badge tone="brand">{firmRoleLabels[role]}</Badge>}
        </p>
        <p className="figures mt-0.5 text-xs text-ink-muted wrap-anywhere">
          {[
            member.email,
            `Desde el ${formatDay(member.joinedAt)}`,
            used === null ? null : countOf(used, 'uso este mes', 'usos este mes'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {matterId && (
          <Link
            to="/dashboard/causas/$id"
            params={{ id: matterId }}
            className="mt-0.5 inline-block rounded-sm text-sm text-primary-ink underline underline-offset-4"
          >
            Ver la causa que lee
          </Link>
        )}
      </div>
      {isTitular && (
        <div className="flex items-end gap-2">
          {role !== 'cliente' && (
            <Select
              label={`Rol de ${name}`}
              value={role}
              options={roleOptions}
              disabled={isSaving}
              onChange={(next) => void change(next)}
            />
          )}
          {!isMe && (
            <IconButton
              label={`Quitar a ${name}`}
              icon={<UserMinus size={16} aria-hidden="true" />}
              onClick={onRemove}
            />
          )}
        </div>
      )}
    </li>
  );
}

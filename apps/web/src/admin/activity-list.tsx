import { activityEventNames } from '@foja/contracts/activity-events';
import type { ActivityEntry } from '@foja/contracts/admin';
import { describeDetails } from '../activity/event-details.ts';
import { Card } from '../design-system/card.tsx';
import { Cell, HeadCell, Table } from '../design-system/table.tsx';
import { formatMoment } from '../platform/dates.ts';
import { EmailText } from './user-status.tsx';

export function ActivityTable({ entries }: { entries: ActivityEntry[] }) {
  return (
    <Table
      caption="Registro de actividad"
      head={
        <>
          <HeadCell>Cuándo</HeadCell>
          <HeadCell>Qué</HeadCell>
          <HeadCell>Quién</HeadCell>
          <HeadCell>A quién</HeadCell>
          <HeadCell>Detalle</HeadCell>
        </>
      }
    >
      {entries.map((entry) => (
        <tr key={entry.id} className="align-top">
          <Cell className="figures whitespace-nowrap text-ink-muted">
            <When at={entry.at} />
          </Cell>
          <Cell className="font-medium">{activityEventNames[entry.event]}</Cell>
          <Cell className="max-w-56 [overflow-wrap:anywhere]">
            <EmailText email={whoActed(entry)} />
          </Cell>
          <Cell className="max-w-56 [overflow-wrap:anywhere]">
            {entry.targetEmail ? <EmailText email={entry.targetEmail} /> : '—'}
          </Cell>
          <Cell className="max-w-72 text-ink-muted [overflow-wrap:anywhere]">
            {describeDetails(entry.details) || '—'}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

/** The log on a phone. */
export function ActivityCards({ entries }: { entries: ActivityEntry[] }) {
  return (
    <ul aria-label="Registro de actividad" className="grid grid-cols-1 gap-2">
      {entries.map((entry) => {
        const details = describeDetails(entry.details);
        return (
          <li key={entry.id}>
            <Card className="px-4 py-3 text-sm [overflow-wrap:anywhere]">
              <p className="figures text-xs text-ink-muted">
                <When at={entry.at} />
              </p>
              <p className="mt-0.5 font-medium">{activityEventNames[entry.event]}</p>
              <p className="mt-1 text-ink-soft">
                {whoActed(entry)}
                {entry.targetEmail && ` → ${entry.targetEmail}`}
              </p>
              {details && <p className="mt-1 text-xs text-ink-muted">{details}</p>}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={`${at.slice(0, 19).replace('T', ' ')} UTC`}>
      {formatMoment(at)}
    </time>
  );
}

/** An address, or what is known of somebody who has none any more. */
function whoActed({ actorEmail, actorRole }: ActivityEntry): string {
  if (actorEmail) return actorEmail;
  if (actorRole === 'Guest') return 'Invitado';
  return actorRole ? `Cuenta eliminada (${actorRole})` : 'Sin identificar';
}

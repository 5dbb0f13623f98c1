import { mayInMatter, partyRoleLabels } from '@foja/contracts/matter-words';
import { Link } from '@tanstack/react-router';
import { EyeOff, Mail, MapPin, Phone, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../design-system/badge.tsx';
import { Button, buttonClasses } from '../../design-system/button.tsx';
import { EmptyState } from '../../design-system/empty-state.tsx';
import { DocumentRows } from '../../documents/listing/document-rows.tsx';
import { ItemList } from '../item-list.tsx';
import type { MatterTabProps } from '../matter-tabs.ts';
import { PartyDialog } from '../party-dialog.tsx';
import { TabHead } from '../tab-head.tsx';
import { type ItemOf, useItems } from '../use-items.ts';
import { ItemRowMenu } from './item-row-menu.tsx';

/** Who takes part in the causa, and as what. */
export function PartiesTab({ email, matter }: MatterTabProps) {
  const { query, items, list, remove, refresh } = useItems(email, matter.id, 'party', ({ body }) => body.name);
  const [edited, setEdited] = useState<ItemOf<'party'> | 'new' | null>(null);
  const mayWrite = mayInMatter(matter.role, 'write');
  return (
    <div className="grid gap-4">
      <TabHead title="Partes" about="Quiénes intervienen y en qué carácter.">
        {items.length > 0 && (
          <Link to="/anonymization-tool" search={{ causa: matter.id }} className={buttonClasses('secondary')}>
            <EyeOff size={16} aria-hidden="true" />
            Anonimizar un texto
          </Link>
        )}
        {mayWrite && (
          <Button onClick={() => setEdited('new')}>
            <UserPlus size={16} aria-hidden="true" />
            Agregar parte
          </Button>
        )}
      </TabHead>
      <ItemList
        query={query}
        isEmpty={items.length === 0}
        empty={
          <EmptyState title="Todavía no hay partes.">
            Cargá al actor, al demandado, a los letrados, peritos y testigos.
          </EmptyState>
        }
      >
        <DocumentRows list={list} label="Partes" isOutdated={false}>
          {items.toReversed().map((party) => (
            <li key={party.id} className="flex items-start gap-1 py-3.5 pr-2 pl-4">
              <PartyText party={party} onOpen={mayWrite ? () => setEdited(party) : null} />
              {mayWrite && (
                <ItemRowMenu
                  name={party.body.name}
                  deleteLabel="Quitar de la causa"
                  onEdit={() => setEdited(party)}
                  onDelete={() => void remove(party)}
                />
              )}
            </li>
          ))}
        </DocumentRows>
      </ItemList>
      {edited && (
        <PartyDialog
          matterId={matter.id}
          party={edited === 'new' ? null : edited}
          onSaved={refresh}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

function PartyText({ party, onOpen }: { party: ItemOf<'party'>; onOpen: (() => void) | null }) {
  const { role, name, document, domicile, email, phone, notes, isClient } = party.body;
  const contacts = [
    { Icon: MapPin, said: domicile },
    { Icon: Mail, said: email },
    { Icon: Phone, said: phone },
  ].filter(({ said }) => said !== '');
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {onOpen ? (
          <button
            type="button"
            data-document-name
            onClick={onOpen}
            className="rounded-sm text-left text-sm font-medium wrap-anywhere hover:text-primary-ink hover:underline"
          >
            {name}
          </button>
        ) : (
          <span className="text-sm font-medium wrap-anywhere">{name}</span>
        )}
        <Badge>{partyRoleLabels[role]}</Badge>
        {isClient && <Badge tone="brand">Cliente</Badge>}
      </div>
      {document !== '' && <p className="figures mt-0.5 text-sm text-ink-muted wrap-anywhere">{document}</p>}
      {contacts.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
          {contacts.map(({ Icon, said }) => (
            <li key={said} className="inline-flex min-w-0 items-start gap-1.5">
              <Icon size={14} aria-hidden="true" className="mt-1 shrink-0" />
              <span className="wrap-anywhere">{said}</span>
            </li>
          ))}
        </ul>
      )}
      {notes !== '' && <p className="mt-1.5 text-sm whitespace-pre-wrap text-ink-soft wrap-anywhere">{notes}</p>}
    </div>
  );
}

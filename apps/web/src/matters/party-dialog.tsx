import type { MatterItem, Party } from '@foja/contracts/matter-items';
import { matterLineMaxCharacters, partyRoleLabels, partyRoles } from '@foja/contracts/matter-words';
import { useState } from 'react';
import { Checkbox } from '../design-system/checkbox.tsx';
import { Select } from '../design-system/select.tsx';
import { TextArea } from '../design-system/text-area.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { ItemDialog } from './item-dialog.tsx';
import type { ItemOf } from './use-items.ts';

const emptyParty: Party = {
  role: 'plaintiff',
  name: '',
  document: '',
  domicile: '',
  email: '',
  phone: '',
  notes: '',
  isClient: false,
};
const roleOptions = partyRoles.map((value) => ({ value, label: partyRoleLabels[value] }));

interface PartyDialogProps {
  matterId: string;
  /** Null for a new one. */
  party: ItemOf<'party'> | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Adds somebody to the causa, or changes what it says of them. */
export function PartyDialog({ matterId, party, onSaved, onClose }: PartyDialogProps) {
  const [body, setBody] = useState<Party>(party?.body ?? emptyParty);
  const write = (part: Partial<Party>) => setBody({ ...body, ...part });
  const line = (name: 'document' | 'domicile' | 'email' | 'phone', label: string) => (
    <TextField
      label={label}
      autoComplete="off"
      maxLength={matterLineMaxCharacters}
      value={body[name]}
      onChange={(event) => write({ [name]: event.target.value })}
    />
  );
  return (
    <ItemDialog
      matterId={matterId}
      item={party}
      title={party ? 'Editar la parte' : 'Agregar parte'}
      content={{ kind: 'party', body }}
      missing={body.name.trim() === '' ? 'Escribí el nombre o la razón social.' : null}
      words={wordsOf}
      onTheirs={(theirs) => setBody(theirs.body as Party)}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(missing) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label="Carácter"
              required
              value={body.role}
              options={roleOptions}
              onChange={(role) => write({ role })}
            />
            <TextField
              label="Nombre o razón social"
              required
              autoComplete="off"
              maxLength={matterLineMaxCharacters}
              error={missing}
              value={body.name}
              onChange={(event) => write({ name: event.target.value })}
            />
            {line('document', 'DNI, CUIT o matrícula')}
            {line('domicile', 'Domicilio')}
            {line('email', 'Correo')}
            {line('phone', 'Teléfono')}
          </div>
          <TextArea
            label="Observaciones"
            rows={3}
            maxLength={4_000}
            value={body.notes}
            onChange={(event) => write({ notes: event.target.value })}
          />
          <Checkbox
            label="Es nuestro cliente"
            checked={body.isClient}
            onChange={(event) => write({ isClient: event.target.checked })}
          />
        </>
      )}
    </ItemDialog>
  );
}

function wordsOf({ body }: Pick<MatterItem, 'body'>): Record<string, string> {
  const party = body as Party;
  return {
    Carácter: partyRoleLabels[party.role],
    Nombre: party.name,
    Documento: party.document,
    Domicilio: party.domicile,
    Correo: party.email,
    Teléfono: party.phone,
    Observaciones: party.notes,
    'Nuestro cliente': party.isClient ? 'Sí' : 'No',
  };
}

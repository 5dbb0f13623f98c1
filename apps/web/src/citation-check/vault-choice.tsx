import { useQuery } from '@tanstack/react-query';
import { Vault } from 'lucide-react';
import { buttonClasses } from '../design-system/button.tsx';
import { Menu } from '../design-system/menu.tsx';
import { documentsQuery } from '../documents/documents-queries.ts';

interface VaultChoiceProps {
  owner: string;
  onChoose: (id: string, name: string) => void;
}

/** Documents that fit a menu; the others are opened from the vault itself. */
const listedMost = 30;

/** Opens one of the account's own documents. Nothing where the vault is empty or cannot be read: a file can be chosen all the same. */
export function VaultChoice({ owner, onChoose }: VaultChoiceProps) {
  const { data } = useQuery(documentsQuery(owner));
  if (!data || data.documents.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={buttonClasses('secondary', 'small')}>
          <Vault size={16} aria-hidden="true" />
          Abrir de la bóveda
        </button>
      }
      options={data.documents.slice(0, listedMost).map(({ fileId, fileName }) => ({
        id: fileId,
        label: fileName,
        action: () => onChoose(fileId, fileName),
      }))}
    />
  );
}

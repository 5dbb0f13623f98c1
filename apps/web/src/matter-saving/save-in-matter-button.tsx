import { FolderPlus } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { IconButton } from '../design-system/icon-button.tsx';
import { useSession } from '../platform/session.ts';
import { requestSave, type SaveRequest } from './save-request.ts';

interface SaveInMatterButtonProps {
  /** What is kept, as it stands when the button is pressed. */
  content: () => SaveRequest;
  /** Without words, among other icons. */
  asIcon?: boolean;
}

/** Keeps what is on the screen in a causa, sealed: the only way by which anything of it is kept. Nothing for who has no account. */
export function SaveInMatterButton({ content, asIcon = false }: SaveInMatterButtonProps) {
  const session = useSession();
  if (!session) return null;
  const save = () => requestSave(content());
  if (asIcon) {
    return (
      <IconButton
        size="small"
        label="Guardar en la causa"
        icon={<FolderPlus size={16} aria-hidden="true" />}
        onClick={save}
      />
    );
  }
  return (
    <Button size="small" onClick={save}>
      <FolderPlus size={15} aria-hidden="true" />
      Guardar en la causa
    </Button>
  );
}

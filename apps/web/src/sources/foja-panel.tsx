import { SideSheet } from '../design-system/side-sheet.tsx';
import { FojaContent } from './foja-content.tsx';

interface FojaPanelProps {
  id: string;
  quotes: readonly string[];
  position: number | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The cited foja: beside the chat on a wide screen, a sheet at the bottom on a phone. Escape closes it. */
export default function FojaPanel({ id, quotes, position, onOpen, onClose }: FojaPanelProps) {
  return (
    <SideSheet
      title="Foja"
      closeLabel="Cerrar la foja"
      contentLabel="Texto de la foja"
      contentKey={id}
      onClose={onClose}
    >
      <FojaContent id={id} quotes={quotes} position={position} onOpen={onOpen} />
    </SideSheet>
  );
}

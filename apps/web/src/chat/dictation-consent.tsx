import { AlertDialog } from '../design-system/alert-dialog.tsx';

interface DictationConsentProps {
  onAccept: () => void;
  onClose: () => void;
}

/** Asked once, where the browser may send the sound to its maker. */
export default function DictationConsent({ onAccept, onClose }: DictationConsentProps) {
  return (
    <AlertDialog
      open
      title="¿Dictar la consulta?"
      description="La voz la reconoce tu navegador. Según cuál uses, puede enviar el audio a la empresa que lo hace para pasarlo a texto. Foja no recibe ni guarda el audio: sólo ve el texto, que podés corregir antes de enviarlo."
      confirm="Dictar"
      onConfirm={onAccept}
      onClose={onClose}
    />
  );
}

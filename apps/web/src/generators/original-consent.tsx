import { AlertDialog } from '../design-system/alert-dialog.tsx';

/** Anonymization failed: says so, and asks whether the text may go as it is (specification 5). Nothing goes without a yes. */
export function OriginalConsent({ open, onAnswer }: { open: boolean; onAnswer: (sendsOriginal: boolean) => void }) {
  return (
    <AlertDialog
      open={open}
      title="No se pudo anonimizar el texto"
      description="La anonimización falló, así que todavía no se envió nada. Si seguís, el texto sale tal como lo escribiste, con los nombres, documentos y domicilios que tenga. ¿Querés enviar el texto original?"
      confirm="Sí, enviar el texto original"
      cancel="No enviar"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}

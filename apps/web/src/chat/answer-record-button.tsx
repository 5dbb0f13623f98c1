import { FileCheck2 } from 'lucide-react';
import { IconButton } from '../design-system/icon-button.tsx';
import { useRecord } from '../verification-records/use-record.ts';

/** A verification record of an answer, of the words that the server gave: personal data stay replaced. */
export function AnswerRecordButton({ seal, content }: { seal: string; content: string }) {
  const { isMaking, make } = useRecord(() => ({ kind: 'answer', seal, content }));
  return (
    <IconButton
      size="small"
      label={isMaking ? 'Haciendo la constancia…' : 'Constancia de verificación'}
      disabled={isMaking}
      icon={<FileCheck2 size={16} aria-hidden="true" />}
      onClick={make}
    />
  );
}

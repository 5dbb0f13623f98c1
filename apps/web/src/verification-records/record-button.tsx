import type { VerificationRequest } from '@foja/contracts/verification-records';
import { FileCheck2 } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { useRecord } from './use-record.ts';

interface RecordButtonProps {
  /** What is attested; the server computes it again. */
  asked: () => VerificationRequest;
}

/** Takes a verification record of what is on the screen: a PDF that anybody can verify without an account. */
export function RecordButton({ asked }: RecordButtonProps) {
  const { isMaking, make } = useRecord(asked);
  return (
    <Button size="small" busy={isMaking} onClick={make}>
      <FileCheck2 size={15} aria-hidden="true" />
      Constancia de verificación
    </Button>
  );
}

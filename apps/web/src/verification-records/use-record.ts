import type { VerificationRequest } from '@foja/contracts/verification-records';
import { useState } from 'react';
import { notify } from '../design-system/toast.ts';
import { CallFailed } from '../platform/http.ts';
import { saveFile } from '../platform/save-file.ts';
import { requestRecord } from './request-record.ts';

/** Makes a record, saves its file, and says where it is verified. */
export function useRecord(asked: () => VerificationRequest): { isMaking: boolean; make: () => void } {
  const [isMaking, setMaking] = useState(false);
  async function make(): Promise<void> {
    setMaking(true);
    try {
      const { code, file } = await requestRecord(asked());
      saveFile(`constancia-${code}.pdf`, file);
      void notify(`Constancia lista. Su código es ${code}.`, {
        kind: 'success',
        durationMs: 12_000,
        action: { label: 'Comprobarla', run: () => window.open(`/verificar?codigo=${code}`, '_blank', 'noopener') },
      });
    } catch (failure) {
      const said = failure instanceof CallFailed ? failure.message : null;
      void notify(said ?? 'No se pudo hacer la constancia. Volvé a intentar.', { kind: 'error', durationMs: 12_000 });
    } finally {
      setMaking(false);
    }
  }
  return { isMaking, make: () => void make() };
}

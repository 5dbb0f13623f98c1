import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { notify } from '../design-system/toast.ts';
import { saveFile } from '../platform/save-file.ts';
import { type ActivityFilters, downloadActivity } from './admin-queries.ts';

/** Saves the log under the filters in force as a file for a spreadsheet. */
export function ExportActivityButton({ filters }: { filters: ActivityFilters }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadActivity(filters),
    onSuccess: (file) => saveFile(`foja-actividad-${new Date().toISOString().slice(0, 10)}.csv`, file),
    onError: (error) => void notify(`No se pudo exportar: ${error.message}`, { kind: 'error' }),
  });
  return (
    <Button onClick={() => mutate()} disabled={isPending}>
      <Download size={16} aria-hidden="true" />
      {isPending ? 'Exportando…' : 'Exportar CSV'}
    </Button>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { notify } from '../design-system/toast.ts';
import { saveFile } from '../platform/save-file.ts';
import { type ActivityFilters, type ActivityFormat, downloadActivity } from './admin-queries.ts';

const labels: Record<ActivityFormat, string> = { csv: 'Exportar CSV', jsonl: 'Exportar JSON' };

/** Saves the log under the filters in force: for a spreadsheet, or one JSON object a line for programs. */
export function ExportActivityButton({ filters, format }: { filters: ActivityFilters; format: ActivityFormat }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadActivity(filters, format),
    onSuccess: (file) => saveFile(`foja-actividad-${new Date().toISOString().slice(0, 10)}.${format}`, file),
    onError: (error) => void notify(`No se pudo exportar: ${error.message}`, { kind: 'error' }),
  });
  return (
    <Button onClick={() => mutate()} disabled={isPending}>
      <Download size={16} aria-hidden="true" />
      {isPending ? 'Exportando…' : labels[format]}
    </Button>
  );
}

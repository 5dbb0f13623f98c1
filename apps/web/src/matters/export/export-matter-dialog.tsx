import type { Matter } from '@foja/contracts/matters';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { Dialog } from '../../design-system/dialog.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { LoadFailure } from '../../design-system/load-failure.tsx';
import { Progress } from '../../design-system/progress.tsx';
import { notify } from '../../design-system/toast.ts';
import { formatBytes } from '../../platform/format-bytes.ts';
import { saveFile } from '../../platform/save-file.ts';
import { matterFailure } from '../matter-failure.ts';
import { matterFilesQuery, tellExported } from '../matters-queries.ts';
import type { ExportChoice } from './export-matter.ts';

/** A browser holds the whole ZIP in memory while it is made. */
const heavyBytes = 300_000_000;

/** Takes the whole causa away as a ZIP with an index. */
export function ExportMatterDialog({ email, matter, onClose }: { email: string; matter: Matter; onClose: () => void }) {
  const [choice, setChoice] = useState<ExportChoice>({
    documents: true,
    writings: true,
    notes: true,
    results: true,
    money: true,
    deadlines: true,
    talk: true,
  });
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const files = useQuery(matterFilesQuery(email, matter.id));
  const documents = (files.data?.files ?? []).filter((file) => file.type === 'document');
  const writings = (files.data?.files ?? []).filter((file) => file.type === 'writing');
  const bytes = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const options: { name: keyof ExportChoice; label: string }[] = [
    {
      name: 'documents',
      label: `Documentos (${documents.length}${documents.length > 0 ? `, ${formatBytes(bytes)}` : ''})`,
    },
    { name: 'writings', label: `Escritos, en Word y PDF (${writings.length})` },
    { name: 'notes', label: 'Notas' },
    { name: 'results', label: 'Consultas, resultados y cálculos' },
    { name: 'money', label: 'Dinero' },
    { name: 'deadlines', label: 'Plazos y audiencias' },
    { name: 'talk', label: 'Comentarios y actividad' },
  ];

  async function take(): Promise<void> {
    // Without the list of files the ZIP would lack them without a word.
    if (!files.isSuccess) return;
    setProblem(null);
    setProgress({ done: 0, of: 1 });
    const running = new AbortController();
    controller.current = running;
    try {
      const { exportMatter, matterFileName } = await import('./export-matter.ts');
      const { zip, missing } = await exportMatter(matter, files.data.files, choice, {
        signal: running.signal,
        onProgress: (done, of) => setProgress({ done, of }),
      });
      saveFile(matterFileName(matter), zip);
      void tellExported(matter.id).catch(() => undefined);
      if (missing.length > 0) {
        setProblem(`Se exportó, pero no se pudo leer: ${missing.join(', ')}. El índice lo dice.`);
        return;
      }
      void notify('La causa se exportó.');
      onClose();
    } catch (failure) {
      if (!running.signal.aborted)
        setProblem(matterFailure(failure, 'No se pudo exportar la causa. Volvé a intentar.'));
    } finally {
      setProgress(null);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Exportar la causa"
      description="Un archivo ZIP con un índice en PDF, que tiene los datos de la causa y sus partes."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            kind="primary"
            busy={progress !== null || files.isPending}
            disabled={!files.isSuccess}
            onClick={() => void take()}
          >
            Exportar
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {files.isError && (
          <LoadFailure
            title="No se pudo leer qué documentos y escritos tiene la causa."
            reason={matterFailure(files.error, 'El servidor no respondió como se esperaba.')}
            isRetrying={files.isFetching}
            onRetry={() => void files.refetch()}
          />
        )}
        {options.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={choice[name]}
            disabled={progress !== null}
            onChange={({ target }) => setChoice({ ...choice, [name]: target.checked })}
          />
        ))}
        {choice.documents && bytes > heavyBytes && (
          <FormBanner tone="info">
            Son muchos documentos para juntarlos en este navegador. Si no termina, exportá sin documentos y descargalos
            de a uno.
          </FormBanner>
        )}
        {progress && (
          <Progress
            label="Reuniendo los archivos"
            percent={Math.round((progress.done / Math.max(1, progress.of)) * 100)}
          />
        )}
        {problem && <FormBanner tone="danger">{problem}</FormBanner>}
      </div>
    </Dialog>
  );
}

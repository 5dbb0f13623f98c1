import { fillTemplate, templateFields } from '@foja/contracts/own-templates-text';
import { useNavigate } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../design-system/button.tsx';
import { CopyButton } from '../design-system/copy-button.tsx';
import { Skeleton } from '../design-system/skeleton.tsx';
import { TextField } from '../design-system/text-field.tsx';
import { notify } from '../design-system/toast.ts';
import { contentFromMarkdown } from './content-from-markdown.ts';

const DocumentPreview = lazy(async () => ({
  default: (await import('../editor/document-preview.tsx')).DocumentPreview,
}));

/** Fills a template's fields in, shows what comes of it, and takes it to the editor. */
export function UseTemplate({ name, body }: { name: string; body: string }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const [isOpening, setIsOpening] = useState(false);
  const navigate = useNavigate();
  const fields = templateFields(body);
  const filled = fillTemplate(body, values);

  async function openInEditor(): Promise<void> {
    setIsOpening(true);
    try {
      const { createEditorDocument } = await import('../editor/editor-queries.ts');
      const { id } = await createEditorDocument({ title: name || 'Documento', content: contentFromMarkdown(filled) });
      await navigate({ to: '/dashboard/redaccion/$id', params: { id } });
    } catch (failure) {
      const { failureText } = await import('../editor/editor-failure.ts');
      void notify(failureText(failure, 'No se pudo abrir en el editor. Volvé a intentar.'), { kind: 'error' });
      setIsOpening(false);
    }
  }

  return (
    <section aria-label="Vista previa" className="grid min-w-0 gap-4">
      {fields.length > 0 && (
        <div className="grid gap-3 @lg:grid-cols-2">
          {fields.map((field) => (
            <TextField
              key={field}
              label={field}
              autoComplete="off"
              value={values[field] ?? ''}
              onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            />
          ))}
        </div>
      )}
      <Suspense fallback={<Skeleton className="h-40" />}>
        <DocumentPreview key={filled} label="Vista previa del texto" content={contentFromMarkdown(filled)} />
      </Suspense>
      <div className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" busy={isOpening} onClick={() => void openInEditor()}>
          {!isOpening && <PenLine size={15} aria-hidden="true" />}
          Usar en el editor
        </Button>
        <CopyButton text={() => filled} />
      </div>
    </section>
  );
}

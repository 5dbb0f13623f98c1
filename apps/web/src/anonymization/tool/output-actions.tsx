import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design-system/button.tsx';
import { Menu } from '../../design-system/menu.tsx';
import { notify } from '../../design-system/toast.ts';
import { saveFile } from '../../platform/save-file.ts';

/** Not the name of the file that was loaded, which often says whose case it is. */
const fileName = 'texto-anonimizado';
const copiedForMs = 2_000;

/** Takes a text away: copied, or as a file with its paragraphs. */
export function OutputActions({ text, name = fileName }: { text: string; name?: string }) {
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), copiedForMs);
    } catch {
      void notify('El navegador no permitió copiar. Seleccioná el texto y copialo a mano.', { kind: 'error' });
    }
  }

  async function saveWord(): Promise<void> {
    try {
      const { wordFile } = await import('./word-file.ts');
      saveFile(`${name}.docx`, await wordFile(text));
    } catch {
      void notify('No se pudo crear el archivo. Volvé a intentar.', { kind: 'error' });
    }
  }

  return (
    <div className="flex gap-2">
      <Button size="small" onClick={() => void copy()}>
        {copied ? <Check size={15} aria-hidden="true" /> : <Copy size={15} aria-hidden="true" />}
        {copied ? 'Copiado' : 'Copiar'}
      </Button>
      <Menu
        align="end"
        trigger={
          <Button size="small">
            <Download size={15} aria-hidden="true" />
            Descargar
          </Button>
        }
        options={[
          { id: 'docx', label: 'Word (.docx)', action: () => void saveWord() },
          {
            id: 'txt',
            label: 'Texto (.txt)',
            action: () => saveFile(`${name}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' })),
          },
        ]}
      />
    </div>
  );
}

import { Download } from 'lucide-react';
import { Button } from '../design-system/button.tsx';
import { CopyButton } from '../design-system/copy-button.tsx';
import { Menu } from '../design-system/menu.tsx';
import { notify } from '../design-system/toast.ts';
import { saveFile } from '../platform/save-file.ts';

/** Not the name of the file that was loaded, which often says whose case it is. */
const fileName = 'texto-anonimizado';

/** Takes a text away: copied, or as a file with its paragraphs. */
export function OutputActions({ text, name = fileName }: { text: string; name?: string }) {
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
      <CopyButton text={() => text} />
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

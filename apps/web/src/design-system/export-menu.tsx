import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { notify } from './toast.ts';

export type ExportFormat = 'docx' | 'pdf' | 'md';

const formats: { id: ExportFormat; label: string }[] = [
  { id: 'docx', label: 'Word (.docx)' },
  { id: 'pdf', label: 'PDF' },
  { id: 'md', label: 'Markdown' },
];

interface ExportMenuProps {
  /** Writes the file; its code is fetched when used. */
  onExport: (format: ExportFormat) => Promise<void>;
  /** What is said where no file came of it. */
  failure: string;
  align?: 'start' | 'end';
  /** One button in the place of the usual one. */
  trigger?: ReactNode;
}

/** Takes a text away as a file, in one of the formats. */
export function ExportMenu({ onExport, failure, align, trigger }: ExportMenuProps) {
  async function exportAs(format: ExportFormat): Promise<void> {
    try {
      await onExport(format);
    } catch {
      void notify(failure, { kind: 'error' });
    }
  }

  return (
    <Menu
      {...(align && { align })}
      trigger={
        trigger ?? (
          <Button size="small">
            <Download size={15} aria-hidden="true" />
            Exportar
          </Button>
        )
      }
      options={formats.map(({ id, label }) => ({ id, label, action: () => void exportAs(id) }))}
    />
  );
}

import { Download } from 'lucide-react';
import { Button } from '../../design-system/button.tsx';
import { CopyButton } from '../../design-system/copy-button.tsx';
import { FormBanner } from '../../design-system/form-banner.tsx';
import { saveFile } from '../../platform/save-file.ts';

/** Recovery codes, the only time that they can be read. */
export function RecoveryCodesList({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  return (
    <div className="grid gap-4">
      <FormBanner tone="info">
        Guardalos ahora: no se vuelven a mostrar. Cada uno sirve una sola vez para entrar si no tenés tu aplicación.
      </FormBanner>
      <ul aria-label="Códigos de recuperación" className="figures grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-field bg-sunken px-3 py-2 text-center tracking-wider">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={() => text} label="Copiar los códigos" />
        <Button
          size="small"
          onClick={() => saveFile('foja-codigos-de-recuperacion.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          <Download size={15} aria-hidden="true" />
          Guardar en un archivo
        </Button>
      </div>
    </div>
  );
}

import { gazetteFileName } from '@foja/contracts/gazette';
import { Download } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { buttonClasses } from '../design-system/button.tsx';
import { classNames } from '../design-system/class-names.ts';
import type { Edition } from './download-edition.ts';
import { releaseLater } from './temporary-url.ts';

/** Saves the edition as a file. Its address lives while the link is shown, and 30 s more for a saving that has just begun. */
export function DownloadLink({ edition, className }: { edition: Edition; className?: string }) {
  const [url, setUrl] = useState<string>();
  useLayoutEffect(() => {
    const made = URL.createObjectURL(edition.pdf);
    setUrl(made);
    return () => releaseLater(made);
  }, [edition.pdf]);
  return (
    <a
      href={url}
      download={gazetteFileName(edition.date)}
      className={classNames(buttonClasses('secondary', 'small'), className)}
    >
      <Download size={16} aria-hidden="true" />
      Descargar PDF
    </a>
  );
}

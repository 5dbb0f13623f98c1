import { supremeCourtSearchUrl } from '@foja/contracts/jurisprudence-limits';
import { originalLink } from '@foja/contracts/writing-assistant-rules';
import { ExternalLink } from 'lucide-react';

/** Where a ruling can be read at its source; nothing where no safe address is known. */
export function OriginalRuling({ url, title }: { url: string | null; title: string }) {
  const link = originalLink(url);
  if (!link) return null;
  const isSearch = link === supremeCourtSearchUrl;
  const words = isSearch ? 'Buscar en el sitio de la Corte' : 'Ver el original';
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${words}${isSearch ? ': ' : ' de '}${title} (se abre en otra pestaña)`}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-primary-ink underline underline-offset-4"
    >
      {words}
      <ExternalLink size={14} aria-hidden="true" />
    </a>
  );
}

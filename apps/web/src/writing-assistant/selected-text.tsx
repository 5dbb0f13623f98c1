import { countOf } from '../platform/count-of.ts';

interface SelectedTextProps {
  text: string;
  /** Said where nothing is selected. */
  nothing: string;
  maxCharacters: number;
}

/** What is selected in the document, as the next command will take it. */
export function SelectedText({ text, nothing, maxCharacters }: SelectedTextProps) {
  const trimmed = text.trim();
  if (trimmed === '') return <p className="text-sm text-ink-muted">{nothing}</p>;
  const words = trimmed.split(/\s+/).length;
  return (
    <div className="rounded-field border border-line bg-sunken px-3 py-2">
      <p className="figures text-xs text-ink-muted">Texto seleccionado · {countOf(words, 'palabra', 'palabras')}</p>
      <p className="mt-0.5 line-clamp-2 font-serif text-sm wrap-anywhere text-ink-soft">{trimmed}</p>
      {text.length > maxCharacters && (
        <p role="alert" className="figures mt-1 text-xs text-danger">
          Es demasiado largo: seleccioná hasta {maxCharacters.toLocaleString('es-AR')} caracteres.
        </p>
      )}
    </div>
  );
}

/** Whether a selection can be worked on. */
export function isUsable(text: string, maxCharacters: number): boolean {
  return text.trim() !== '' && text.length <= maxCharacters;
}

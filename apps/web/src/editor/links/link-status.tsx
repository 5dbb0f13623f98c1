import { isSafeLink } from '@foja/contracts/editor/content';
import { type Editor, useEditorState } from '@tiptap/react';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../design-system/button.tsx';

interface LinkStatusProps {
  editor: Editor;
  onEdit: () => void;
}

/** Where the link leads in which the caret is: the text itself opens nothing while one writes. */
export function LinkStatus({ editor, onEdit }: LinkStatusProps) {
  const href = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isActive('link') ? String(current.getAttributes('link').href ?? '') : null,
  });
  if (href === null || !isSafeLink(href)) return null;
  return (
    <section
      aria-label="Enlace"
      className="order-last flex min-w-0 basis-full items-center gap-1.5 text-xs sm:order-none sm:flex-1 sm:basis-0"
    >
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="flex min-w-0 items-center gap-1 rounded-field px-1 text-primary-ink underline underline-offset-2"
      >
        <span className="sr-only">Abrir el enlace: </span>
        <span className="truncate">{href.replace(/^mailto:/i, '')}</span>
        <ExternalLink size={13} aria-hidden="true" className="shrink-0" />
      </a>
      <Button size="small" kind="quiet" aria-label="Cambiar el enlace" className="shrink-0" onClick={onEdit}>
        Cambiar
      </Button>
    </section>
  );
}

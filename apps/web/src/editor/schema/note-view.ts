import type { Decoration, NodeView } from '@tiptap/pm/view';

interface NoteViewOptions {
  /** What is read aloud and shown, by the note's number; null where the words stand in the text. */
  look: (number: number | null) => { text: string; name: string; data: Record<string, string> };
  /** A click, Enter or the space bar. */
  onOpen: () => void;
}

export function noteNumber(decorations: readonly Decoration[]): number | null {
  for (const { spec } of decorations) if (typeof spec.noteNumber === 'number') return spec.noteNumber;
  return null;
}

/** A button in the text that is one piece: the mark of a note, or a citation. */
export function buttonView(className: string, { onOpen }: Pick<NoteViewOptions, 'onOpen'>) {
  const dom = document.createElement('span');
  dom.className = className;
  const button = document.createElement('span');
  button.setAttribute('role', 'button');
  button.tabIndex = 0;
  dom.append(button);
  button.addEventListener('click', (event) => {
    event.preventDefault();
    onOpen();
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  });

  const show = ({ text, name, data }: ReturnType<NoteViewOptions['look']>) => {
    button.textContent = text;
    button.setAttribute('aria-label', name);
    dom.title = name;
    for (const [key, value] of Object.entries(data)) dom.dataset[key] = value;
  };
  const view: Pick<NodeView, 'dom' | 'stopEvent' | 'ignoreMutation'> = {
    dom,
    // The keys of the button are not for the text around it.
    stopEvent: (event) => event.type === 'keydown' && ['Enter', ' '].includes((event as KeyboardEvent).key),
    ignoreMutation: () => true,
  };
  return { view, show };
}

import { type Editor, useEditorState } from '@tiptap/react';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  BookMarked,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  MessagesSquare,
  Minus,
  Redo2,
  RemoveFormatting,
  Search,
  SeparatorHorizontal,
  Strikethrough,
  Superscript,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { IconButton } from '../../design-system/icon-button.tsx';
import type { NotePlace } from '../citations/insert-citation.ts';
import { ClauseIcon } from './clause-icon.tsx';
import { ClauseMenu } from './clause-menu.tsx';
import { TableMenu } from './table-menu.tsx';
import { type BlockStyle, blockStyles, toolbarState } from './toolbar-state.ts';

interface EditorToolbarProps {
  editor: Editor;
  /** Where new citations go. */
  notePlace: NotePlace;
  onNotePlace: (place: NotePlace) => void;
  onFind: () => void;
  onLink: () => void;
  onCite: () => void;
  onFootnote: () => void;
  onAskInChat: () => void;
}

const selectLook = 'h-8 rounded-field border border-line bg-surface px-2 text-sm text-ink hover:border-line-strong';

const alignments = [
  ['left', 'Alinear a la izquierda', AlignLeft],
  ['center', 'Centrar', AlignCenter],
  ['right', 'Alinear a la derecha', AlignRight],
  ['justify', 'Justificar', AlignJustify],
] as const;

/** How the text looks: one row that the arrows walk through; on a phone it scrolls sideways. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, notePlace, onNotePlace, onFind, onLink, onCite, onFootnote } = props;
  const state = useEditorState({ editor, selector: ({ editor: current }) => toolbarState(current) });
  const chain = () => editor.chain().focus();

  function setStyle(style: BlockStyle): void {
    if (style === 'paragraph') chain().setParagraph().run();
    else
      chain()
        .setHeading({ level: Number(style.slice(-1)) as 1 | 2 | 3 | 4 })
        .run();
  }

  return (
    <Toolbar.Root
      aria-label="Formato del texto"
      className="relative flex shrink-0 items-center gap-0.5 overflow-x-auto overflow-y-hidden border-b border-line bg-surface px-2 py-1 sm:flex-wrap sm:overflow-visible"
    >
      <Tool icon={Undo2} label="Deshacer" disabled={!state.canUndo} onClick={() => chain().undo().run()} />
      <Tool icon={Redo2} label="Rehacer" disabled={!state.canRedo} onClick={() => chain().redo().run()} />
      <Divider />
      <label className="shrink-0">
        <span className="sr-only">Estilo del párrafo</span>
        <select
          value={state.style}
          onChange={({ target }) => setStyle(target.value as BlockStyle)}
          className={selectLook}
        >
          {blockStyles.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Divider />
      <Tool icon={Bold} label="Negrita" pressed={state.isBold} onClick={() => chain().toggleBold().run()} />
      <Tool icon={Italic} label="Cursiva" pressed={state.isItalic} onClick={() => chain().toggleItalic().run()} />
      <Tool
        icon={Underline}
        label="Subrayado"
        pressed={state.isUnderline}
        onClick={() => chain().toggleUnderline().run()}
      />
      <Tool
        icon={Strikethrough}
        label="Tachado"
        pressed={state.isStrike}
        onClick={() => chain().toggleStrike().run()}
      />
      <Tool
        icon={RemoveFormatting}
        label="Quitar el formato"
        onClick={() => chain().unsetAllMarks().clearNodes().unsetTextAlign().run()}
      />
      <Divider />
      <Tool
        icon={List}
        label="Lista con viñetas"
        pressed={state.isBulletList}
        onClick={() => chain().toggleBulletList().run()}
      />
      <Tool
        icon={ListOrdered}
        label="Lista numerada"
        pressed={state.isOrderedList}
        onClick={() => chain().toggleOrderedList().run()}
      />
      <Tool
        icon={ClauseIcon}
        label="Cláusula numerada"
        pressed={state.isClause}
        onClick={() => chain().toggleClause().run()}
      />
      <ClauseMenu
        editor={editor}
        numbering={state.clauseNumbering}
        canSink={state.canSinkClause}
        canLift={state.canLiftClause}
      />
      <Tool
        icon={TextQuote}
        label="Cita textual"
        pressed={state.isQuote}
        onClick={() => chain().toggleBlockquote().run()}
      />
      <Divider />
      {alignments.map(([align, label, icon]) => (
        <Tool
          key={align}
          icon={icon}
          label={label}
          pressed={state.align === align}
          onClick={() => chain().setTextAlign(align).run()}
        />
      ))}
      <Divider />
      <TableMenu editor={editor} isInTable={state.isTable} />
      <Tool icon={Minus} label="Línea divisoria" onClick={() => chain().setHorizontalRule().run()} />
      <Tool
        icon={SeparatorHorizontal}
        label="Salto de página"
        disabled={!state.canBreakPage}
        onClick={() => chain().insertPageBreak().run()}
      />
      <Divider />
      <Tool icon={Link2} label="Enlace" pressed={state.isLink} onClick={onLink} />
      <Tool icon={BookMarked} label="Insertar cita" onClick={onCite} />
      <Tool icon={Superscript} label="Nota al pie" onClick={onFootnote} />
      <label className="shrink-0">
        <span className="sr-only">Dónde van las citas nuevas</span>
        <select
          value={notePlace}
          onChange={({ target }) => onNotePlace(target.value as NotePlace)}
          className={selectLook}
        >
          <option value="footnote">Citas al pie</option>
          <option value="inline">Citas en el texto</option>
        </select>
      </label>
      <Divider />
      <Tool icon={Search} label="Buscar y reemplazar" onClick={onFind} />
      <Tool
        icon={MessagesSquare}
        label="Preguntar en el chat sobre lo seleccionado"
        disabled={!state.hasSelection}
        onClick={props.onAskInChat}
      />
    </Toolbar.Root>
  );
}

interface ToolProps {
  icon: LucideIcon | typeof ClauseIcon;
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ icon: Icon, label, pressed, disabled, onClick }: ToolProps) {
  return (
    <Toolbar.Button asChild disabled={disabled}>
      <IconButton
        size="small"
        className="shrink-0"
        label={label}
        aria-pressed={pressed}
        disabled={disabled}
        icon={<Icon size={17} aria-hidden="true" />}
        // The caret stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      />
    </Toolbar.Button>
  );
}

function Divider() {
  return <Toolbar.Separator className="mx-1 h-5 w-px shrink-0 bg-line" />;
}

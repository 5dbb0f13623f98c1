import type { ClauseNumbering } from '@foja/contracts/editor/content';
import type { Editor } from '@tiptap/react';
import { ListTree } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { Menu } from '../../design-system/menu.tsx';

interface ClauseMenuProps {
  editor: Editor;
  numbering: ClauseNumbering;
  canSink: boolean;
  canLift: boolean;
}

/** How clauses are numbered, and how deep the one stands where the caret is. */
export function ClauseMenu({ editor, numbering, canSink, canLift }: ClauseMenuProps) {
  const numbered = (how: ClauseNumbering, label: string) => ({
    id: how,
    label,
    toggle: true,
    checked: numbering === how,
    action: () => editor.chain().setClauseNumbering(how).run(),
  });
  return (
    <Menu
      focusAfterChoice={() => editor.commands.focus()}
      trigger={
        <Toolbar.Button
          aria-label="Numeración de cláusulas"
          title="Numeración de cláusulas"
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <ListTree size={17} aria-hidden="true" />
        </Toolbar.Button>
      }
      options={[
        numbered('words', 'PRIMERA, 1.1., a)'),
        numbered('figures', '1., 1.1., a)'),
        {
          id: 'sink',
          label: 'Bajar un nivel (Tab)',
          divider: true,
          disabled: !canSink,
          action: () => editor.chain().sinkClause().run(),
        },
        {
          id: 'lift',
          label: 'Subir un nivel (Shift + Tab)',
          disabled: !canLift,
          action: () => editor.chain().liftClause().run(),
        },
      ]}
    />
  );
}

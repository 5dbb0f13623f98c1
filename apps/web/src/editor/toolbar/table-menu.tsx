import type { Editor } from '@tiptap/react';
import { Table } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { Menu, type MenuOption } from '../../design-system/menu.tsx';

interface TableMenuProps {
  editor: Editor;
  isInTable: boolean;
}

/** A table: insert one; in one, its rows and columns. */
export function TableMenu({ editor, isInTable }: TableMenuProps) {
  const options: MenuOption[] = isInTable
    ? [
        { id: 'row-before', label: 'Agregar fila arriba', action: () => editor.chain().addRowBefore().run() },
        { id: 'row-after', label: 'Agregar fila abajo', action: () => editor.chain().addRowAfter().run() },
        {
          id: 'column-before',
          label: 'Agregar columna a la izquierda',
          action: () => editor.chain().addColumnBefore().run(),
        },
        {
          id: 'column-after',
          label: 'Agregar columna a la derecha',
          action: () => editor.chain().addColumnAfter().run(),
        },
        {
          id: 'header',
          label: 'Primera fila como encabezado',
          divider: true,
          action: () => editor.chain().toggleHeaderRow().run(),
        },
        { id: 'merge', label: 'Unir o dividir celdas', action: () => editor.chain().mergeOrSplit().run() },
        { id: 'delete-row', label: 'Quitar la fila', divider: true, action: () => editor.chain().deleteRow().run() },
        { id: 'delete-column', label: 'Quitar la columna', action: () => editor.chain().deleteColumn().run() },
        { id: 'delete', label: 'Quitar la tabla', danger: true, action: () => editor.chain().deleteTable().run() },
      ]
    : [2, 3, 4, 5].map((columns) => ({
        id: `insert-${columns}`,
        label: `Insertar tabla de ${columns} columnas`,
        action: () => editor.chain().insertTable({ rows: 3, cols: columns, withHeaderRow: true }).run(),
      }));
  return (
    <Menu
      focusAfterChoice={() => editor.commands.focus()}
      trigger={
        <Toolbar.Button
          aria-label="Tabla"
          title="Tabla"
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <Table size={17} aria-hidden="true" />
        </Toolbar.Button>
      }
      options={options}
    />
  );
}

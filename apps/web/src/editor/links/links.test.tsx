import { isSafeLink } from '@foja/contracts/editor/content';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEditorDocument, contentOf } from '../../testing/editor-api.ts';
import { openEditor, waitForLastSaves } from '../../testing/open-editor.tsx';
import { linkAddress } from './link-address.ts';

waitForLastSaves();

const href = 'https://www.saij.gob.ar/';
const linked = (words: string) =>
  buildEditorDocument({
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Ver ' },
            { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] },
            { type: 'text', text: ' y más.' },
          ],
        },
      ],
    },
  });

describe('the address of a link', () => {
  it('is taken as it is meant, a page or a mail address', () => {
    expect(linkAddress(' https://a.ar/x ')).toBe('https://a.ar/x');
    expect(linkAddress('www.saij.gob.ar')).toBe('https://www.saij.gob.ar');
    expect(linkAddress('infoleg.gob.ar/norma?id=1')).toBe('https://infoleg.gob.ar/norma?id=1');
    expect(linkAddress('ana@estudio.com.ar')).toBe('mailto:ana@estudio.com.ar');
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///c:/x',
    'palabra',
    '//a.ar',
    'https://',
    'dos palabras.ar',
  ])('is refused where it is none: "%s"', (written) => expect(linkAddress(written)).toBeNull());

  it('is never one that the document may not hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (written) => {
        const address = linkAddress(written);
        expect(address === null || isSafeLink(address)).toBe(true);
      }),
    );
  });
});

describe('a link', () => {
  it('is made of the chosen words with Ctrl+K, refused first where it is not safe', async () => {
    const { user, editor, textbox } = await openEditor(buildEditorDocument({ content: contentOf('Ver la norma.') }));
    act(() => void editor.commands.setTextSelection({ from: 5, to: 13 }));
    fireEvent.keyDown(textbox, { key: 'k', ctrlKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Insertar un enlace' }));
    expect(dialog.queryByRole('textbox', { name: 'Texto del enlace' })).toBeNull();
    const address = dialog.getByRole('textbox', { name: 'Dirección' });
    expect(address).toHaveFocus();
    await user.type(address, 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Insertar' }));
    expect(address).toHaveAccessibleDescription(/sólo se admiten http, https y mailto/);
    expect(editor.getHTML()).not.toContain('href');
    await user.clear(address);
    await user.type(address, 'www.saij.gob.ar{Enter}');
    const link = editor.view.dom.querySelector('a');
    expect(link).toHaveTextContent('la norma');
    expect(link).toHaveAttribute('href', 'https://www.saij.gob.ar');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('is made of words of its own where nothing is chosen, and ends with them', async () => {
    const { user, editor } = await openEditor(buildEditorDocument({ content: contentOf('Escribir a ') }));
    act(() => void editor.commands.focus('end'));
    await user.click(screen.getByRole('button', { name: 'Enlace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insertar un enlace' }));
    await user.type(dialog.getByRole('textbox', { name: 'Dirección' }), 'ana@estudio.com.ar');
    await user.type(dialog.getByRole('textbox', { name: 'Texto del enlace' }), 'la doctora');
    await user.click(dialog.getByRole('button', { name: 'Insertar' }));
    act(() => void editor.view.dispatch(editor.state.tr.insertText(' hoy')));
    const link = editor.view.dom.querySelector('a');
    expect(link).toHaveTextContent(/^la doctora$/);
    expect(link).toHaveAttribute('href', 'mailto:ana@estudio.com.ar');
    expect(editor.getText()).toBe('Escribir a la doctora hoy');
  });

  it('says where it leads, changes whole, and is taken away without its words', async () => {
    const { user, editor } = await openEditor(linked('la norma'));
    act(() => void editor.commands.setTextSelection(8));
    const status = within(await screen.findByRole('region', { name: 'Enlace' }));
    const open = status.getByRole('link', { name: /Abrir el enlace/ });
    expect(open).toHaveAttribute('href', href);
    expect(open).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await user.click(status.getByRole('button', { name: 'Cambiar el enlace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enlace' }));
    const address = dialog.getByRole('textbox', { name: 'Dirección' });
    expect(address).toHaveValue(href);
    await user.clear(address);
    await user.type(address, 'http://infoleg.gob.ar{Enter}');
    expect(editor.view.dom.querySelector('a')).toHaveTextContent(/^la norma$/);
    expect(editor.view.dom.querySelector('a')).toHaveAttribute('href', 'http://infoleg.gob.ar');
    act(() => void editor.commands.setTextSelection(8));
    await user.click(screen.getByRole('button', { name: 'Cambiar el enlace' }));
    await user.click(await screen.findByRole('button', { name: 'Quitar el enlace' }));
    await waitFor(() => expect(editor.view.dom.querySelector('a')).toBeNull());
    expect(editor.getText()).toBe('Ver la norma y más.');
    expect(screen.queryByRole('region', { name: 'Enlace' })).toBeNull();
  });
});

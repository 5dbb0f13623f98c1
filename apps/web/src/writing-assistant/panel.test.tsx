import type { Role } from '@foja/contracts/roles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubMedia } from '../testing/browser.ts';
import { renderAssistant } from '../testing/render-assistant.tsx';

const key = 'writingAssistant_settings';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => stubMedia({ reducedMotion: true, wide: true }));

describe('the panel', () => {
  it('is named, has its two tabs, and begins with the research', () => {
    renderAssistant();
    expect(screen.getByRole('complementary', { name: 'Asistente de redacción' })).toHaveClass('w-[400px]');
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(tabs).toEqual(['Investigación', 'Transformación']);
    expect(screen.getByRole('tab', { name: 'Investigación', selected: true })).toBeVisible();
  });

  it('folds to a strip of 48 px and back, tells its host, and keeps the focus and what was written', async () => {
    const { user, told, does } = renderAssistant();
    await user.type(screen.getByRole('searchbox'), 'despido');
    await user.click(button('Contraer el asistente'));
    expect(screen.getByRole('complementary')).toHaveClass('w-12');
    expect(button('Expandir el asistente')).toHaveFocus();
    expect(button('Expandir el asistente')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Expandir el asistente'));
    expect(button('Contraer el asistente')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('despido');
    expect(told).toEqual([
      { type: 'visibilityChange', visibility: 'collapsed' },
      { type: 'visibilityChange', visibility: 'expanded' },
    ]);
    expect(does.onVisibility.mock.calls).toEqual([['collapsed'], ['expanded']]);
  });

  it('tells its host that it was closed', async () => {
    const { user, does } = renderAssistant();
    await user.click(button('Cerrar el asistente'));
    expect(does.onVisibility).toHaveBeenCalledWith('closed');
  });

  it('takes the whole screen of a phone, and folds there on Escape', async () => {
    stubMedia({ reducedMotion: true });
    const { user, does } = renderAssistant();
    expect(screen.getByRole('dialog', { name: 'Asistente de redacción' })).toHaveClass('inset-0');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(does.onVisibility).toHaveBeenCalledWith('collapsed');
    await user.click(button('Expandir el asistente'));
    expect(screen.getByRole('dialog', { name: 'Asistente de redacción' })).toBeVisible();
  });

  it('fills the room of a host that has none beside it, without folding or closing', () => {
    renderAssistant({ frame: 'fill' });
    expect(screen.getByRole('region', { name: 'Asistente de redacción' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Contraer|Cerrar/ })).toBeNull();
    expect(button('Configuración del asistente')).toBeVisible();
  });

  it('is walked by arrow keys from tab to tab', async () => {
    const { user } = renderAssistant();
    screen.getByRole('tab', { name: 'Investigación' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Transformación' })).toHaveFocus();
    expect(screen.getByRole('form', { name: 'Transformar con un comando propio' })).toBeVisible();
  });
});

describe('the settings modal', () => {
  async function openSettings(role: Role) {
    const view = renderAssistant({ role });
    await view.user.click(button('Configuración del asistente'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Configuración del asistente' }));
    return { ...view, dialog };
  }

  it('bars the models and the number of results from a Free user, and says the role', async () => {
    localStorage.setItem(key, '{"model":"gpt-4","maxResults":40,"sources":{"federal":true,"sumarios":true}}');
    const { dialog } = await openSettings('User');
    expect(dialog.getByLabelText('Modelo de IA')).toHaveValue('gpt-3.5-turbo');
    expect(dialog.getByRole('option', { name: 'GPT-4 · Premium/Professional' })).toBeDisabled();
    expect(dialog.getByRole('option', { name: 'GPT-4 Turbo · Premium/Professional' })).toBeDisabled();
    expect(dialog.getByLabelText('Máximo de resultados')).toBeDisabled();
    expect(dialog.getByLabelText('Máximo de resultados')).toHaveValue('5');
    expect(dialog.getAllByText(/Tu rol actual: Free/)).not.toHaveLength(0);
  });

  it.each(['Professional', 'Premium', 'Admin', 'SuperAdmin'] as const)('gives a %s all of them', async (role) => {
    const { dialog, user } = await openSettings(role);
    await user.selectOptions(dialog.getByLabelText('Modelo de IA'), 'GPT-4 Turbo');
    const range = dialog.getByLabelText('Máximo de resultados');
    expect([range.getAttribute('min'), range.getAttribute('max')]).toEqual(['5', '50']);
    fireEvent.change(range, { target: { value: '50' } });
    expect(dialog.getAllByText(new RegExp(`Tu rol actual: ${role}`))).not.toHaveLength(0);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      model: 'gpt-4-turbo',
      maxResults: 50,
      sources: { federal: true, sumarios: true },
    });
  });

  it('switches each database on and off, and gives the focus back when it closes', async () => {
    const { dialog, user } = await openSettings('User');
    await user.click(dialog.getByRole('switch', { name: 'SAIJ sumarios' }));
    expect(JSON.parse(localStorage.getItem(key) ?? '').sources).toEqual({ federal: true, sumarios: false });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Configuración del asistente')).toHaveFocus();
  });
});

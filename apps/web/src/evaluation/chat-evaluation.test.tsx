import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, api } from '../testing/api.ts';
import { buildAlternative, buildEvaluation, buildInsufficient } from '../testing/evaluations.ts';
import { signIn } from '../testing/factories.ts';
import { renderChat } from '../testing/render-chat.tsx';

type User = ReturnType<typeof renderChat>['user'];

const switchOn = () => localStorage.setItem('foja_case_evaluation', 'true');
const toldTooLittle = (part: Parameters<typeof buildInsufficient>[0] = {}) =>
  buildInsufficient({
    caseType: 'Consumo – producto defectuoso',
    guideTitle: 'Compré un producto con fallas',
    alternatives: [buildAlternative()],
    ...part,
  });
const notice = () => screen.queryByRole('region', { name: 'Faltan datos' });

async function ask(user: User, text: string): Promise<void> {
  await user.click(screen.getByLabelText('Tu consulta'));
  await user.paste(text);
  await user.keyboard('{Enter}');
}

/** Asks, and waits until the answer is complete. */
async function askAndRead(user: User): Promise<void> {
  await ask(user, 'hola');
  expect(await screen.findByText('Fundado')).toBeVisible();
}

describe('in the chat, a story that tells too little', () => {
  it.each(['Professional', 'Premium', 'Admin', 'SuperAdmin'] as const)(
    'as %s with the switch on shows what to add, no number, and the other kinds of case',
    async (role) => {
      switchOn();
      signIn(role);
      api.use(answering({ evaluation: toldTooLittle() }));
      const { user } = renderChat();
      await askAndRead(user);
      const region = await screen.findByRole('region', { name: 'Faltan datos' });
      expect(within(region).getByRole('list', { name: 'Qué agregar' })).toHaveTextContent('Qué compraste');
      expect(within(region).queryByRole('progressbar')).toBeNull();
      expect(within(region).getByRole('button', { name: /El servicio técnico no arregla/ })).toBeVisible();
    },
  );

  it('leads to the card of another kind of case, and back to what to add', async () => {
    switchOn();
    signIn('Premium');
    api.use(answering({ evaluation: toldTooLittle() }));
    const { user } = renderChat();
    await askAndRead(user);
    await user.click(await screen.findByRole('button', { name: /El servicio técnico no arregla/ }));
    const card = await screen.findByRole('region', { name: 'Evaluación de caso' });
    expect(within(card).getByText('41 %')).toBeVisible();
    expect(card).toHaveTextContent('Elegido por vos, en lugar de «Compré un producto con fallas».');
    await user.click(within(card).getByRole('button', { name: 'Ver cómo se calculó' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('41 %');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /Volver a: Compré un producto con fallas/ }));
    await waitFor(() => expect(notice()).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Todavía no se puede estimar' })).toHaveFocus());
  });

  it('keeps the keyboard where the person writes until they choose', async () => {
    switchOn();
    signIn('Premium');
    api.use(answering({ evaluation: toldTooLittle() }));
    const { user } = renderChat();
    await askAndRead(user);
    const heading = await screen.findByRole('heading', { name: 'Todavía no se puede estimar' });
    expect(heading).not.toHaveFocus();
  });

  it('shows a kind of case that the person chose, also where it would not have called for the card', async () => {
    switchOn();
    signIn('Premium');
    const weak = buildEvaluation({ isViable: false, shouldTriggerCta: false, successProbability: 22 });
    api.use(answering({ evaluation: toldTooLittle({ alternatives: [buildAlternative('Consumo', weak)] }) }));
    const { user } = renderChat();
    await askAndRead(user);
    await user.click(
      within(await screen.findByRole('region', { name: 'Faltan datos' })).getAllByRole('button')[0] as HTMLElement,
    );
    expect(
      within(await screen.findByRole('region', { name: 'Evaluación de caso' })).getByRole('heading', {
        name: 'Tu caso parece difícil de sostener',
      }),
    ).toBeVisible();
  });
});

describe('in the chat, nothing is shown of an evaluation', () => {
  it.each([
    ['of no kind of case, with nothing to choose', buildInsufficient()],
    ['of one kind of case alone that tells too little', toldTooLittle({ alternatives: [] })],
    ['with a number that does not call for it', buildEvaluation({ shouldTriggerCta: false })],
  ])('%s', async (_, evaluation) => {
    switchOn();
    signIn('Premium');
    api.use(answering({ evaluation }));
    const { user } = renderChat();
    await askAndRead(user);
    expect(notice()).toBeNull();
    expect(screen.queryByRole('region', { name: 'Evaluación de caso' })).toBeNull();
  });

  it('to a Free user, and with the switch off', async () => {
    switchOn();
    signIn('User');
    api.use(answering({ evaluation: toldTooLittle() }));
    const first = renderChat();
    await askAndRead(first.user);
    expect(notice()).toBeNull();
    first.unmount();
    localStorage.setItem('foja_case_evaluation', 'false');
    signIn('Premium');
    const { user } = renderChat();
    await askAndRead(user);
    expect(notice()).toBeNull();
  });
});

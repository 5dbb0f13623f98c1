import type { SessionResponse } from '@foja/contracts/accounts';
import type { Matter } from '@foja/contracts/matters';
import { routes } from '@foja/contracts/routes';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, widths } from './browser.ts';
import { linkInMail } from './read-outbox.ts';
import { callApi, signInAs } from './sign-in-as.ts';
import { startApp } from './start-app.ts';

const app = startApp();

/** A Free account whose address is confirmed, as its owner does with the link of the mail. */
async function confirmedPerson(): Promise<SessionResponse> {
  const session = await signInAs(app.url, 'User');
  const { email } = session.user;
  await callApi(app.url, routes.resendConfirmation, { body: { email } });
  const link = await linkInMail(app.server, email, '/confirm-email');
  await callApi(app.url, `${routes.confirmEmail}${new URL(link).search}`);
  return session;
}

const invitationPath = async (email: string) => new URL(await linkInMail(app.server, email, '/invitacion')).pathname;

/** The same page is looked at as on a phone and as on a desk. */
async function look(page: Page, where: string): Promise<void> {
  await page.setViewportSize(widths.phone);
  await expectAccessible(page, `${where}, on a phone`);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(widths.desktop);
  await expectAccessibleInBothThemes(page, where);
}

it('a titular invites an assistant and a client, who comments and who reads one causa; who is removed is out', async () => {
  const titular = await signInAs(app.url, 'Premium');
  const assistant = await confirmedPerson();
  const client = await confirmedPerson();
  const matter = await callApi<Matter>(app.url, routes.matters, {
    token: titular.token,
    body: {
      head: { title: 'Ríos c/ Vega s/ despido', summary: 'Conciliar antes de la audiencia.' },
      forum: 'laboral',
    },
  });
  await callApi(app.url, routes.matterItems(matter.id), {
    token: titular.token,
    body: { kind: 'note', body: { title: 'Audiencia', text: 'Es el martes a las 9.' } },
  });

  // The firm is made and an assistant asked in.
  const { page, close } = await app.open({ session: titular, path: '/dashboard/estudio' });
  await page.getByRole('textbox', { name: /Nombre del estudio/ }).fill('Estudio Ríos');
  await page.getByRole('button', { name: 'Crear el estudio' }).click();
  await page.getByRole('heading', { name: 'Estudio Ríos' }).waitFor();
  await page.getByRole('button', { name: 'Invitar' }).click();
  const inviting = page.getByRole('dialog');
  await inviting.getByRole('textbox', { name: /Email/ }).fill(assistant.user.email);
  await inviting.getByRole('combobox', { name: 'Rol' }).selectOption('asistente');
  await look(page, 'inviting');
  await inviting.getByRole('button', { name: 'Enviar la invitación' }).click();
  await page.getByText(assistant.user.email).first().waitFor();
  await look(page, 'the firm');

  // The causa is shared with it, and the client asked to read it.
  await page.goto(`${app.url}/dashboard/causas/${matter.id}`);
  await page.getByRole('combobox', { name: 'Compartida con' }).selectOption('firm');
  await page.getByRole('button', { name: 'Invitar al cliente' }).click();
  await inviting.getByRole('textbox', { name: /Email/ }).fill(client.user.email);
  await inviting.getByRole('button', { name: 'Enviar la invitación' }).click();
  await page.getByText(client.user.email).first().waitFor();
  await page.getByRole('button', { name: 'Qué ve el cliente' }).click();
  await page.getByRole('checkbox', { name: 'Audiencia' }).click();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Audiencia' }).isChecked()).toBe(true);
  await look(page, 'what the client sees');
  await page.getByRole('button', { name: 'Listo' }).click();
  await look(page, 'a shared causa');

  // The assistant reads the invitation signed out, comes in, and names the titular.
  const asked = await invitationPath(assistant.user.email);
  const outside = await app.open({ path: asked });
  await outside.page.getByRole('heading', { name: 'Invitación de Estudio Ríos' }).waitFor();
  await outside.page.getByRole('link', { name: 'Crear cuenta' }).first().waitFor();
  await look(outside.page, 'an invitation, signed out');
  await outside.close();
  const helper = await app.open({ session: assistant, path: asked });
  await helper.page.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await helper.page.waitForURL(/\/dashboard\/estudio$/);
  await helper.page.getByRole('heading', { name: 'Estudio Ríos' }).waitFor();
  await helper.page.goto(`${app.url}/dashboard/causas/${matter.id}/actividad`);
  await helper.page.getByRole('textbox', { name: 'Comentario' }).fill('Falta el telegrama @An');
  await helper.page.getByRole('button', { name: '@Ana Díaz' }).click();
  await helper.page.getByRole('button', { name: 'Comentar' }).click();
  await helper.page.getByText('Falta el telegrama @Ana Díaz').waitFor();
  await look(helper.page, 'comments');

  // The client reads one causa, and of it what was marked.
  const reader = await app.open({
    session: client,
    path: await invitationPath(client.user.email),
  });
  await reader.page.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await reader.page.getByText('Es el martes a las 9.').waitFor();
  expect(await reader.page.getByText('Conciliar').count()).toBe(0);
  expect(await reader.page.getByText('telegrama').count()).toBe(0);
  await look(reader.page, 'a causa as its client reads it');
  await reader.close();

  // The titular is told of the mention, and takes the assistant out, whose session is open.
  await page.goto(`${app.url}/dashboard/causas`);
  await page.getByRole('region', { name: 'Menciones' }).getByRole('link', { name: matter.title }).waitFor();
  await look(page, 'a mention');
  await page.goto(`${app.url}/dashboard/estudio`);
  await page.getByRole('button', { name: 'Quitar a Ana Díaz' }).first().click();
  await page.getByRole('button', { name: 'Quitar del estudio' }).click();
  await page.getByText('Ana Díaz ya no es parte del estudio.').waitFor();
  await helper.page.reload();
  await helper.page.getByText('La causa no existe o fue eliminada.').waitFor();
  await helper.close();
  await close();
});

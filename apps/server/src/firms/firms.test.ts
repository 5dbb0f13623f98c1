import { firmMessages, firmStaffMax, invitationLifetimeMs } from '@foja/contracts/firm-words';
import { routes } from '@foja/contracts/routes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { callApi, foundFirm, invitationToken, joinFirm } from '../testing/firm-calls.ts';
import { guestToken } from '../testing/guest-token.ts';
import { openedMatter } from '../testing/matter-calls.ts';
import { readMails } from '../testing/read-mails.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { statementsOf } from '../testing/statements-of.ts';
import { firmInvitations, firmMembers } from './firms.table.ts';
import { requireFreeToLeave } from './leave-with-account.ts';
import { purgeInvitations } from './purge-invitations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type Call = Parameters<typeof callApi> extends [unknown, ...infer Rest] ? Rest : never;
const call = (...rest: Call) => callApi(test, ...rest);
const unknown = '00000000-0000-4000-8000-000000000000';
let people = 0;
const stranger = () => {
  people += 1;
  return `nadie${people}@correo.example`;
};
const invite = (token: string, email: string, role = 'abogado') =>
  call('POST', routes.firmInvitations, token, { email, role });
const accept = (token: string, link: string) => call('POST', routes.invitationAccept, token, { token: link });
const preview = (link: string) => call('POST', routes.invitationPreview, undefined, { token: link });
const firmOf = async (token: string) => (await call('GET', routes.firm, token)).body.firm;

describe('a firm is refused', () => {
  it('to who is not signed in with 401, to a guest with 403, and to a Free account as one of its titular', async () => {
    expect(await call('GET', routes.firm)).toMatchObject({ status: 401 });
    expect(await call('GET', routes.firm, await guestToken(test))).toMatchObject({ status: 403 });
    const { token } = await signInAs(test, 'User');
    expect(await call('POST', routes.firm, token, { name: 'Estudio' })).toMatchObject({
      status: 403,
      body: { error: 'premium_required', message: firmMessages.planNeeded },
    });
    expect(await firmOf(token)).toBeNull();
  });

  it('without a name with 400, and a second one with 409', async () => {
    const { token } = await foundFirm(test);
    expect(await call('POST', routes.firm, token, { name: ' ' })).toMatchObject({
      status: 400,
      body: { message: 'Escribí el nombre del estudio.' },
    });
    expect(await call('POST', routes.firm, token, { name: 'Otro' })).toMatchObject({
      status: 409,
      body: { message: firmMessages.alreadyInOne },
    });
  });

  it('to who works in none: each of its calls answers 404', async () => {
    const { token } = await signInAs(test, 'Premium');
    const calls: Call[] = [
      ['PATCH', routes.firm, token, { name: 'Otro' }],
      ['POST', routes.firmDelete, token, { name: 'Otro' }],
      ['POST', routes.firmLeave, token, {}],
      ['PATCH', routes.firmMember(unknown), token, { role: 'abogado' }],
      ['POST', routes.firmMemberRemove(unknown), token, {}],
      ['POST', routes.firmInvitations, token, { email: stranger(), role: 'abogado' }],
      ['POST', routes.firmInvitationResend(unknown), token],
      ['DELETE', routes.firmInvitation(unknown), token],
    ];
    for (const one of calls) expect([one[1], (await call(...one)).status]).toEqual([one[1], 404]);
  });
});

describe('who is no titular', () => {
  it('is refused every change of the firm with 403, and sees no address, invitation or use of others', async () => {
    const titular = await foundFirm(test);
    const lawyer = await joinFirm(test, titular, 'abogado');
    const { body } = await invite(titular.token, stranger());
    const calls: Call[] = [
      ['PATCH', routes.firm, lawyer.token, { name: 'Otro' }],
      ['POST', routes.firmDelete, lawyer.token, { name: 'Estudio Díaz' }],
      ['PATCH', routes.firmMember(titular.accountId), lawyer.token, { role: 'abogado' }],
      ['POST', routes.firmMemberRemove(titular.accountId), lawyer.token, {}],
      ['POST', routes.firmInvitations, lawyer.token, { email: stranger(), role: 'abogado' }],
      ['POST', routes.firmInvitationResend(body.id), lawyer.token],
      ['DELETE', routes.firmInvitation(body.id), lawyer.token],
    ];
    for (const one of calls) expect([one[1], (await call(...one)).status]).toEqual([one[1], 403]);
    const seen = await firmOf(lawyer.token);
    expect(seen).toMatchObject({ name: 'Estudio Díaz', role: 'abogado', invitations: [] });
    expect(seen.members).toHaveLength(2);
    for (const member of seen.members) expect(member).toMatchObject({ email: null, used: null });
  });
});

describe('another firm', () => {
  it('changes neither a member nor an invitation of this one: 404, and both stay', async () => {
    const titular = await foundFirm(test);
    const lawyer = await joinFirm(test, titular, 'abogado');
    const invited = (await invite(titular.token, stranger())).body;
    const other = await foundFirm(test, 'Otro estudio');
    const calls: Call[] = [
      ['PATCH', routes.firmMember(lawyer.accountId), other.token, { role: 'titular' }],
      ['POST', routes.firmMemberRemove(lawyer.accountId), other.token, {}],
      ['POST', routes.firmInvitationResend(invited.id), other.token],
      ['DELETE', routes.firmInvitation(invited.id), other.token],
    ];
    for (const one of calls) expect([one[1], (await call(...one)).status]).toEqual([one[1], 404]);
    const seen = await firmOf(titular.token);
    expect(seen.members.map(({ role }: { role: string }) => role)).toEqual(['titular', 'abogado']);
    expect(seen.invitations).toMatchObject([{ id: invited.id, state: 'pending' }]);
    expect((await firmOf(other.token)).members).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('is refused for a bad address or role with 400, and for who is in the firm or was asked with 409', async () => {
    const titular = await foundFirm(test);
    const lawyer = await joinFirm(test, titular, 'abogado');
    expect(await invite(titular.token, 'nadie')).toMatchObject({ status: 400 });
    expect(await invite(titular.token, stranger(), 'jefe')).toMatchObject({ status: 400 });
    expect(await invite(titular.token, stranger(), 'cliente')).toMatchObject({
      status: 400,
      body: { message: firmMessages.clientMatter },
    });
    expect(await invite(titular.token, lawyer.email)).toMatchObject({
      status: 409,
      body: { message: firmMessages.alreadyMember },
    });
    const email = stranger();
    expect(await invite(titular.token, email)).toMatchObject({ status: 201 });
    expect(await invite(titular.token, email.toUpperCase())).toMatchObject({
      status: 409,
      body: { message: firmMessages.alreadyInvited },
    });
  });

  it('answers the same for an address with an account as for one without, and keeps no link', async () => {
    const titular = await foundFirm(test);
    const known = await signInAs(test);
    const answers = [await invite(titular.token, known.email), await invite(titular.token, stranger())];
    const shapes = answers.map(({ status, body }) => ({ status, ...body, id: '', email: '' }));
    expect(shapes[0]).toEqual(shapes[1]);
    const link = await invitationToken(test, known.email);
    expect(JSON.stringify(await test.deps.db.select().from(firmInvitations))).not.toContain(link);
  });

  it('asks the database the same of an address with an account as of one without: the time tells nothing', async () => {
    const titular = await foundFirm(test);
    const known = await signInAs(test);
    const asked = await statementsOf(() => invite(titular.token, known.email));
    expect(await statementsOf(() => invite(titular.token, stranger()))).toEqual(asked);
    expect(asked.length).toBeGreaterThan(8);
  });

  it('shows who holds its link the firm and a masked address, and nobody else anything', async () => {
    const titular = await foundFirm(test);
    const email = stranger();
    await invite(titular.token, email, 'asistente');
    expect(await preview('x'.repeat(43))).toMatchObject({
      status: 404,
      body: { message: firmMessages.invitationUnknown },
    });
    const { body } = await preview(await invitationToken(test, email));
    expect(body).toMatchObject({
      firmName: 'Estudio Díaz',
      invitedBy: 'Ana Díaz',
      role: 'asistente',
      state: 'pending',
      address: 'n•••@correo.example',
    });
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('needs a session of its address, confirmed: 401, 403 with another, 403 where it is not confirmed', async () => {
    const titular = await foundFirm(test);
    const email = stranger();
    await invite(titular.token, email);
    const link = await invitationToken(test, email);
    expect(await call('POST', routes.invitationAccept, undefined, { token: link })).toMatchObject({ status: 401 });
    const other = await signInAs(test);
    expect(await accept(other.token, link)).toMatchObject({
      status: 403,
      body: { error: 'forbidden', message: firmMessages.otherAddress },
    });
    const invited = await signInAs(test, 'User', { email, emailConfirmedAt: null });
    expect(await accept(invited.token, link)).toMatchObject({
      status: 403,
      body: { error: 'email_not_confirmed', message: firmMessages.confirmFirst },
    });
    expect(await firmOf(invited.token)).toBeNull();
  });

  it('is used once, also by calls that race, and says afterwards that it was', async () => {
    const titular = await foundFirm(test);
    const person = await signInAs(test);
    await invite(titular.token, person.email, 'asistente');
    const link = await invitationToken(test, person.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(person.token, link)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await accept(person.token, link)).toMatchObject({
      status: 409,
      body: { message: firmMessages.invitationAccepted },
    });
    expect((await preview(link)).body.state).toBe('accepted');
    expect(await firmOf(person.token)).toMatchObject({ role: 'asistente', name: 'Estudio Díaz' });
    const log = await call('GET', routes.accountActivity, titular.token);
    expect(log.body.entries[0]).toMatchObject({ event: 'firm_member_joined', by: 'firm', details: {} });
  });

  it('stops with its time, when it is revoked, and when it is sent again', async () => {
    const titular = await foundFirm(test);
    const person = await signInAs(test);
    const { body } = await invite(titular.token, person.email);
    const first = await invitationToken(test, person.email);
    expect(await call('POST', routes.firmInvitationResend(body.id), titular.token)).toMatchObject({ status: 200 });
    expect(await accept(person.token, first)).toMatchObject({ status: 404 });
    const second = await invitationToken(test, person.email);
    expect(await call('DELETE', routes.firmInvitation(body.id), titular.token)).toMatchObject({ status: 200 });
    expect(await accept(person.token, second)).toMatchObject({
      status: 409,
      body: { message: firmMessages.invitationRevoked },
    });
    expect(await call('POST', routes.firmInvitationResend(body.id), titular.token)).toMatchObject({ status: 404 });

    const other = await signInAs(test);
    const { body: late } = await invite(titular.token, other.email);
    const link = await invitationToken(test, other.email);
    await test.deps.db.update(firmInvitations).set({ expiresAt: test.clock.now() });
    expect(await accept(other.token, link)).toMatchObject({
      status: 409,
      body: { message: firmMessages.invitationExpired },
    });
    expect((await preview(link)).body.state).toBe('expired');
    // What has expired is no obstacle to a new one.
    expect(await invite(titular.token, other.email)).toMatchObject({ status: 201 });
    expect((await firmOf(titular.token)).invitations.map(({ id }: { id: string }) => id)).not.toContain(late.id);
  });

  it('holds no longer than the right of who sent it: a titular removed or with another role, who leaves, a lawyer’s client', async () => {
    const founder = await foundFirm(test);
    const gone = {
      removed: (id: string) => call('POST', routes.firmMemberRemove(id), founder.token, {}),
      demoted: (id: string) => call('PATCH', routes.firmMember(id), founder.token, { role: 'abogado' }),
      left: (_id: string, token: string) => call('POST', routes.firmLeave, token, {}),
    };
    for (const [how, go] of Object.entries(gone)) {
      const titular = await joinFirm(test, founder, 'titular');
      const second = await signInAs(test);
      expect(await invite(titular.token, second.email, 'titular')).toMatchObject({ status: 201 });
      const link = await invitationToken(test, second.email);
      expect(await go(titular.accountId, titular.token), how).toMatchObject({ status: 200 });
      expect((await preview(link)).body.state, how).toBe('revoked');
      expect(await accept(second.token, link), how).toMatchObject({
        status: 409,
        body: { message: firmMessages.invitationRevoked },
      });
      expect(await firmOf(second.token), how).toBeNull();
    }
    const lawyer = await joinFirm(test, founder, 'abogado', { plan: 'Professional' });
    const { id: matterId } = await openedMatter(test, lawyer.token);
    await call('PUT', routes.matterSharing(matterId), lawyer.token, { access: 'firm', accountIds: [] });
    const second = await signInAs(test);
    const asked = await call('POST', routes.firmInvitations, lawyer.token, {
      email: second.email,
      role: 'cliente',
      matterId,
    });
    expect(asked).toMatchObject({ status: 201 });
    await gone.removed(lawyer.accountId);
    expect(await accept(second.token, await invitationToken(test, second.email))).toMatchObject({ status: 409 });
    expect(await call('GET', routes.matter(matterId), second.token)).toMatchObject({ status: 404 });
  });

  it('is refused where who sent it may not any more, though nobody revoked it', async () => {
    const founder = await foundFirm(test);
    const titular = await joinFirm(test, founder, 'titular');
    const second = await signInAs(test);
    await invite(titular.token, second.email, 'titular');
    await test.deps.db.delete(firmMembers).where(eq(firmMembers.accountId, titular.accountId));
    expect(await accept(second.token, await invitationToken(test, second.email))).toMatchObject({
      status: 409,
      body: { message: firmMessages.invitationRevoked },
    });
  });

  it('is refused who works in another firm, until they leave it', async () => {
    const first = await foundFirm(test);
    const second = await foundFirm(test, 'Segundo estudio');
    const lawyer = await joinFirm(test, first, 'abogado');
    await invite(second.token, lawyer.email);
    const link = await invitationToken(test, lawyer.email);
    expect(await accept(lawyer.token, link)).toMatchObject({ status: 409, body: { message: firmMessages.inAnother } });
    expect(await call('POST', routes.firmLeave, lawyer.token, {})).toMatchObject({ status: 200 });
    expect(await accept(lawyer.token, link)).toMatchObject({ status: 200 });
    expect(await firmOf(lawyer.token)).toMatchObject({ name: 'Segundo estudio' });
  });

  it('goes to an address five times an hour and not more, and finds no room in a full firm', async () => {
    const titular = await foundFirm(test);
    const { body } = await invite(titular.token, stranger());
    const resend = () => call('POST', routes.firmInvitationResend(body.id), titular.token);
    for (let n = 0; n < 4; n++) expect((await resend()).status).toBe(200);
    expect(await resend()).toMatchObject({ status: 429, body: { message: firmMessages.tooMany } });
    const { firmId } = await foundFirm(test);
    const now = test.clock.now();
    const crowd = await Promise.all(Array.from({ length: firmStaffMax - 1 }, () => signInAs(test)));
    await test.deps.db.insert(firmMembers).values(
      crowd.map(({ accountId }, n) => ({
        firmId,
        accountId,
        role: n ? ('abogado' as const) : ('titular' as const),
        joinedAt: now,
      })),
    );
    expect(await invite(crowd[0]!.token, stranger())).toMatchObject({
      status: 409,
      body: { message: firmMessages.staffLimit },
    });
  });

  it('is forgotten, with its address, a month after it expired', async () => {
    const titular = await foundFirm(test);
    const email = stranger();
    await invite(titular.token, email);
    const kept = async () => (await test.deps.db.select().from(firmInvitations)).some((row) => row.email === email);
    await purgeInvitations(test.deps);
    expect(await kept()).toBe(true);
    const longAgo = new Date(test.clock.now().getTime() - 31 * 86_400_000 - invitationLifetimeMs);
    await test.deps.db.update(firmInvitations).set({ expiresAt: longAgo });
    await purgeInvitations(test.deps);
    expect(await kept()).toBe(false);
  });
});

describe('the last titular', () => {
  it('neither leaves nor takes another role, and nor do two who leave at once', async () => {
    const titular = await foundFirm(test);
    const lawyer = await joinFirm(test, titular, 'abogado');
    const refused = { status: 409, body: { message: firmMessages.lastTitular } };
    expect(await call('POST', routes.firmLeave, titular.token, { handOverTo: lawyer.accountId })).toMatchObject(
      refused,
    );
    expect(await call('PATCH', routes.firmMember(titular.accountId), titular.token, { role: 'abogado' })).toMatchObject(
      { status: 409, body: { message: firmMessages.lastTitularRole } },
    );
    expect(await call('PATCH', routes.firmMember(lawyer.accountId), titular.token, { role: 'titular' })).toMatchObject({
      status: 200,
    });
    const leaving = await Promise.all([titular, lawyer].map(({ token }) => call('POST', routes.firmLeave, token, {})));
    expect(leaving.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keeps their account while others would be left without one', async () => {
    const titular = await foundFirm(test);
    const lawyer = await joinFirm(test, titular, 'abogado');
    await expect(requireFreeToLeave(test.deps, titular.accountId)).rejects.toMatchObject({ status: 409 });
    await expect(requireFreeToLeave(test.deps, lawyer.accountId)).resolves.toBeUndefined();
  });
});

describe('a member', () => {
  it('who is removed is out at the next call, with the session open, and is told by mail', async () => {
    const titular = await foundFirm(test);
    const lawyer = await joinFirm(test, titular, 'abogado');
    expect(await firmOf(lawyer.token)).not.toBeNull();
    expect(
      await call('POST', routes.firmMemberRemove(lawyer.accountId), titular.token, { handOverTo: unknown }),
    ).toMatchObject({ status: 409, body: { message: firmMessages.heirNeeded } });
    expect(await call('POST', routes.firmMemberRemove(titular.accountId), titular.token, {})).toMatchObject({
      status: 409,
      body: { message: firmMessages.leaveInstead },
    });
    expect(await call('POST', routes.firmMemberRemove(lawyer.accountId), titular.token, {})).toMatchObject({
      status: 200,
    });
    expect(await firmOf(lawyer.token)).toBeNull();
    expect((await firmOf(titular.token)).members).toHaveLength(1);
    expect((await readMails(test, lawyer.email)).map(({ template }) => template)).toContain('firm-left');
    expect(await call('POST', routes.firmMemberRemove(lawyer.accountId), titular.token, {})).toMatchObject({
      status: 404,
    });
  });
});

describe('the end of a firm', () => {
  it('needs its name, and takes members and invitations with it', async () => {
    const titular = await foundFirm(test);
    const lawyer = await joinFirm(test, titular, 'abogado');
    const email = stranger();
    await invite(titular.token, email);
    const link = await invitationToken(test, email);
    expect(await call('POST', routes.firmDelete, titular.token, { name: 'Estudio' })).toMatchObject({
      status: 409,
      body: { message: firmMessages.wrongName },
    });
    expect(await call('POST', routes.firmDelete, titular.token, { name: 'Estudio Díaz' })).toMatchObject({
      status: 200,
    });
    for (const { token } of [titular, lawyer]) expect(await firmOf(token)).toBeNull();
    expect(await preview(link)).toMatchObject({ status: 404 });
    const exported = await call('GET', routes.accountExport, lawyer.token);
    expect(exported.body.firms).toEqual([]);
  });

  it('is in the export of its members while it is there', async () => {
    const titular = await foundFirm(test);
    const exported = await call('GET', routes.accountExport, titular.token);
    expect(exported.body.firms).toMatchObject([{ firm: 'Estudio Díaz', role: 'titular' }]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { type Mail, securityEvents } from './mail.ts';

const to = 'ana@estudio.example';
const link = 'https://foja.example/planes?de=mail&x=1';
const values = { firstName: 'Ana', link };
const everyMail: Mail[] = [
  { template: 'confirm-email', to, values },
  { template: 'already-registered', to, values },
  { template: 'reset-password', to, values },
  { template: 'password-changed', to, values },
  ...securityEvents.map(
    (event): Mail => ({ template: 'security-event', to, values: { ...values, event, device: null } }),
  ),
  { template: 'plan-granted', to, values: { ...values, plan: 'Premium', note: 'Bienvenida.' } },
  { template: 'plan-declined', to, values: { ...values, plan: 'Premium', note: '' } },
  { template: 'trial-ending', to, values: { ...values, endsOn: '27/11/2026' } },
  {
    template: 'agenda-reminder',
    to,
    values: { ...values, lines: ['Hoy, viernes 27 de noviembre de 2026 · Vencimiento'] },
  },
  { template: 'novelties', to, values: { ...values, lines: ['Cambió un artículo que citás: art. 245 LCT'] } },
  { template: 'agenda-changed', to, values: { ...values, lines: ['Un plazo se corre.', 'Otro plazo se corre.'] } },
  { template: 'matter-mention', to, values: { ...values, by: 'Juan Paz' } },
  { template: 'firm-left', to, values: { ...values, firmName: 'Estudio Díaz' } },
];
/** To addresses whose name nobody has told us. */
const invitations = (['abogado', 'cliente'] as const).map(
  (role): Mail => ({
    template: 'firm-invitation',
    to,
    values: { firmName: 'Estudio Díaz', invitedBy: 'Ana Díaz', role, expiresOn: '04/12/2026', link },
  }),
);

describe.each(invitations)('the invitation of $values.role', (mail) => {
  it('says who invites and gives the link in both forms', () => {
    const { subject, text, html } = composeMail(mail);
    expect(subject).toMatch(/^[^\n]{10,78}$/);
    expect(text).toContain('Ana Díaz te invitó');
    expect(text.split('\n')).toContain(link);
    expect(html).toContain('href="https://foja.example/planes?de=mail&amp;x=1"');
  });

  it('leaves a name out that is an advertisement', () => {
    const values = { ...mail.values, firmName: 'Ganá en www.premios.example', invitedBy: 'premios.example' };
    const { text, html } = composeMail({ ...mail, values } as Mail);
    expect(text + html).not.toContain('premios');
  });
});

describe.each(everyMail)('the mail $template', (mail) => {
  const composed = composeMail(mail);

  it('has a subject on one line, greets by name and gives the link in both forms', () => {
    expect(composed.subject).toMatch(/^[^\n]{10,78}$/);
    expect(composed).toMatchObject({ to, link });
    expect(composed.text).toContain('Hola, Ana:');
    expect(composed.text.split('\n')).toContain(link);
    expect(composed.html).toContain('Hola, Ana:');
    expect(composed.html).toContain('href="https://foja.example/planes?de=mail&amp;x=1"');
  });

  it('asks nothing of other servers: no image, no script, no style sheet', () => {
    expect(composed.html).not.toMatch(/<img|<script|<link|url\(/i);
  });
});

describe('what people wrote', () => {
  it('is escaped in HTML and left as it is in text', () => {
    const note = '<script>alert("x")</script> & \'más\'';
    const { html, text } = composeMail({
      template: 'plan-declined',
      to,
      values: { firstName: '<b>Ana', plan: 'Premium', link, note },
    });
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;más&#39;');
    expect(text).toContain(note);
  });

  it('never becomes markup, whatever it is', () => {
    const marks = (note: string) =>
      composeMail({ template: 'plan-granted', to, values: { ...values, plan: 'Premium', note: `x${note}x` } })
        .html.replaceAll('<br>', '')
        .match(/[<>"]/g)?.length;
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'<>"\'&;/=\n ab') }),
    );
    fc.assert(fc.property(anything, (note) => marks(note) === marks('')));
  });

  it('is quoted where an administrator left a note, and not mentioned where none was left', () => {
    const granted = (note: string) =>
      composeMail({ template: 'plan-granted', to, values: { ...values, plan: 'Premium', note } }).text;
    expect(granted('Bienvenida.')).toContain('«Bienvenida.»');
    expect(granted('  ')).not.toContain('«');
  });

  it.each(['www.malo.example', 'Entrá a malo.com', 'https://malo.example', 'ana@malo.example'])(
    'does not advertise an address in the name: %s',
    (firstName) => {
      const { text, html } = composeMail({ template: 'confirm-email', to, values: { firstName, link } });
      expect(text).toMatch(/^Hola:/);
      expect(text + html).not.toContain('malo');
    },
  );
});

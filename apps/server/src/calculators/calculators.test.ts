import { calculatorCatalogueSchema, deadlineResultSchema, limitationResultSchema } from '@foja/contracts/calculators';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const post = (url: string, payload: unknown, headers = callHeaders()) =>
  site.app.inject({ method: 'POST', url, headers, payload: payload as object });
const deadline = (payload: unknown) => post(routes.calculatorDeadline, payload);
const limitation = (payload: unknown) => post(routes.calculatorLimitation, payload);

const answer = { notified: '2026-11-20', by: 'cedula', deadline: 'apelar', jurisdiction: 'nacional-civil-comercial' };
const damages = { claim: 'daños extracontractuales', since: '2023-08-10', events: [], asOf: '2026-11-24' };

describe('a deadline that cannot be computed', () => {
  it('needs the application identifier, and no token', async () => {
    expect((await post(routes.calculatorDeadline, answer, {})).statusCode).toBe(400);
    expect((await deadline(answer)).statusCode).toBe(200);
  });

  it.each([
    ['the day', { ...answer, notified: undefined }, 'fact-missing', 'notified'],
    ['how it was notified', { ...answer, by: undefined }, 'fact-missing', 'by'],
    ['a day that does not exist', { ...answer, notified: '2026-02-30' }, 'fact-invalid', 'notified'],
    ['a kind of notice that nobody knows', { ...answer, by: 'paloma' }, 'fact-invalid', 'by'],
    ['neither name nor length', { ...answer, deadline: undefined }, 'fact-missing', 'length'],
    ['a length without unit', { ...answer, deadline: undefined, length: 5 }, 'fact-missing', 'unit'],
    ['half a day', { ...answer, deadline: undefined, length: 1.5, unit: 'meses' }, 'fact-invalid', 'length'],
    ['a name outside the catalogue', { ...answer, deadline: 'contestar el saludo' }, 'fact-invalid', 'deadline'],
    ['a name of another jurisdiction', { ...answer, deadline: 'descargo consumo' }, 'fact-invalid', 'deadline'],
    ['a name that turns on the jurisdiction', { ...answer, jurisdiction: undefined }, 'fact-missing', 'jurisdiction'],
    ['a negative distance', { ...answer, distanceKm: -1 }, 'fact-invalid', 'distanceKm'],
    ['an hour that does not exist', { ...answer, hour: '25:00' }, 'fact-invalid', 'hour'],
    [
      'a suspension that ends before it begins',
      { ...answer, suspended: [{ from: '2026-11-25', to: '2026-11-24' }] },
      'fact-invalid',
      'suspended.to',
    ],
    ['no body', undefined, 'fact-missing', 'notified'],
  ])('is 422 with the field: %s', async (_, payload, error, field) => {
    const response = await deadline(payload);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error, details: { field } });
  });

  it.each([
    ['a year after the calendars', { ...answer, notified: '2028-05-15' }],
    ['a year before them', { ...answer, notified: '2023-05-10' }],
    [
      'the winter recess that no acordada has set yet',
      { ...answer, notified: '2027-06-28', deadline: 'expresar agravios' },
    ],
    ['a province without calendar', { ...answer, jurisdiction: 'córdoba' }],
    ['the city of Buenos Aires', { ...answer, jurisdiction: 'caba' }],
    ['the province of Buenos Aires', { ...answer, jurisdiction: 'pba' }],
    [
      'the winter recess of a federal court of a province',
      { ...answer, notified: '2026-07-16', jurisdiction: 'federal-interior' },
    ],
  ])('is refused by name, never guessed: %s', async (_, payload) => {
    const response = await deadline(payload);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error: 'calendar-missing', details: { missing: expect.any(String) } });
  });

  it('of local courts says what can be done all the same', async () => {
    const { message } = (await deadline({ ...answer, jurisdiction: 'CABA' })).json();
    expect(message).toContain('no tiene cargados su código ni su calendario');
    expect(message).toContain('días corridos, meses o años se cuenta igual en todo el país');
  });

  it('is refused before the law that fixes it', async () => {
    const before = { notified: '2024-07-01', by: 'personal', deadline: 'recurso jerárquico' };
    expect((await deadline(before)).json()).toMatchObject({ error: 'rule-missing' });
  });
});

describe('a claim without a term here', () => {
  it.each([
    ['what is acquired and not lost', 'usucapión', 'CCyC 1899'],
    ['what never lapses', 'petición de herencia', 'no prescribe'],
    ['a crime', 'acción penal', 'Código Penal, artículo 62'],
    ['a tax of another law', 'impuestos', 'ley 11.683'],
  ])('is refused by its reason: %s', async (_, claim, why) => {
    const response = await limitation({ ...damages, claim });
    expect(response.json()).toMatchObject({ error: 'outside-scope', details: { field: 'claim' } });
    expect(response.json().message).toContain(why);
  });

  it('and whose name is near others tells them', async () => {
    expect((await limitation({ ...damages, claim: 'honorarios' })).json().message).toContain('«honorarios regulados»');
  });
});

describe('a deadline', () => {
  it('takes what was left open as null', async () => {
    const open = { length: null, unit: null, distanceKm: null, hour: null, suspended: null };
    expect((await deadline({ ...answer, ...open })).json()).toMatchObject({ due: '2026-11-30' });
    const mediation = { kind: 'mediacion', date: '2025-10-01', mode: 'sorteo', actaDisponible: null };
    expect((await limitation({ ...damages, events: [mediation] })).json()).toMatchObject({ suspended: true });
  });

  it.each(['justicia nacional del trabajo', 'laboral nacional', 'ley 18.345'])(
    'knows the courts as %s',
    async (jurisdiction) => {
      const asked = { ...answer, deadline: 'contestar demanda', jurisdiction };
      expect((await deadline(asked)).json()).toMatchObject({ jurisdiction: 'nacional-laboral', length: 10 });
    },
  );

  it('tells every day, the grace hours, the article and the effect of missing it', async () => {
    const result = deadlineResultSchema.parse((await deadline(answer)).json());
    expect(result).toMatchObject({
      due: '2026-11-30',
      graceUntil: '2026-12-01',
      article: 'cpccn:244',
      peremptory: true,
    });
    expect(result.days.map(({ day, kind, count }) => `${day.slice(8)} ${kind} ${count ?? '-'}`)).toEqual([
      '20 notificacion -',
      '21 fin-de-semana -',
      '22 fin-de-semana -',
      '23 feriado -',
      '24 habil 1',
      '25 habil 2',
      '26 habil 3',
      '27 habil 4',
      '28 fin-de-semana -',
      '29 fin-de-semana -',
      '30 habil 5',
    ]);
    expect(result.citations).toEqual(expect.arrayContaining(['cpccn:244', 'cpccn:156', 'cpccn:124']));
  });

  it('is found by an alias, and its words may carry accents and capitals', async () => {
    const said = {
      notified: '2026-11-20',
      by: 'Cédula',
      deadline: 'Recurso de apelación',
      jurisdiction: 'Civil y Comercial',
    };
    expect((await deadline(said)).json()).toMatchObject({ due: '2026-11-30' });
    const bare = { ...said, deadline: undefined, length: 5, unit: 'días hábiles judiciales' };
    expect((await deadline(bare)).json()).toMatchObject({ due: '2026-11-30', article: 'cpccn:156' });
  });

  it('needs no jurisdiction where its name says enough, or the count is civil', async () => {
    expect(
      (await deadline({ notified: '2026-11-20', by: 'cedula', deadline: 'contestar demanda laboral' })).json(),
    ).toMatchObject({
      due: '2026-12-09',
      jurisdiction: 'nacional-laboral',
    });
    expect(
      (await deadline({ notified: '2025-01-31', by: 'carta-documento', length: 1, unit: 'meses' })).json(),
    ).toMatchObject({
      due: '2025-02-28',
      graceUntil: null,
    });
  });

  it('of a branch is found under a jurisdiction that leaves the branch open', async () => {
    const labour = {
      notified: '2026-11-20',
      by: 'cedula',
      deadline: 'contestar demanda laboral',
      jurisdiction: 'nacional',
    };
    expect((await deadline(labour)).json()).toMatchObject({ jurisdiction: 'nacional-laboral', due: '2026-12-09' });
    expect((await deadline({ ...answer, jurisdiction: 'federal' })).json()).toMatchObject({
      jurisdiction: 'nacional-civil-comercial',
    });
  });

  it('stands still while suspended, by the days of the suspension', async () => {
    const suspended = [{ from: '2026-11-25', to: '2026-11-27' }];
    expect((await deadline({ ...answer, suspended })).json()).toMatchObject({ due: '2026-12-03' });
  });

  it('shows the later day where a day of its way may be declared closed', async () => {
    const end = await deadline({ ...answer, notified: '2026-12-21' });
    const result = deadlineResultSchema.parse(end.json());
    expect(result.due).toBe('2026-12-29');
    expect(result.readings).toEqual([expect.objectContaining({ id: 'dias-dudosos-no-contados', value: '2026-12-30' })]);
    expect([result.min, result.max]).toEqual(['2026-12-29', '2026-12-30']);
    expect(result.notes.join(' ')).toContain('24');
  });
});

describe('a limitation that cannot be computed', () => {
  it.each([
    ['the claim', { ...damages, claim: undefined }, 'fact-missing', 'claim'],
    ['a claim outside the catalogue', { ...damages, claim: 'un enojo' }, 'fact-invalid', 'claim'],
    ['the beginning', { ...damages, since: undefined }, 'fact-missing', 'since'],
    ['the day asked for', { ...damages, asOf: undefined }, 'fact-missing', 'asOf'],
    ['a day before the beginning', { ...damages, asOf: '2020-01-01' }, 'fact-invalid', 'asOf'],
    ['an event without day', { ...damages, events: [{ kind: 'intimacion' }] }, 'fact-missing', 'events.0.date'],
    [
      'an act before its mediation',
      { ...damages, events: [{ kind: 'mediacion', date: '2025-05-05', actaDisponible: '2025-05-04' }] },
      'fact-invalid',
      'events.actaDisponible',
    ],
    ['facts before the code in force', { ...damages, since: '2014-05-05' }, 'rule-missing', 'since'],
  ])('is 422 with the field: %s', async (_, payload, error, field) => {
    const response = await limitation(payload);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error, details: { field } });
  });
});

describe('a limitation', () => {
  it('tells period, article, last day and whether it has run out', async () => {
    const result = limitationResultSchema.parse((await limitation(damages)).json());
    expect(result).toMatchObject({ period: '3 años', article: 'ccyc:2561', due: '2026-08-10', expired: true });
    expect((await limitation({ ...damages, asOf: '2026-08-10' })).json()).toMatchObject({ expired: false });
  });

  it('stands still for six months after a demand notice, once', async () => {
    const events = [
      { kind: 'intimacion', date: '2026-03-10' },
      { kind: 'intimacion', date: '2026-06-10' },
    ];
    expect((await limitation({ ...damages, events })).json()).toMatchObject({ due: '2027-02-10', expired: false });
  });

  it('is interrupted by a demand, and asks for the hour where it came on the day of grace', async () => {
    const events = [{ kind: 'demanda', date: '2026-08-10' }];
    expect((await limitation({ ...damages, events })).json()).toMatchObject({
      due: null,
      interrupted: true,
      expired: false,
    });
    const late = (hour?: string) => limitation({ ...damages, events: [{ kind: 'demanda', date: '2026-08-11', hour }] });
    expect((await late()).json()).toMatchObject({ interrupted: false, missing: [{ fact: 'events.hour' }] });
    expect((await late('08:50')).json()).toMatchObject({ interrupted: true });
    expect((await late('11:00')).json()).toMatchObject({ interrupted: false, expired: true });
  });

  it('is refused where only a calendar that is not loaded could tell whether a demand came in the hours of grace', async () => {
    const old = { claim: 'créditos laborales', since: '2021-05-10', asOf: '2026-11-24' };
    const demand = (date: string) => limitation({ ...old, events: [{ kind: 'demanda', date, hour: '08:00' }] });
    expect((await demand('2023-05-11')).json()).toMatchObject({ error: 'calendar-missing' });
    expect((await demand('2023-09-11')).json()).toMatchObject({ interrupted: false, expired: true, due: '2023-05-10' });
  });

  it('shows the terms of those who read it otherwise', async () => {
    const result = limitationResultSchema.parse((await limitation({ ...damages, claim: 'seguro' })).json());
    expect(result.due).toBe('2024-08-10');
    expect(result.readings.map(({ value }) => value)).toEqual(['2028-08-10', '2026-08-10']);
  });
});

describe('the catalogue', () => {
  it('lists what can be asked for by name: 120 deadlines and 60 claims at least', async () => {
    const response = await site.app.inject({ url: routes.calculatorCatalogue, headers: callHeaders() });
    const catalogue = calculatorCatalogueSchema.parse(response.json());
    expect(catalogue.deadlines.length).toBeGreaterThanOrEqual(120);
    expect(catalogue.claims.length).toBeGreaterThanOrEqual(60);
    expect(catalogue.calendars).toContainEqual({ id: 'justicia-nacional', from: 2024, to: 2027 });
  });
});

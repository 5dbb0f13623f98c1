import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commercialLease, leaseContract, loanContract, servicesContract } from '../../testing/sample-contracts.ts';
import { type GeneratorsTestApp, startGeneratorsTestApp } from '../../testing/start-generators-test-app.ts';

const useCase = 'contractAnalysis';

/** Every string under a key named `quote`. */
function quotesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(quotesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'quote' && typeof inner === 'string' ? [inner] : quotesOf(inner),
  );
}

let local: GeneratorsTestApp;
let withModel: GeneratorsTestApp;
beforeAll(async () => {
  local = await startGeneratorsTestApp({ withModel: false });
  withModel = await startGeneratorsTestApp({ withModel: true, on: local });
});
afterAll(async () => {
  await withModel.close();
  await local.close();
});

describe('without a model, a contract’s own words', () => {
  const analyse = async (text: string, includeResponses = true) =>
    (await local.generate({ useCase, text, includeResponses })).structure;

  test('give type, parties with their obligations, periods, price, adjustment and penalty of a lease', async () => {
    const sheet = await analyse(leaseContract);
    expect(sheet).toMatchObject({
      type: { kind: 'residential-lease' },
      regime: { mark: 'to-judge' },
      date: { iso: '2025-03-10' },
      price: { mark: 'found' },
      adjustment: { quote: expect.stringContaining('IPC') },
      penalty: { quote: expect.stringContaining('2% diario') },
      guarantee: { quote: expect.stringContaining('fiador') },
    });
    expect(sheet.parties.map(({ calledAs, name }) => [calledAs, name])).toEqual([
      ['LOCADORA', 'Beatriz Elena Salvatierra'],
      ['LOCATARIO', 'Julián Marcos Ibáñez'],
      ['Fiador', 'Raúl Óscar Funes'],
    ]);
    expect(sheet.parties[1]?.obligations.map(({ quote }) => quote).join(' ')).toContain(
      'alquiler mensual de $ 480.000',
    );
    expect(sheet.terms.map(({ label }) => label)).toEqual(['Duración', 'Pago']);
    expect(sheet.clauses.map(({ heading }) => heading)).toContain('QUINTA. Expensas e impuestos');
  });

  test('show what the law in force on leases does not stand by, with article, reason and a proposal', async () => {
    const { risks } = await analyse(leaseContract);
    const byArticle = (key: string) => risks.find(({ articles }) => articles.includes(key));
    expect(byArticle('ccyc:1225')).toMatchObject({ level: 'high', mark: 'inferred', clause: 'DÉCIMA. Fianza' });
    expect(byArticle('ccyc:1209')).toMatchObject({ level: 'high', clause: 'QUINTA. Expensas e impuestos' });
    expect(byArticle('ccyc:1222')).toMatchObject({ level: 'high', clause: 'NOVENA. Desalojo' });
    expect(byArticle('ccyc:1221')).toMatchObject({ mark: 'to-judge' });
    expect(byArticle('ccyc:793')).toMatchObject({ clause: 'SÉPTIMA. Mora' });
    for (const { articles, proposedWording, why } of risks) {
      expect(articles.length > 0 && why.length > 0 && proposedWording !== '').toBe(true);
    }
    expect(byArticle('ccyc:1225')?.proposedWording).toContain('consentimiento expreso del fiador');
  });

  test('leave a clause that is abusive only towards consumers to be judged where the contract does not show one', async () => {
    const waiver = (await analyse(leaseContract)).risks.find(({ articles }) => articles.includes('ccyc:1743'));
    expect(waiver).toMatchObject({ level: 'medium', mark: 'to-judge' });
  });

  test('find in a consumer loan the abusive clauses and the data that the law asks for', async () => {
    const { missing, regime, risks, type } = await analyse(loanContract);
    expect([type.kind, regime.mark]).toEqual(['loan', 'inferred']);
    expect(risks.filter(({ level }) => level === 'high').map(({ title }) => title)).toEqual([
      'Una parte puede cambiar el contrato sola',
      'Invierte la carga de la prueba',
      'Capitaliza intereses en plazos cortos',
      'Lleva el pleito lejos del consumidor',
    ]);
    const required = missing.filter(({ need }) => need === 'required');
    expect(required.map(({ title }) => title)).toContain('Tasa de interés efectiva anual');
    for (const { articles } of required) expect(articles).toContain('ldc:36');
  });

  test('find little to object to in a services contract between equals', async () => {
    const { missing, risks } = await analyse(servicesContract);
    expect(risks.map(({ level }) => level)).toEqual(['medium', 'low']);
    expect(missing.map(({ title }) => title)).toEqual(['Terminación con preaviso']);
  });

  test('come without proposed wordings where responses are not asked for', async () => {
    const { missing, risks } = await analyse(leaseContract, false);
    expect([...risks, ...missing].every(({ proposedWording }) => proposedWording === null)).toBe(true);
    expect(risks.length).toBeGreaterThan(5);
  });

  test.each([
    ['a lease', leaseContract],
    ['a loan', loanContract],
    ['a services contract', servicesContract],
    ['a text that is no contract', 'Ayer fui al mercado con mi prima y compramos verduras para la semana.'],
  ])('are quoted letter for letter: %s', async (_, text) => {
    const { citations, structure } = await local.generate({ useCase, text });
    for (const quote of quotesOf(structure)) expect(text).toContain(quote);
    expect(citations.every(({ verified }) => verified)).toBe(true);
  });

  test('that are no contract are not given a type or risks', async () => {
    const { risks, type } = await analyse('Ayer fui al mercado con mi prima y compramos verduras para la semana.');
    expect(type).toMatchObject({ kind: 'other', mark: 'to-judge', text: null });
    expect(risks).toEqual([]);
  });
});

describe('a lease that a landlord wrote for himself', () => {
  test('is known by what the place is for, with its term, its step-up, its guarantor and the day at its end', async () => {
    const sheet = (await local.generate({ useCase, text: commercialLease })).structure;
    expect(sheet.type).toMatchObject({ kind: 'commercial-lease', mark: 'inferred' });
    expect(sheet.type.quote).toContain('destino exclusivo a restaurante');
    expect(sheet.terms[0]).toMatchObject({ label: 'Duración' });
    expect(sheet.terms[0]?.finding.quote).toContain('DIECIOCHO (18) meses');
    expect(sheet.adjustment.quote).toContain('12% (doce por ciento) acumulativo cada tres meses');
    expect(sheet.parties.map(({ name }) => name)).toContain('Ernesto Julio Pereyra');
    expect(sheet.date.iso).toBe('2025-04-28');
  });

  test('is told each clause that harms the tenant, with its article', async () => {
    const { risks } = (await local.generate({ useCase, text: commercialLease })).structure;
    const high = risks
      .filter(({ level }) => level === 'high')
      .map(({ clause, title }) => `${clause?.split('.')[0]}: ${title}`);
    expect(high.sort()).toEqual(
      [
        'TERCERA: El ajuste lo elige una sola parte',
        'CUARTA: Pena o interés punitorio para revisar',
        'QUINTA: Reparaciones estructurales a cargo del locatario',
        'SEXTA: Libera del daño hecho a propósito',
        'SÉPTIMA: El locador puede terminar cuando quiere',
        'SÉPTIMA: Renuncia a irse antes',
        'OCTAVA: Deja tomar la cosa o echar a la otra parte sin juez',
        'NOVENA: El depósito se retiene sin rendir cuentas',
        'DÉCIMA: Extiende la fianza a la prórroga o renovación',
        'DÉCIMO PRIMERA: Lleva el pleito a otro país',
        'DÉCIMO PRIMERA: Renuncia por anticipado a defenderse en juicio',
      ].sort(),
    );
    expect(risks.find(({ clause }) => clause?.startsWith('CUARTA'))?.why).toContain('1.825 % por año');
    expect(risks.every(({ articles }) => articles.length > 0)).toBe(true);
  });
});

describe('the kind of a contract that the person puts right', () => {
  const text = commercialLease;

  test('is refused with 400 where there is no such kind', async () => {
    const { token } = await local.somebody();
    const body = { useCase, text, contractKind: 'marriage' };
    expect((await local.post(routes.questionGenerate, body, token)).status).toBe(400);
  });

  test('costs a use without the seal of an analysis of that text, or with the seal of somebody else', async () => {
    const other = await local.somebody();
    const { continuation } = await local.generate({ useCase, text }, other.token);
    const { token, used } = await local.somebody();
    await local.generate({ useCase, text, contractKind: 'sale' }, token);
    await local.generate({ useCase, text, contractKind: 'sale', continuation }, token);
    expect(await used()).toBe(2);
    expect(await other.used()).toBe(1);
    await local.generate({ useCase, text: servicesContract, contractKind: 'sale', continuation }, other.token);
    expect(await other.used()).toBe(2);
  });

  test('has everything that depends on it read anew, and takes no use', async () => {
    const { token, used } = await local.somebody();
    const { continuation, structure: before } = await local.generate({ useCase, text }, token);
    const { structure } = await local.generate(
      { useCase, text, contractKind: 'residential-lease', continuation },
      token,
    );
    expect(structure.type).toMatchObject({
      kind: 'residential-lease',
      note: expect.stringContaining('Como lo indicaste'),
    });
    expect(structure.parties).toEqual(before.parties);
    expect(structure.risks.length).toBeGreaterThan(5);
    const { structure: asSale } = await local.generate({ useCase, text, contractKind: 'sale', continuation }, token);
    expect(asSale.risks.map(({ title }) => title)).not.toContain('Renuncia a irse antes');
    expect(await used()).toBe(1);
  });

  test('tells who each clause harms, and from which side and for what it is read as the person says', async () => {
    const { token, used } = await local.somebody();
    const { continuation, structure: before } = await local.generate({ useCase, text }, token);
    expect(before.side).toMatchObject({ kind: null, mark: 'to-judge', quote: null });
    expect(before.risks.every(({ concerns }) => concerns === 'open')).toBe(true);
    const ofTenant = before.risks.filter(({ harms }) => harms === 'locatario').map(({ title }) => title);
    expect(ofTenant.length).toBeGreaterThan(1);
    const asTenant = await local.generate({ useCase, text, contractSide: 'second', continuation }, token);
    expect(asTenant.structure.side).toMatchObject({ kind: 'second', text: 'Locatario' });
    expect(asTenant.structure.type).toEqual(before.type);
    const concernOf = ({ risks }: typeof before, title?: string) =>
      risks.find((risk) => risk.title === title)?.concerns;
    expect(concernOf(asTenant.structure, ofTenant[0])).toBe('own');
    const asLandlord = await local.generate({ useCase, text, contractSide: 'first', continuation }, token);
    expect(concernOf(asLandlord.structure, ofTenant[0])).toBe('other');
    expect(asLandlord.structure.risks.at(-1)?.concerns).toBe('other');
    const negotiated = await local.generate({ useCase, text, contractPurpose: 'negotiated', continuation }, token);
    expect(negotiated.structure.regime).toMatchObject({
      purpose: 'negotiated',
      text: 'Negociado entre las dos partes',
    });
    expect(negotiated.structure.risks.length).toBeLessThanOrEqual(before.risks.length);
    expect(negotiated.structure.risks.map(({ title }) => title)).not.toContain('Hace renunciar a derechos');
    const consumed = await local.generate({ useCase, text, contractPurpose: 'consumer', continuation }, token);
    expect(consumed.structure.regime).toMatchObject({ purpose: 'consumer', quote: null });
    expect(await used()).toBe(1);
    const refused = await local.post(routes.questionGenerate, { useCase, text, contractSide: 'third' }, token);
    expect(refused.status).toBe(400);
  });

  test('takes no use three times an hour while a model reads along; then it does', async () => {
    const answer = { kind: 'answer' as const, text: JSON.stringify({ risks: [] }) };
    const { token, used } = await withModel.somebody();
    withModel.model.script(answer);
    const { continuation } = await withModel.generate({ useCase, text }, token);
    for (const kind of ['sale', 'loan', 'works', 'services'] as const) {
      withModel.model.script(answer);
      await withModel.generate({ useCase, text, contractKind: kind, continuation }, token);
    }
    expect(await used()).toBe(2);
  });
});

describe('with a model, its reading', () => {
  const risk = {
    title: 'Preaviso ausente',
    level: 'medium',
    quote: 'sin expresión de causa y sin indemnización alguna',
    why: 'El art. 1011 del CCyC pide dar la oportunidad de renegociar.',
    articles: [],
    proposedWording: 'Con un preaviso de treinta días.',
  };

  test('adds risks with words of the contract and norms that exist, and drops facts that are not in it', async () => {
    const other = {
      ...risk,
      title: 'Pago',
      quote: 'dentro de los diez días de recibida la factura',
      why: 'Rige el art. 871 del CCyC y el art. 12 de la ley 99.999.',
    };
    withModel.model.script({
      kind: 'answer',
      text: JSON.stringify({
        guarantee: { text: 'Hipoteca', quote: 'se constituye hipoteca' },
        terms: [{ label: 'Inicio', text: '1/2/2025', quote: 'a partir del 1 de febrero de 2025' }],
        risks: [risk, other, { title: 'Sin palabras', why: 'Porque sí', quote: 'no está' }],
      }),
    });
    const { citations, engine, structure } = await withModel.generate({ useCase, text: servicesContract });
    expect(engine).toBe('gpt-3.5-turbo');
    expect(structure.guarantee.mark).toBe('absent');
    // The same clause for the same article was found without the model.
    expect(structure.risks.map(({ title }) => title)).not.toContain('Preaviso ausente');
    expect(structure.risks.find(({ title }) => title === 'Pago')).toMatchObject({
      mark: 'inferred',
      clause: 'CLÁUSULA SEGUNDA. Retribución',
      articles: ['ccyc:871'],
    });
    expect(structure.risks.find(({ title }) => title === 'Sin palabras')).toMatchObject({
      mark: 'to-judge',
      quote: null,
    });
    expect(citations.filter(({ verified }) => !verified).map(({ text }) => text)).toEqual(['art. 12 de la ley 99.999']);
    for (const quote of quotesOf(structure)) expect(servicesContract).toContain(quote);
  });
});

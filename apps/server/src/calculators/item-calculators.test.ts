import { feesResultSchema } from '@foja/contracts/calculators/fees';
import { inheritanceResultSchema } from '@foja/contracts/calculators/inheritance';
import { rentExitResultSchema } from '@foja/contracts/calculators/rent-exit';
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

const lease = { notification: '2026-03-15', contractEnd: '2027-03-15', monthlyRent: 500_000, fixedRent: true };

describe('a calculation that is refused', () => {
  it.each([routes.calculatorInheritance, routes.calculatorRentExit, routes.calculatorFees, routes.calculatorInterest])(
    'needs the application identifier: %s',
    async (url) => {
      expect((await post(url, {}, {})).statusCode).toBe(400);
    },
  );

  it('is refused where its lines of descent nest too deep', async () => {
    const line = (generations: number) => {
      let child: object = { alive: true };
      for (let generation = 0; generation < generations; generation += 1)
        child = { alive: false, grandchildren: [child] };
      return { spouse: false, children: [child] };
    };
    expect((await post(routes.calculatorInheritance, line(45))).statusCode).toBe(422);
    // Deeper than any call may be.
    expect((await post(routes.calculatorInheritance, line(500))).statusCode).toBe(400);
  });

  it('is refused beyond two hundred descendants who are told one by one; a bare number of them is counted once', async () => {
    const grandchildren = Array.from({ length: 49 }, () => ({ alive: true }));
    const family = (lines: number) => ({
      spouse: false,
      children: Array.from({ length: lines }, () => ({ alive: false, grandchildren })),
    });
    expect((await post(routes.calculatorInheritance, family(4))).statusCode).toBe(200);
    const refused = await post(routes.calculatorInheritance, family(5));
    expect([refused.statusCode, refused.json().details]).toMatchObject([422, { field: 'children' }]);
    const counted = {
      spouse: false,
      children: Array.from({ length: 50 }, () => ({ alive: false, grandchildren: 100 })),
    };
    expect((await post(routes.calculatorInheritance, counted)).statusCode).toBe(200);
  });

  it.each([
    [routes.calculatorInheritance, {}, 'fact-missing', 'children'],
    [routes.calculatorInheritance, { spouse: true, children: [{ alive: 'sí' }] }, 'fact-invalid', 'children.0.alive'],
    [routes.calculatorInheritance, { children: [{ alive: true }], spouse: true }, 'fact-missing', 'marital'],
    [routes.calculatorRentExit, { ...lease, notification: undefined }, 'fact-missing', 'notification'],
    [routes.calculatorRentExit, { ...lease, contractEnd: '2027-02-30' }, 'fact-invalid', 'contractEnd'],
    [routes.calculatorRentExit, { ...lease, monthlyRent: -1 }, 'fact-invalid', 'monthlyRent'],
    [routes.calculatorFees, {}, 'fact-missing', 'matter'],
    [routes.calculatorFees, { matter: 'un saludo' }, 'fact-invalid', 'matter'],
    [routes.calculatorFees, { matter: 'desalojo', amount: 1, asOf: '2026-11-23' }, 'parameter-missing', 'uma'],
  ])('is 422 with the field: %s %o', async (url, payload, error, field) => {
    const response = await post(url, payload);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ error, details: { field } });
  });

  it('says in a sentence what is wrong with a day that does not exist', async () => {
    const response = await post(routes.calculatorRentExit, { ...lease, contractEnd: '2026-02-30' });
    expect(response.json().message).toBe(
      'El dato «contractEnd» no es válido: se espera un día que exista, escrito AAAA-MM-DD.',
    );
  });
});

describe('a calculation', () => {
  it('of an inheritance tells each share in parts and in pesos, with its articles', async () => {
    const children = [{ alive: true }, { alive: false, grandchildren: 2 }];
    const payload = { spouse: true, children, estate: { own: 600, community: 0 } };
    const result = inheritanceResultSchema.parse((await post(routes.calculatorInheritance, payload)).json());
    expect(result.shares).toEqual({ spouse: '1/3', child1: '1/3', 'child2.grandchildren.each': '1/6' });
    expect(result.lines.map(({ amount }) => amount)).toEqual([200, 200, 100]);
    expect(result.citations).toEqual(expect.arrayContaining(['ccyc:2433', 'ccyc:2426', 'ccyc:2428', 'ccyc:2445']));
  });

  it('of leaving a lease tells its arithmetic', async () => {
    const result = rentExitResultSchema.parse((await post(routes.calculatorRentExit, lease)).json());
    expect(result).toMatchObject({ months: 12, futureRent: 6_000_000, penalty: 600_000 });
    expect(result.lines.flatMap(({ steps }) => steps)).not.toEqual([]);
  });

  it('of fees uses the UMA that is loaded for the day, with its source', async () => {
    const payload = { matter: 'Divorcio', asOf: '2026-08-15' };
    const result = feesResultSchema.parse((await post(routes.calculatorFees, payload)).json());
    expect(result).toMatchObject({ minUMA: 10, min: 1_042_200, uma: { value: 104_220 } });
    expect(result.uma?.source).toContain('1930/26');
  });
});

import { describe, expect, test } from 'vitest';
import { understood } from '../../testing/understood.ts';
import { computeForAsker } from './compute-for-asker.ts';

const compute = (question: string) => computeForAsker(understood(question));

describe('what an inheritance comes to for each', () => {
  test.each([
    [
      'own goods and community of who left a spouse and children',
      'Murió mi papá. Quedamos mi mamá y tres hermanos. Hay una casa que era de él antes de casarse, vale USD 120.000, y un depto comprado durante el matrimonio que vale USD 80.000. ¿Cuánto le toca a cada uno?',
      ['al cónyuge que queda le corresponden USD 70.000', 'a cada hijo le tocan USD 43.333'],
    ],
    [
      'what somebody had unmarried, whose widow asks',
      'quedé viuda con un nene de 6. El auto de 18 millones era de él de soltero y la casa ganancial vale 100 millones. cuanto es mio y cuanto del nene?',
      ['le corresponden $ 59.000.000', 'al hijo le tocan $ 59.000.000'],
    ],
    [
      'several goods of one value each',
      'se murió el viejo, era viudo, somos cuatro hermanos y dejó dos departamentos de 40.000 dolares cada uno. Cuanto le toca a cada uno',
      ['de USD 80.000 a cada hijo le tocan USD 20.000'],
    ],
    [
      'a brother who died before, whose children take his part',
      'mis padres murieron los dos, somos tres, uno de mis hermanos murió antes y dejó dos hijos. la casa 120.000 usd, cuanto le toca a mis sobrinos?',
      ['a cada hijo le tocan USD 40.000', 'a cada hijo del que murió antes, USD 20.000'],
    ],
    [
      'a parent who had divorced',
      'Mi vieja murió, era divorciada, somos 5 hermanos y hay 25 millones en el banco, cuanto me toca',
      ['a cada hijo le tocan $ 5.000.000'],
    ],
    [
      'a sibling whose mother is alive',
      'murio mi hermano que era soltero y no tenia hijos, mi mamá vive, mi papá no. cuanto hereda mi mamá y cuanto nosotros los tres hermanos?',
      ['Los hermanos no heredan si vive la madre'],
    ],
    [
      'a spouse beside the parents',
      'mi marido fallecio y no tuvimos hijos. viven sus dos padres. tenia un campito propio de 90 millones. cuanto me corresponde a mi y cuanto a mis suegros',
      ['heredás la mitad: $ 45.000.000', 'cada uno de los padres $ 22.500.000'],
    ],
    [
      'a sibling of one bond beside those of both',
      'Mi hermano murió soltero, sin hijos y nuestros padres ya fallecieron. Somos dos hermanos de padre y madre y una media hermana de parte de papá. Dejó 50 millones, como se reparte?',
      ['Cada hermano de padre y madre recibe $ 20.000.000', 'media hermana recibe $ 10.000.000'],
    ],
    [
      'nephews by stock',
      'falleció una tía soltera sin hijos ni hermanos vivos; somos cinco sobrinos, tres de un hermano y dos de otro. ¿Cómo se divide?',
      ['los 3 sobrinos de una rama recibe 1/6', 'los 2 sobrinos de una rama recibe 1/4'],
    ],
    [
      'grandchildren in place of who died before',
      'Mi abuelo murió, tenía dos hijos, mi papá que murió en 2019 y mi tía. Somos tres nietos por parte de mi papá. La casa vale 60.000 dolares. Cuanto nos toca a cada uno?',
      ['1/2 (USD 30.000)', '1/6 (USD 10.000) cada uno'],
    ],
    [
      'a gift to one of the children',
      'Mi viejo tenía 100 millones y le donó en vida a mi hermano una propiedad de 80 millones. Somos dos hermanos, ya no vive mi mamá. Quedaron 20 millones. me perjudica? cuanto me deben',
      ['le corresponden $ 50.000.000', 'faltan $ 13.333.333 para la legítima', '$ 30.000.000 para la parte entera'],
    ],
  ])('%s', (_, question, told) => {
    const text = compute(question)?.text ?? '';
    for (const words of told) expect(text).toContain(words);
  });

  test('tells who asks for the parents that they come after the children', () => {
    expect(compute('Murió mi marido, dejó dos hijos y sus padres viven, ¿cuánto heredan mis suegros?')?.text).toMatch(
      /^Habiendo hijos, los padres de quien murió no heredan/,
    );
  });

  test.each([
    [
      'of a partner who was not married',
      'Murió mi pareja, no estábamos casados, dejó dos hijos de otra relación y una casa de USD 100.000, ¿cuánto me toca?',
    ],
    [
      'of nephews where the spouse is alive',
      'falleció mi tío y la tía vive, no tuvieron hijos, somos cuatro sobrinos, dos de un hermano y dos de otro, ¿cuánto nos toca?',
    ],
    [
      'of who died after the grandparent',
      'mi abuelo murió en 2015 y mi papá murió después, en 2020, tenía dos hijos, somos tres hermanos, ¿cuánto me toca?',
    ],
    [
      'of a widow of whom somebody else asks',
      'murió su marido y no tuvieron hijos, viven los dos padres de él, ¿cuánto le toca a mi hermana?',
    ],
    [
      'of who had married again',
      'Mi papá murió, estaba divorciado y vuelto a casar, somos dos hermanos, ¿cuánto me toca de los 30 millones?',
    ],
    [
      'of what is paid for a death at work',
      'murió mi marido en un accidente de trabajo, tenemos dos hijos, la ART paga 50 millones, ¿cuánto me toca?',
    ],
    [
      'of a sale to one of the children',
      'mi viejo le vendió a mi hermano la casa en USD 80.000 y quedaron 20.000, somos dos hermanos, ¿me corresponde algo?',
    ],
  ])('is not computed %s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});

describe('what may be left by will', () => {
  test.each([
    [
      'Tengo tres hijos y quiero dejarle por testamento lo más posible a mi pareja, no estamos casados. Mi patrimonio es de $90.000.000. ¿Cuánto puedo dejarle?',
      '$ 30.000.000: un tercio',
    ],
    [
      'no tengo hijos ni esposo pero viven mis padres, quiero hacer testamento a favor de una amiga, cuanto puedo dejarle de mis 200.000 dolares?',
      'USD 100.000: la mitad',
    ],
    [
      'Soy casado sin hijos y mis viejos murieron. Quiero testar a favor de mi sobrino. Qué porcentaje puedo dejarle libremente?',
      'la mitad. La otra mitad es la legítima del cónyuge',
    ],
  ])('by the heirs that were told: %s', (question, told) => {
    expect(compute(question)?.text).toContain(told);
  });

  test.each([
    ['where the parents were not told', 'soy soltera y sin hijos, ¿cuánto puedo dejarle a mi ahijada por testamento?'],
    [
      'of what is left to the spouse',
      'mi marido tiene dos hijos de otro matrimonio y quiere dejarme todo por testamento, ¿cuánto me puede dejar?',
    ],
    ['of a betterment', 'tengo dos hijos, uno con discapacidad, ¿cuánto le puedo dejar de más por testamento?'],
  ])('is not computed %s', (_, question) => {
    expect(compute(question)).toBeNull();
  });
});

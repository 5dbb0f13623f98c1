import { describe, expect, it } from 'vitest';
import { inspect } from './detect.ts';
import { found } from './testing.ts';

const keptIn = (text: string) => inspect(text).kept.map(({ text: name }) => name);

describe('who is told by what stands around', () => {
  it('is what somebody is called in capitals, beside the surname and behind the mark of an alias', () => {
    expect(found('IBA UN AUTO MANEJADO POR EL PELADO HERRERA. ES HERRERA, LUIS, (A) PELADO, DE 31 AÑOS.')).toEqual([
      'persona: PELADO HERRERA',
      'persona: HERRERA, LUIS',
      'persona: PELADO',
    ]);
  });

  it('is a family of a surname that is a word', () => {
    expect(found('Estaba cosechando con los hermanos Paz.')).toEqual(['persona: Paz']);
  });

  it('is who tells what somebody did, and no author', () => {
    expect(found('Letrados: Ábalos. Según Ábalos, Leguizamón inició la usucapión.')).toContain('persona: Ábalos');
    expect(found('Según Ábalos, Leguizamón inició la usucapión.')).toContain('persona: Ábalos');
    expect(found('Según Lagos, Marta llegó tarde.')).toEqual(['persona: Lagos, Marta']);
    expect(found('Según Benavídez, su primo firmó.')).toEqual(['persona: Benavídez']);
    expect(found('Según Borda, la posesión se presume.')).toEqual([]);
  });

  it('is a consultant who adheres to what another expert wrote', () => {
    expect(found('Ante el Juzgado N° 3. El consultor Orozco adhiere; se dejará informe.')).toEqual(['persona: Orozco']);
    expect(found('Ante la Cámara. El vocal Orozco adhiere.')).toEqual([]);
  });

  it('is whose widow has been named with a title', () => {
    expect(found('Hablar con la viuda de don Eugenio Bombal, Marité, que está peleada.')).toEqual([
      'persona: Eugenio Bombal',
      'persona: Marité',
    ]);
  });

  it('is whose husband has been named with another title', () => {
    expect(found('Vino la viuda del Sr. Eugenio Bombal, Marité, y habló.')).toContain('persona: Marité');
  });

  it('is who is spoken to in a message in small letters', () => {
    expect(
      found(
        '[14/05, 18:34] Martín Crespo: Mi hijo no.\n[14/05, 18:41] Yamila Buckley: yo no vi nada crespo, no me metas.',
      ),
    ).toContain('persona: crespo');
  });

  it('has an initial without its point among capitals', () => {
    expect(found('UNA TARJETA A NOMBRE DE RAUL E DE LA VEGA Y UN CARNET')).toEqual(['persona: RAUL E DE LA VEGA']);
  });
});

describe('what is cited', () => {
  it('is a ruling by the name of its party, where the paper says nothing else of it', () => {
    expect(keptIn('DEFENSOR: Invoco "Fiorentino". La fiscalía se opone.')).toEqual(['Fiorentino']);
    expect(keptIn('La defensa, que cita "Benítez, Aníbal Leonel".')).toEqual(['Benítez, Aníbal Leonel']);
    expect(found('Declaró Rubén Fiorentino. Cito "Fiorentino".')).toContain('persona: Fiorentino');
  });

  it('is an author in brackets behind a sentence about the law', () => {
    expect(
      found('Rige el art. 441 del Código. No es un castigo (Pellegrini, Molina de Juan). Propongo fijarla.'),
    ).toEqual([]);
    expect(found('Según el art. 441 declararon los testigos (Pellegrini, Larrañaga). Pellegrini vio todo.')).toContain(
      'persona: Pellegrini',
    );
  });
});

describe('no name', () => {
  it.each([
    ['ACTO SEGUIDO SE PRESENTA LA TESTIGO.', []],
    ['QUE SU HIJA SE SEPARO DE RAUL EN MAYO', ['persona: RAUL']],
    ['LA TESTIGO MOLAS MUESTRA MENSAJES DE RAUL DEL VIERNES', ['persona: MOLAS', 'persona: RAUL']],
    ['ME CONSTITUÍ EL MARTES. HÁGOLE SABER QUE SOY DELEGADO', []],
    ['Fue a ver a su madre internada, Rosalía Heim, y volvió.', ['persona: Rosalía Heim']],
    ['[14/05, 18:47] Rolo Entraigas: sí, bruno separó. fue así', ['persona: Rolo Entraigas', 'persona: bruno']],
    ['Fue con la gente de la Unión Obrera Molinera.', []],
    ['la escribana Marta Ger, Reg. 41, se constituye', ['persona: Marta Ger']],
  ])('%s', (text, names) => {
    expect(found(text)).toEqual(names);
  });
});

describe('numbers and addresses', () => {
  it('finds a file of the prosecution without its year, and an account with a blank', () => {
    expect(found('Carpeta 14.872/2025 – Legajo fiscal 98.341')).toContain('expediente: 98.341');
    expect(found('a depositar en la cuenta N° 504-11 8832/0 a su nombre')).toEqual(['cuenta: 504-11 8832/0']);
  });

  it('finds where somebody answers to live, and a house behind the number of who lives there', () => {
    expect(found('JUEZA: ¿Dónde vive?\nIMPUTADO: En Los Búlgaros 2245, dpto. 3, con mi pareja.')).toEqual([
      'domicilio: Los Búlgaros 2245, dpto. 3',
    ]);
    expect(
      found(
        'A pedido del juzgado visité la casa de la Sra. Ana Soto, DNI 14.923.301, sito en Ruta Provincial 62, km 18.',
      ),
    ).toContain('domicilio: Ruta Provincial 62, km 18');
  });
});

import { describe, expect, it } from 'vitest';
import { detect, inspect } from './detect.ts';

const found = (text: string, type = 'persona'): string[] =>
  detect(text)
    .filter((span) => span.type === type)
    .map((span) => span.text);

describe('who holds an office', () => {
  it('stays where the text says of which court', () => {
    expect(found('Comparecen ante la Dra. Graciela Moscato, titular del Juzgado de Familia N° 6.')).toEqual([]);
    expect(found('Nos toca el Juzgado 41, que es el de la Dra. Perrone.')).toEqual([]);
    expect(found('La denuncia está en la fiscalía de la Dra. Betina Lacki.')).toEqual([]);
  });

  it('stays where a ruling says what they decided, or why they did not', () => {
    expect(found('Apela la sentencia de primera instancia, dictada por la Dra. Macarena Zuloaga.')).toEqual([]);
    expect(found('La Dra. Luisina Achával no interviene por hallarse en uso de licencia.')).toEqual([]);
  });

  it('is somebody else where the doctor only brings a paper to the court', () => {
    expect(found('Dejé en el juzgado el escrito de la Dra. Mazzini.')).toEqual(['Mazzini']);
    expect(found('Toma la medicación indicada por el Dr. Mazzini.')).toEqual(['Mazzini']);
  });
});

describe('rulings that are cited', () => {
  it('stay with the number of their file, and of provincial courts too', () => {
    const cited = 'Así lo dijo esta Sala en "Sosa, Juan c/ Banegas, Luis" (expte. 33.101/2015), que comparto.';
    expect(detect(cited)).toEqual([]);
    expect(detect('Doctrina: CSJT, "Medina c/ Olea".')).toEqual([]);
    expect(detect('Ahí aplican lo de "Pellicori" sin pestañear.')).toEqual([]);
  });
});

describe('what stands beside a name', () => {
  it('is no initials when it is the label of a document', () => {
    expect(found('Entre Luz Divina Prado, D.N.I. 13.880.245, y otro.')).toEqual(['Luz Divina Prado']);
  });

  it('is no part of it: offices, departments, verbs in capitals and participles', () => {
    expect(found('Con la maestra y la Orientadora Mariela Paz.')).toEqual(['Mariela Paz']);
    expect(found('Ayer Graciela de RRHH firmó el apercibimiento.')).toEqual(['Graciela']);
    expect(found('EL SR. ROLÓN CÁCERES REALIZÓ CHANGAS.')).toEqual(['ROLÓN CÁCERES']);
    expect(found('EL SR. ZENTENO ES CAPATAZ. EL DÍA 9 DEL CORRIENTE ZENTENO ME NEGÓ EL INGRESO.')).toEqual([
      'ZENTENO',
      'ZENTENO',
    ]);
    expect(found('Palpado Vera se le halla un teléfono.')).toEqual(['Vera']);
    expect(found('Me dijo: "Arreglate, Mili; pedile a Robles".')).toContain('Mili');
  });

  it('is no name at all: points of the compass, waters and libraries', () => {
    expect(found('el campo que linda al Norte con camino vecinal y al Oeste con el arroyo Villanueva.')).toEqual([]);
    expect(found('Sus libros son para la Biblioteca Popular Barón Hirsch.')).toEqual([]);
  });
});

describe('labels', () => {
  it('tell a pension benefit and an entry of land', () => {
    expect(found('O.S.: PAMI Afil.: 15-05918224-0/00', 'legajo')).toEqual(['15-05918224-0/00']);
    expect(found('inmueble matrícula 4.118, adrema P1-2217-3, de ochenta hectáreas', 'inmueble')).toContain(
      'P1-2217-3',
    );
  });

  it('leave a bed in a ward', () => {
    expect(found('HC: 88.412 Cama 14\nPaciente: KOWALCZYK, ZULEMA', 'domicilio')).toEqual([]);
  });

  it('read initials with the particle of a surname', () => {
    expect(found("Las niñas A. D'A. y G. D'A. estarán con el padre.")).toEqual(["A. D'A.", "G. D'A."]);
    expect(inspect('Sin datos.').spans).toEqual([]);
  });
});

describe('whom a weaker reading hid', () => {
  it('is found: by a given name no office is held, and a secretary of somebody is of no court', () => {
    const heirs =
      'Nietos: Milton y Evelyn Aranda. La Dra. Nélida Cabral Paz, por Milton y Evelyn, adhiere. Decide el juzgado.';
    expect(found(heirs).filter((name) => name.startsWith('Evelyn'))).toEqual(['Evelyn Aranda', 'Evelyn']);
    expect(found('Lo dijo el gerente. Su secretaria, Graciela, me dio un turno antes de ir al juzgado.')).toEqual([
      'Graciela',
    ]);
    expect(found('RMN informada por Tarnopolsky, sin lesiones.')).toEqual(['Tarnopolsky']);
    expect(found('Que lo puede decir Coco, el del almacén.')).toEqual(['Coco']);
    expect(found('Criaba a Simón y Amparo sola.')).toEqual(['Simón', 'Amparo']);
    const pupil = 'Declara Uriel Toloza, DNI 45.118.204. En el instituto Uriel hace panadería.';
    expect(found(pupil)).toEqual(['Uriel Toloza', 'Uriel']);
  });

  it('stays hidden where it is public: the judges of a ruling, what it cites, offices of a firm', () => {
    expect(found('Regístrese. Estela Inés Politino – Carla Zanichelli – Jueces de Cámara.')).toEqual([]);
    expect(found('El juez la rechazó con cita de "Quaranta" y "Halabi".')).toEqual([]);
    expect(found('Ver "Maldonado" y "García Méndez" de la Corte.')).toEqual([]);
    expect(found('Para: Legales; Auditoría\nPedir dictamen a Legales.')).toEqual([]);
  });
});

import { documentForms } from '@foja/contracts/drafting/document-forms';
import { documentKinds } from '@foja/contracts/drafting/document-kinds';
import { fieldsOf } from '@foja/contracts/drafting/read-answers';
import type { Party } from '@foja/contracts/matter-items';
import { describe, expect, it } from 'vitest';
import { fillEmpty, valuesFromMatter } from './values-from-matter.ts';

const matter = {
  title: 'Núñez, Inés c/ Transportes Ficticios S.A. s/ daños',
  fileNumber: '123/2026',
  court: 'Juzgado Civil 21',
  side: 'plaintiff',
} as const;

function party(part: Partial<Party>): Party {
  return {
    role: 'plaintiff',
    name: '',
    document: '',
    domicile: '',
    email: '',
    phone: '',
    notes: '',
    isClient: false,
    ...part,
  };
}

const ines = party({ name: 'Núñez, Inés', document: '20.111.222', domicile: 'Calle Uno 100' });
const juan = party({ name: 'Juan Prueba', document: 'DNI 21.111.222', domicile: 'Calle Dos 200' });
const company = party({ role: 'defendant', name: 'Transportes Ficticios S.A.', domicile: 'Avenida Tres 300' });
const lawyer = party({
  role: 'counsel',
  name: 'Dra. Julieta Ficticia',
  document: 'T° 1 F° 2 CPACF',
  domicile: 'Cuatro 4',
});

describe('what a causa tells of a document', () => {
  it('is nothing where nobody of it is known: no field gets an empty text', () => {
    const bare = { title: 'X', fileNumber: '', court: '', side: null };
    expect(valuesFromMatter(documentForms['demanda-danos'], { matter: bare, parties: [] })).toEqual({});
  });

  it('is nothing in a contract, whose parties are no parties to a suit', () => {
    expect(valuesFromMatter(documentForms.mutuo, { matter, parties: [ines, company] })).toEqual({});
  });

  it('fits the form of every document', () => {
    for (const kind of documentKinds) {
      const form = documentForms[kind];
      const keys = fieldsOf(form).map(({ key }) => key);
      const told = valuesFromMatter(form, { matter, parties: [ines, company, lawyer] });
      expect(keys).toEqual(expect.arrayContaining(Object.keys(told)));
    }
  });

  it('is who sues, who is sued and the only lawyer, as a sentence says them', () => {
    expect(valuesFromMatter(documentForms['demanda-danos'], { matter, parties: [ines, company, lawyer] })).toEqual({
      actor: { name: 'Inés Núñez', document: 'DNI 20.111.222', address: 'Calle Uno 100' },
      demandado: { name: 'Transportes Ficticios S.A.', address: 'Avenida Tres 300' },
      letrado: 'Dra. Julieta Ficticia',
      matricula: 'T° 1 F° 2 CPACF',
      domicilioConstituido: 'Cuatro 4',
    });
  });

  it('leaves the lawyer open where there are several', () => {
    const other = { ...lawyer, name: 'Dr. Otro' };
    const told = valuesFromMatter(documentForms['demanda-danos'], { matter, parties: [ines, lawyer, other] });
    expect(told).not.toHaveProperty('letrado');
    expect(told).not.toHaveProperty('matricula');
  });

  it('joins several, and leaves out what one of them lacks', () => {
    const { actor } = valuesFromMatter(documentForms['demanda-danos'], { matter, parties: [juan, ines] });
    expect(actor).toEqual({
      name: 'Juan Prueba e Inés Núñez',
      document: 'DNI 21.111.222 y DNI 20.111.222, respectivamente',
      address: 'Calle Dos 200 y Calle Uno 100, respectivamente',
    });
    const without = valuesFromMatter(documentForms['demanda-danos'], {
      matter,
      parties: [juan, { ...ines, document: '', domicile: 'Calle Dos 200' }],
    });
    expect(without.actor).toEqual({ name: 'Juan Prueba e Inés Núñez', address: 'Calle Dos 200' });
  });

  it('is the file, and the side for which the lawyer acts, in an appeal', () => {
    const told = { matter: { ...matter, side: 'defendant' as const }, parties: [ines, company] };
    expect(valuesFromMatter(documentForms['recurso-apelacion'], told)).toEqual({
      apelante: { name: 'Transportes Ficticios S.A.', address: 'Avenida Tres 300' },
      juzgado: 'Juzgado Civil 21',
      caratula: matter.title,
      expediente: '123/2026',
    });
    const client = { matter: { ...matter, side: null }, parties: [{ ...ines, isClient: true }, juan, company] };
    expect(valuesFromMatter(documentForms['recurso-apelacion'], client).apelante).toMatchObject({ name: 'Inés Núñez' });
    const nobody = { matter: { ...matter, side: null }, parties: [ines, company] };
    expect(valuesFromMatter(documentForms['recurso-apelacion'], nobody)).not.toHaveProperty('apelante');
  });

  it('is the worker who sends a telegram and the employer who gets it', () => {
    const worker = party({ role: 'worker', name: 'Juan Prueba' });
    const employer = party({ role: 'employer', name: 'Taller Ficticio S.R.L.' });
    expect(valuesFromMatter(documentForms['telegrama-laboral'], { matter, parties: [employer, worker] })).toEqual({
      remitente: { name: 'Juan Prueba' },
      destinatario: { name: 'Taller Ficticio S.R.L.' },
    });
  });
});

describe('filling a form', () => {
  const form = documentForms['demanda-danos'];
  const told = valuesFromMatter(form, { matter, parties: [ines, company, lawyer] });

  it('never writes over what was typed, nor puts one person’s data beside another’s name', () => {
    const typed = { actor: { name: 'Otra Persona' }, demandado: { address: 'Otro 1' }, letrado: 'Dr. Otro' };
    const { values, labels } = fillEmpty(form, typed, told);
    expect(values).toEqual(typed);
    expect(labels).toEqual([]);
  });

  it('completes the same person, keeping each datum that was typed', () => {
    const { values } = fillEmpty(form, { actor: { name: 'inés núñez', address: 'Nueva 9' } }, told);
    expect(values.actor).toEqual({ name: 'inés núñez', address: 'Nueva 9', document: 'DNI 20.111.222' });
  });

  it('has nothing more to fill the second time', () => {
    expect(fillEmpty(form, fillEmpty(form, {}, told).values, told).labels).toEqual([]);
  });
});

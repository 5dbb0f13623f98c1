import { expect, it } from 'vitest';
import { dropRunningLines } from './drop-running-lines.ts';

const body = ['El actor reclama.', 'La demandada niega.', 'Se abrió a prueba.', 'Los autos están para sentencia.'];
const paper = (header: string, footer: (page: number) => string) =>
  body.map(
    (said, at) =>
      `${header}\n${said}\nY así se dijo ${at * 7}.\nCon costas ${at * 3}.\nEs todo ${at}.\n${footer(at + 1)}`,
  );

it('page numbers go, and a header stays where it first stands', () => {
  for (const footer of [
    (page: number) => `${page}`,
    (page: number) => `- ${page} -`,
    (page: number) => `Página ${page} de 4`,
    (page: number) => `fs. ${page}`,
  ]) {
    const pages = dropRunningLines(paper('PODER JUDICIAL DE LA NACIÓN', footer));
    expect(pages[0]).toBe(
      'PODER JUDICIAL DE LA NACIÓN\nEl actor reclama.\nY así se dijo 0.\nCon costas 0.\nEs todo 0.',
    );
    expect(pages[1]).toBe('La demandada niega.\nY así se dijo 7.\nCon costas 3.\nEs todo 1.');
  }
});

it('lines that differ in a figure of their own stay', () => {
  const rows = [1, 2, 3, 4].map((page) => `Cuota ${page} del plan: $ ${page}.500,00 pesos\nVence el ${page} de mayo.`);
  expect(dropRunningLines(rows)).toEqual(rows);
});

it('the end of a sentence stays, however many pages end so', () => {
  const pages = [1, 2, 3, 4].map((page) => `Reunión ${page}00: se trató el precio, sin que\nsurja obligación alguna.`);
  expect(dropRunningLines(pages)).toEqual(pages);
});

it('two pages have nothing that repeats', () => {
  expect(dropRunningLines(['Igual\n1', 'Igual\n2'])).toEqual(['Igual\n1', 'Igual\n2']);
});

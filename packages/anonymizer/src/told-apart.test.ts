import { expect, it } from 'vitest';
import { found } from './testing.ts';

it('reads two months between marks, and a surname that is a square behind what only people do', () => {
  expect(found('Va a ir mi socia, Abril Mayo, porque en mayo me operan. El 1° de Mayo no.')).toEqual([
    'persona: Abril Mayo',
  ]);
  expect(found('Pasa de guardia, donde la recibió Plaza. La plaza está lejos.')).toEqual(['persona: Plaza']);
});

it('finds what somebody is called, whose child somebody is, and who is told apart', () => {
  expect(found('Vive con una vecina, a quien llama Mema. Dibujó a la Mema.')).toEqual([
    'persona: Mema',
    'persona: Mema',
  ]);
  expect(found('El anillo es de la nena de Nora, Pilar.')).toEqual(['persona: Nora', 'persona: Pilar']);
  expect(found('No quieren que figure Marcos, el hijo, porque está en el concurso.')).toEqual(['persona: Marcos']);
  expect(found('Apodo o nombre de uso: MONCHO\nEdad: 40')).toEqual(['persona: MONCHO']);
});

it('reads in capitals the name behind what somebody is, and the father or the son', () => {
  expect(found('FUERON TESTIGOS MIS COMPAÑEROS CANTERO, SALVADOR GÓMEZ Y TOLOSA HIJO.')).toEqual([
    'persona: CANTERO',
    'persona: SALVADOR GÓMEZ',
    'persona: TOLOSA',
  ]);
});

it('takes the particle of a surname, and the initials with theirs', () => {
  expect(found('En la caja estaba Zulma. A veces Di Nucci, cuando faltaba.')).toContain('persona: Di Nucci');
  expect(found('María del Pilar Costas apeló. Admitir el recurso de M. d. P. Costas; costas de alzada.')).toEqual([
    'persona: María del Pilar Costas',
    'persona: M. d. P. Costas',
  ]);
  expect(found('con dinero que le prestó Lee Eun-ju, y es lícito')).toEqual(['persona: Lee Eun-ju']);
});

it('keeps who opens a hearing, and whose norms an expert follows', () => {
  expect(found('Abierto el acto por el presidente, Dr. Ramiro Sarratea, comparecen las partes.')).toEqual([]);
  expect(found('Se tomó el test según las normas de Passalacqua y Exner.')).toEqual([]);
});

it('does not call everybody who speaks for a party by the office of the judge before', () => {
  expect(
    found(
      'ante el Juzgado Civil de Dolores, a cargo de la Dra. Inés Luque Cabrera, por B. Gaggino. Firma Bruno Gaggino.',
    ),
  ).toEqual(['persona: B. Gaggino', 'persona: Bruno Gaggino']);
});

it('leaves words of every speech', () => {
  expect(found('Segundo testigo, el señor Albertini. Bueno, no tengo más que decir. Que Dios los bendiga.')).toEqual([
    'persona: Albertini',
  ]);
  expect(found('Cuando el patrón nos reta, se va. Firma Gustavo Reta.')).toEqual(['persona: Gustavo Reta']);
});

it('reads numbers of files and schools apart from their word, and no plate of 911', () => {
  expect(found('El expediente sigue en letra (nº 744.218/22).')).toEqual(['expediente: 744.218/22']);
  expect(found('ficha de la terapeuta, historia 2.207/15.')).toEqual(['legajo: 2.207/15']);
  expect(found('bauti va al jardin 914 los cedritos y mili a la media 7')).toEqual([
    'persona: bauti',
    'escuela: jardin 914 los cedritos',
    'persona: mili',
    'escuela: media 7',
  ]);
  expect(found('POR LLAMADO AL 911 DE QUIEN DIJO LLAMARSE ASÍ')).toEqual([]);
});

it('finds in small letters an unknown name behind “una tal”, and the eldest', () => {
  expect(found('vino la abogada nomas, una tal ferrantelli')).toEqual(['persona: ferrantelli']);
  expect(found('la mas grande, milagros, es de otra pareja')).toEqual(['persona: milagros']);
});

it('finds who stands for a party, a family, whom something is done to, and a particle with initials', () => {
  expect(found('Por la querella, Bravo. Manso es bravo, dice Bravo.')).toContain('persona: Bravo');
  expect(found('Vino la mayor de los Toledo, de Los Olivos.')).toEqual(['persona: Toledo']);
  expect(found('DICE QUE VIO A DELGADO CON EL ABOGADO PINTO Y UN TAL ÑATO.')).toEqual([
    'persona: DELGADO',
    'persona: PINTO',
    'persona: ÑATO',
  ]);
  expect(found('1) Quiroga, A.; 2) Dos Santos, J. P.; 3) otros')).toContain('persona: Dos Santos, J. P.');
  expect(found('Vino Lorena Salud Ponce por su salud.')).toEqual(['persona: Lorena Salud Ponce']);
});

it('finds in small letters what somebody is called, whatever word it is', () => {
  expect(found('el papa es brian leiva, le dicen torta. el torta no pasa plata y le dicen la verdad.')).toEqual([
    'persona: brian leiva',
    'persona: torta',
    'persona: torta',
  ]);
});

it('finds a child called like a word of the text, and a signature of an initial and such a word', () => {
  expect(found('Vive con su hija Nieve (8). Nieve dibuja nieve.')).toEqual(['persona: Nieve', 'persona: Nieve']);
  expect(found('Firman: A. Paz; R. Gómez.')).toEqual(['persona: A. Paz', 'persona: R. Gómez']);
});

it('finds the familiar forms of a surname and of a given name', () => {
  expect(found('Nos retaba, y era Campitos el que calmaba. Firmó Eliseo Campos.')).toEqual([
    'persona: Campitos',
    'persona: Eliseo Campos',
  ]);
  expect(found('los nenes son kiara y bautista. yo a kiari no le hago faltar nada')).toContain('persona: kiari');
});

it('finds in capitals a niece called like a town', () => {
  expect(found('AGREGA QUE EL APARATO ES DE SU SOBRINA LUJÁN, LO QUE CONSTA.')).toEqual(['persona: LUJÁN']);
});

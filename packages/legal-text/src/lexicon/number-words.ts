const names = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho ' +
  'diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'
).split(' ');
const tens: [string, number][] = [
  ['cuarenta', 40],
  ['cincuenta', 50],
  ['sesenta', 60],
  ['setenta', 70],
  ['ochenta', 80],
  ['noventa', 90],
  ['cien', 100],
  ['ciento', 100],
];

/** Number words, without accents, and their value: the law writes "trece años", people write "13 años". */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...names.map((name, value): [string, number] => [name, value]).slice(3),
  ...tens,
]);

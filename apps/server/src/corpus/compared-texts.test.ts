import { expect, test } from 'vitest';
import { statuteLineSchema } from './import/import-schemas.ts';

const bankruptcyDraws =
  'Fuero de atracción. La declaración de quiebra atrae al juzgado en el que ella tramita, todas las acciones judiciales iniciadas contra el fallido por las que se reclamen derechos patrimoniales. Salvo las ejecuciones de créditos con garantías reales, quedan exceptuados de este principio los casos indicados en el artículo 21 inciso 1) a 3) bajo el régimen allí previsto. El trámite de los juicios atraídos se suspende cuando la sentencia de quiebra del demandado se halle firme; hasta entonces se prosigue con el síndico, sin que puedan realizarse actos de ejecución forzada".';
const read = (article: string, text: string) =>
  statuteLineSchema.parse({ norm: 'lcq', article, text, suspect: true }).suspect;

test('a doubtful text that was held against the law that wrote it is read as sound', () => {
  expect(read('132', bankruptcyDraws)).toBe(false);
});

test('the same article stays in doubt where it reads otherwise, and so does one that nobody compared', () => {
  expect(read('132', bankruptcyDraws.replace('se suspende', 'no se suspende'))).toBe(true);
  expect(read('131', bankruptcyDraws)).toBe(true);
});

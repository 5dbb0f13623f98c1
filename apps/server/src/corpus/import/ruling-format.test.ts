import { describe, expect, it } from 'vitest';
import { rulingLine } from '../../testing/corpus-folders.ts';
import { useImportFixture } from '../../testing/import-fixture.ts';
import { readRuling } from '../read-ruling.ts';

const test = useImportFixture();

const whole =
  'FALLO DE LA CORTE SUPREMA\nConsiderando:\nQue las palomas mensajeras tienen dueño conocido en todo el palomar, según la\nordenanza que se invoca desde el comienzo de las actuaciones administrativas.\nPor ello, se desestima la queja.\nANA ROBLES — LUIS SAUCE.';
const part = whole.slice(0, whole.indexOf(' actuaciones'));

const write = (name: string, changes: object) => test.folder.write(name, [rulingLine(300, 1, changes)]);
const read = () => readRuling(test.db, 'fallos_300_p1');

describe('importing rulings', () => {
  it('knows a part from the whole, and where to read it', async () => {
    write('rulings/a.jsonl', { text: part });
    await test.run();
    expect(await read()).toMatchObject({
      isExtract: true,
      opinions: [{ kind: 'court', by: null, start: 0 }],
      officialUrl: 'https://sjconsulta.csjn.gov.ar/sjconsulta/',
    });
    write('rulings/a.jsonl', { text: whole, url: 'https://fallos.example/300-1' });
    await test.run();
    expect(await read()).toMatchObject({ isExtract: false, officialUrl: 'https://fallos.example/300-1' });
  });

  it('believes a file that says itself that a text is cut, and knows no address of another court', async () => {
    write('rulings/a.jsonl', { text: whole, cut: true, court: 'Cámara Federal de Prueba' });
    await test.run();
    expect(await read()).toMatchObject({ isExtract: true, officialUrl: null });
  });

  it('keeps the whole text and the headnotes, whichever file comes last, and comes to rest', async () => {
    write('rulings/a.jsonl', { text: part, summary: 'PALOMAS: Dueño.' });
    // Full texts lie in the folder itself, as they are handed out.
    write('z.jsonl', { text: whole, summary: '' });
    await test.run();
    const merged = await read();
    expect(merged).toMatchObject({ isExtract: false, summary: 'PALOMAS: Dueño.' });
    expect(merged?.text).toContain('se desestima la queja');
    await test.drainOutbox();
    test.folder.write('rulings/a.jsonl', [
      rulingLine(300, 1, { text: part, summary: 'PALOMAS: Dueño.' }),
      rulingLine(300, 2),
    ]);
    await test.run();
    expect(await test.drainOutbox()).toEqual(['fallos_300_p2']);
    expect(await read()).toEqual(merged);
  });

  it.each([
    ['part first', ['a.jsonl', 'z.jsonl']],
    ['whole first', ['z.jsonl', 'a.jsonl']],
  ])(
    'knows the whole by where a part ends, though the part begins with headnotes: %s',
    async (_order, [partFile, wholeFile]) => {
      const dictum =
        'Dictamen de la Procuración General\nSuprema Corte:\nLa contienda entre Palomar y Bosque se suscitó entre dos juzgados que se niegan a conocer de las aves halladas en el camino del\nmonte, según resulta de las actuaciones que corren agregadas por cuerda y de lo que se dijo al elevarlas, donde constan también los informes que cada uno de los jueces había pedido antes a la guardia del monte y al encargado del palomar, y las razones por las que ninguno quiso seguir.\nOpino que es competente el primero.\n';
      const headnotes =
        'PALOMAR C/ BOSQUE\nCOMPETENCIA: Aves.\nEs juez de las aves el del lugar en el que fueron halladas, salvo que su dueño las reclame en otro.\n';
      // As where the lines of a page were lost: nothing tells headnotes and opinion apart.
      const cut = (headnotes + dictum.slice(0, dictum.indexOf('Opino'))).replaceAll('\n', ' ');
      test.folder.write(`rulings/${partFile}`, [rulingLine(300, 1, { title: 'Palomar c/ Bosque', text: cut })]);
      test.folder.write(`rulings/${wholeFile}`, [
        rulingLine(300, 1, { title: 'Palomar c/ Bosque', text: headnotes + dictum + whole }),
      ]);
      await test.run();
      const kept = await read();
      expect(kept?.text).toMatch(/^Dictamen[\s\S]+Opino que es competente[\s\S]+se desestima la queja/);
      expect(kept?.opinions.map(({ kind }) => kind)).toEqual(['prosecutor', 'court']);
      expect(kept?.isExtract).toBe(false);
    },
  );

  it('takes the longer of two parts of the same text, and a corrected one for what it is', async () => {
    write('rulings/a.jsonl', { text: part });
    await test.run();
    write('rulings/a.jsonl', { text: part.slice(0, 110) });
    await test.run();
    expect((await read())?.text).toContain('ordenanza');
    write('rulings/a.jsonl', { text: `${part} de la comuna` });
    await test.run();
    expect((await read())?.text).toMatch(/de la comuna$/);
    write('rulings/a.jsonl', { text: 'FALLO DE LA CORTE SUPREMA\nConsiderando:\nQue es otro el texto.' });
    await test.run();
    expect((await read())?.text).toContain('Que es otro el texto.');
  });
});

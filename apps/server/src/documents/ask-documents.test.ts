import { randomUUID } from 'node:crypto';
import { routes } from '@foja/contracts/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, asked, dismissal, lawyerWithDocuments, leaseFirstPage, leaseSecondPage } from '../testing/ask-calls.ts';
import { callHeaders } from '../testing/build-test-app.ts';
import { buildVaultApp, buildVaultBeside, uploaded, type VaultApp } from '../testing/document-calls.ts';
import { buildPdf } from '../testing/sample-files.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { defaultDocumentLimits } from './default-limits.ts';

const ruling = `JUZGADO CIVIL Y COMERCIAL DE LA PLATA
AUTOS Y VISTOS: los autos caratulados "Ferreyra c/ Supermercados El Molino S.A. s/ daños y perjuicios" (expediente 48.213/2024).
La actora relata que resbaló en el pasillo de lácteos del local y se fracturó la muñeca. La demandada sostiene que el piso estaba seco y que la actora usaba calzado inadecuado.
CONSIDERANDO: que la responsabilidad debe juzgarse a la luz del art. 40 de la ley 24.240. El testigo Ramón Ibarra dijo que vio el agua en el piso. La pericia médica determinó una incapacidad del 8 %.
FALLO: 1) Hacer lugar a la demanda y condenar a Supermercados El Molino S.A. a pagar a Lucía Ferreyra la suma de $ 7.120.000 dentro de los diez días. 2) Imponer las costas a la demandada vencida.
Dr. Esteban Larralde, Juez.`;
const power =
  'PODER GENERAL JUDICIAL\nHéctor Vallejos confiere poder general judicial a favor de la abogada Noelia Brandán para que lo represente en todos los juicios.';

let local: VaultApp;
beforeAll(async () => {
  local = await buildVaultApp();
});
afterAll(() => local.close());

describe('a question that is refused', () => {
  it('400 blank, too long, or with no documents chosen', async () => {
    const { token } = await signInAs(local, 'Professional');
    for (const body of [{ question: '  ' }, { question: 'a'.repeat(2_001) }, { question: '¿Cuándo?', fileIds: [] }]) {
      expect((await ask(local, token, body)).statusCode).toBe(400);
    }
  });

  it('401 without a token, 403 for a Free user', async () => {
    const { token } = await signInAs(local, 'User');
    expect((await ask(local, undefined, { question: '¿Cuándo vence?' })).statusCode).toBe(401);
    expect((await ask(local, token, { question: '¿Cuándo vence?' })).statusCode).toBe(403);
  });

  it("404 where one of the documents is another's, as where it never was", async () => {
    const { token, lease } = await lawyerWithDocuments(local);
    const other = await lawyerWithDocuments(local);
    const question = '¿Cuándo vence la locación?';
    const probed = await ask(local, token, { question, fileIds: [lease.fileId, other.lease.fileId] });
    const invented = await ask(local, token, { question, fileIds: [lease.fileId, randomUUID()] });
    expect([probed.statusCode, invented.statusCode]).toEqual([404, 404]);
    expect(probed.body).toBe(invented.body);
  });

  it('429 after too many in an hour', async () => {
    const own = await buildVaultBeside(local, { documentLimits: { questionsPerHour: 1 } });
    try {
      const { token } = await signInAs(own, 'Professional');
      await asked(own, token, '¿Cuándo vence?');
      const second = await ask(own, token, { question: '¿Cuándo vence?' });
      expect(second.json().error).toBe('rate_limited');
    } finally {
      await own.close();
    }
  });
});

describe('an answer of the local engine', () => {
  it.each([
    ['¿Cuándo vence la locación?', 'alquiler.pdf', 2, '31 de marzo de 2028'],
    ['¿Cuánto pago de alquiler por mes?', 'alquiler.pdf', 2, '$ 480.000'],
    ['¿Quién es la locadora?', 'alquiler.pdf', 1, 'Marta Iriarte'],
    ['¿Desde qué día es el despido?', 'telegrama.docx', null, '14 de julio de 2026'],
  ])('%s: names the document, the page and the words, which are verbatim', async (question, fileName, page, words) => {
    const { token } = await lawyerWithDocuments(local);
    const answer = await asked(local, token, question);
    expect(answer).toMatchObject({ isGrounded: true, model: 'Motor local', searchedDocuments: 2, notice: null });
    const [first] = answer.citations;
    expect(first).toMatchObject({ number: 1, fileName, page });
    expect(first?.quote).toContain(words);
    expect(answer.answer).toContain('[1]');
    for (const citation of answer.citations) {
      const { passage, quote, quoteRange, marks } = citation;
      expect(passage.slice(quoteRange.start, quoteRange.end)).toBe(quote);
      expect(marks.length).toBeGreaterThan(0);
      for (const mark of marks) expect(passage.slice(mark.start, mark.end)).toMatch(/^[\p{L}\p{N}.]+$/u);
    }
    const whole = `${leaseFirstPage}\n${leaseSecondPage}\n${dismissal.join('\n')}`.replace(/\s+/g, ' ');
    expect(whole).toContain(first?.passage.replace(/\s+/g, ' '));
  });

  it.each([
    ['¿Quién fue el juez?', 'Esteban Larralde, Juez'],
    ['¿Quién paga las costas?', 'Imponer las costas a la demandada vencida'],
    ['¿Cuánto tiene que pagar el supermercado?', '$ 7.120.000'],
    ['¿Cuál es el número de expediente?', '48.213/2024'],
    ['¿Qué dijo el testigo?', 'vio el agua en el piso'],
  ])('of a ruling, %s: quotes the very sentence', async (question, words) => {
    const { token } = await signInAs(local, 'Professional');
    await uploaded(local, token, 'sentencia.txt', ruling);
    await uploaded(local, token, 'poder.txt', power);
    const { citations } = await asked(local, token, question);
    expect(citations[0]?.quote).toContain(words);
  });

  it('quotes once what stands in a document that was loaded twice', async () => {
    const { token } = await signInAs(local, 'Professional');
    for (const name of ['sentencia.txt', 'copia.txt']) await uploaded(local, token, name, ruling);
    const { citations } = await asked(local, token, '¿Cuánto tiene que pagar el supermercado?');
    expect(new Set(citations.map(({ passage }) => passage)).size).toBe(citations.length);
  });

  it('quotes the exception that limits the sentence beside it', async () => {
    const { token } = await signInAs(local, 'Professional');
    await uploaded(
      local,
      token,
      'distribucion.txt',
      'SEGUNDA: Zona. Se concede exclusividad al Distribuidor en el partido de Tornquist. La exclusividad no comprende a las cadenas de supermercados.',
    );
    const { citations } = await asked(local, token, '¿Qué exclusividad se concede al distribuidor?');
    expect(citations[0]?.quote).toContain('no comprende a las cadenas');
  });

  it('says that it found no answer where a number that is asked for stands nowhere', async () => {
    const { token } = await signInAs(local, 'Professional');
    await uploaded(
      local,
      token,
      'expensas.txt',
      'La unidad 16 paga de expensas por mes $ 90.000. La mora es automática.',
    );
    const { answer } = await asked(local, token, '¿Cuánto paga de expensas por mes la unidad 28?');
    expect(answer).toMatch(/^No encontré una respuesta directa/);
  });

  it('says what it looked for where the papers only speak of the same', async () => {
    const { token } = await signInAs(local, 'Professional');
    await uploaded(
      local,
      token,
      'acta.txt',
      'Punto 3. El excedente del ejercicio se tratará en la asamblea ordinaria de abril, y no antes.',
    );
    const { answer } = await asked(local, token, '¿A cuánto asciende el excedente del ejercicio?');
    expect(answer).toMatch(/^No encontré una respuesta directa; busqué un monto para «excedente»\./);
  });

  it('quotes the clause to which the one that answers refers', async () => {
    const { token } = await signInAs(local, 'Professional');
    await uploaded(
      local,
      token,
      'locacion.txt',
      [
        'PRIMERA. Objeto. Se da en locación el local de planta baja de la calle Urquiza, con destino a heladería y cafetería, en el estado en que se encuentra.',
        'DÉCIMA. Rescisión anticipada. Transcurridos seis meses la Locataria podrá rescindir con preaviso de sesenta días y pagará lo que resulte de la cláusula Undécima.',
        'UNDÉCIMA. Indemnización. Dentro del primer año, dos cánones y medio; luego, medio canon, y nada si presenta a quien siga en su lugar y la otra parte lo acepta.',
      ].join('\n'),
    );
    const { answer } = await asked(local, token, '¿Con qué preaviso puede rescindir la Locataria?');
    expect(answer).toContain('preaviso de sesenta días');
    expect(answer).toContain('dos cánones y medio');
  });

  it('tells an answer from words that only come near', async () => {
    const { token } = await signInAs(local, 'Professional');
    await uploaded(local, token, 'sentencia.txt', ruling);
    const near = await asked(local, token, '¿Qué estudios cursó la actora?');
    expect(near.answer).toMatch(/^No encontré (?:una respuesta directa|en tus documentos)/);
  });

  it('reads only the documents that were chosen', async () => {
    const { token, telegram } = await lawyerWithDocuments(local);
    const answer = await asked(local, token, '¿Cuándo vence la locación?', [telegram.fileId]);
    expect(answer).toMatchObject({ isGrounded: false, citations: [], searchedDocuments: 1 });
  });

  it('says plainly that the documents say nothing on it', async () => {
    const { token } = await lawyerWithDocuments(local);
    const answer = await asked(local, token, '¿Qué dice sobre la custodia de los perros?');
    expect(answer).toMatchObject({ isGrounded: false, citations: [] });
    expect(answer.answer).toContain('No encontré en tus documentos');
  });

  it("never shows another account's words, not even for its very words", async () => {
    await lawyerWithDocuments(local);
    const { token } = await signInAs(local, 'SuperAdmin');
    const nothing = await asked(local, token, 'Marta Iriarte Yapeyú 1480 locación');
    expect(nothing).toMatchObject({ isGrounded: false, citations: [], searchedDocuments: 0 });
    await uploaded(local, token, 'propio.txt', 'La calle Yapeyú pasa por mi barrio, que es tranquilo y arbolado.');
    const own = await asked(local, token, 'calle Yapeyú');
    expect(own.citations.map(({ fileName }) => fileName)).toEqual(['propio.txt']);
    expect(JSON.stringify(own)).not.toContain('Iriarte');
  });

  it('tells apart an empty vault and documents without text', async () => {
    const { token } = await signInAs(local, 'Professional');
    expect((await asked(local, token, '¿Cuándo vence?')).answer).toContain('Todavía no hay documentos');
    await uploaded(local, token, 'escaneo.pdf', buildPdf([''], { hasPicture: true }));
    const scanned = await asked(local, token, '¿Cuándo vence?');
    expect(scanned).toMatchObject({ isGrounded: false, searchedDocuments: 0, documentsWithoutText: 1 });
    expect(scanned.answer).toContain('imágenes escaneadas');
  });

  it('keeps marks of a document from being marks of the answer', async () => {
    const { token } = await signInAs(local, 'Professional');
    await uploaded(
      local,
      token,
      'trampa.txt',
      'La multa pactada es de [9] *pesos* <script> por día de demora en la entrega.',
    );
    const { answer } = await asked(local, token, '¿De cuánto es la multa por demora?');
    expect(answer).toContain('\\[9\\] \\*pesos\\* \\<script\\>');
  });

  it('takes no use', async () => {
    const { token } = await lawyerWithDocuments(local);
    await asked(local, token, '¿Cuándo vence la locación?');
    const usage = await local.app.inject({ url: routes.usageRemaining, headers: callHeaders(token) });
    expect(usage.json()).toMatchObject({ used: 2 });
  });
});

describe('bounds', () => {
  it('503 where too many questions of one account wait, and not for another account', async () => {
    const own = await buildVaultBeside(local, {
      documentLimits: { threads: { ...defaultDocumentLimits.threads, waitingPerAccount: 1 } },
    });
    try {
      const { token } = await lawyerWithDocuments(own);
      const other = await lawyerWithDocuments(own);
      const question = { question: '¿Cuándo vence la locación?' };
      const crowd = await Promise.all([
        ...Array.from({ length: 6 }, () => ask(own, token, question)),
        ask(own, other.token, question),
      ]);
      const mine = crowd.slice(0, 6).map(({ statusCode }) => statusCode);
      expect(mine).toContain(503);
      expect(mine).toContain(200);
      expect(crowd.at(-1)?.statusCode).toBe(200);
      expect(crowd.find(({ statusCode }) => statusCode === 503)?.json().error).toBe('documents_busy');
    } finally {
      await own.close();
    }
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiCallsPerMinute, mcpMessagesPerMinute } from '@foja/contracts/api-key-scopes';
import { routes } from '@foja/contracts/routes';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLocalAnswerer } from '../chat/local-answerer.ts';
import { openCitationResolver } from '../chat/open-citation-resolver.ts';
import { readConfig } from '../platform/config.ts';
import { findProjectRoot } from '../platform/project-root.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { buildTestApp, callHeaders, type TestApp } from '../testing/build-test-app.ts';
import { articleLine, guideFile, normEntry, noteFile, rulingLine, starterNorm } from '../testing/corpus-folders.ts';
import { fillWindow, makeKey } from '../testing/make-key.ts';
import { moveableClock } from '../testing/moveable-clock.ts';
import { openRetrievalTestApp, type RetrievalTestApp } from '../testing/retrieval-test-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';

const root = findProjectRoot();
const command = join(root, 'apps/server/src/commands/mcp.ts');
let site: RetrievalTestApp;
let test: TestApp;
let address: string;
let session: string;
let dataDir: string;

// Invented law: no real text is kept in the repository.
beforeAll(async () => {
  site = await openRetrievalTestApp();
  site.starter.write('norms.yaml', starterNorm('ldc', 'LDC, Ley 24.240', '  lastArticle: 66\n'));
  site.starter.write('notes/ldc/17.md', noteFile('ldc', '17', { body: 'Si el arreglo no sirve, se puede devolver.' }));
  site.starter.write('guides/producto-fallado.md', guideFile('Compré una licuadora y salió fallada', ['ldc:17']));
  site.official.write('norms.json', [
    normEntry('ldc', { title: 'Ley 24.240 de Defensa del Consumidor', aliases: ['LDC', 'Ley 24.240'] }),
  ]);
  site.official.write('statutes/ldc.jsonl', [
    articleLine('ldc', '17', { text: 'El comprador de la licuadora puede devolverla.' }),
  ]);
  site.official.write('rulings/329.jsonl', [
    rulingLine(329, 5, { text: 'El zeppelin encallado daña al vecino y su guardián responde.' }),
  ]);
  await site.load();
  const { db } = site.deps;
  dataDir = mkdtempSync(join(tmpdir(), 'foja-programs-'));
  test = await buildTestApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    db,
    retrieve: (query) => retrieve(site.deps, query),
    answerer: createLocalAnswerer(openCitationResolver({ db, clock: moveableClock() })),
  });
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  session = (await signInAs(test, 'Premium')).token;
});
afterAll(async () => {
  await test.close();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Of an account of its own: the bounds on keys and searches are by account. */
const newKey = async (options?: Parameters<typeof makeKey>[2]) =>
  (await makeKey(test, (await signInAs(test, 'Premium')).token, options)).key;

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});
function newClient(): Client {
  const client = new Client({ name: 'prueba', version: '1' });
  clients.push(client);
  return client;
}

async function overHttp(key: string): Promise<Client> {
  const client = newClient();
  await client.connect(
    new StreamableHTTPClientTransport(new URL(routes.mcp, address), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  );
  return client;
}

async function overStdio(key: string): Promise<Client> {
  const client = newClient();
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', command],
      env: { ...process.env, FOJA_URL: address, FOJA_API_KEY: key } as Record<string, string>,
    }),
  );
  return client;
}

const postMessage = (
  headers: Record<string, string>,
  body: unknown = { jsonrpc: '2.0', id: 1, method: 'tools/list' },
) =>
  fetch(new URL(routes.mcp, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
  });

describe('the MCP server refuses', () => {
  it('who brings no key, a session of a person, a key that does not hold', async () => {
    for (const token of ['', session, `foja_${'x'.repeat(43)}`]) {
      const answer = await postMessage(token ? { authorization: `Bearer ${token}` } : {});
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([401, 'invalid_api_key']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="foja"');
    }
  });

  it('a page of another site, whatever its key, also where its name leads here', async () => {
    const key = await newKey();
    for (const origin of ['https://otro.example', 'null']) {
      const answer = await postMessage({ authorization: `Bearer ${key}`, origin });
      expect(answer.status).toBe(403);
    }
  });

  it('a stream, a session to end, what is no message, and many messages in one', async () => {
    const authorization = `Bearer ${await newKey()}`;
    for (const method of ['GET', 'DELETE']) {
      const answer = await fetch(new URL(routes.mcp, address), { method, headers: { authorization } });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
    expect((await postMessage({ authorization }, { hola: 1 })).status).toBe(400);
    expect(
      (await postMessage({ authorization }, Array(11).fill({ jsonrpc: '2.0', id: 1, method: 'ping' }))).status,
    ).toBe(413);
  });

  it('what floods, with the seconds to wait', async () => {
    const { id, key } = await makeKey(test, session);
    const authorization = `Bearer ${key}`;
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    await fillWindow(test, 'mcp-key', id, mcpMessagesPerMinute - 1);
    expect((await postMessage({ authorization }, ping)).status).toBe(200);
    const refused = await postMessage({ authorization }, ping);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an assistant over streamable HTTP', () => {
  const connect = overHttp;
  it('finds the nine tools, each with what it takes and gives, told in Spanish', async () => {
    const client = await connect(await newKey());
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'buscar_articulos',
      'leer_articulo',
      'buscar_fallos',
      'verificar_citas',
      'consultar',
      'calcular_plazo',
      'calcular_prescripcion',
      'liquidar_despido',
      'anonimizar',
    ]);
    for (const tool of tools) expect(tool.outputSchema?.properties).toBeDefined();
  });

  it('is told in Spanish what is wrong, as the result of the tool', async () => {
    const client = await connect(await newKey({ scopes: ['buscar', 'calcular'] }));
    const refusalOf = async (name: string, args: object) => {
      const result = await client.callTool({ name, arguments: { ...args } });
      expect(result.isError).toBe(true);
      return (result.content as { text: string }[])[0]?.text;
    };
    expect(await refusalOf('anonimizar', { texto: 'x' })).toContain('no tiene el permiso «anonimizar»');
    expect(await refusalOf('leer_articulo', {})).toContain('Falta el dato «referencia»');
    expect(await refusalOf('leer_articulo', { referencia: 'art. 900 ley 24.240' })).toContain('No existe');
    expect(await refusalOf('leer_articulo', { referencia: 'la mar estaba serena' })).toContain('No se reconoció');
    expect(await refusalOf('calcular_plazo', { notificado: '2026-05-04', forma: 'cedula' })).toContain('plazo');
    expect(await refusalOf('inventada', {})).toContain('No existe la herramienta');
    await expect(client.readResource({ uri: 'foja://guia/ninguna' })).rejects.toThrow('No se encontró la fuente');
    expect(await refusalOf('leer_articulo', { referencia: 'art. 17 ley 24.240', fecha: '2020-13-02' })).toContain(
      'Se espera un día que exista',
    );
    for (const uri of ['file:///etc/passwd', 'foja://articulo/%E0%A4%A'])
      await expect(client.readResource({ uri })).rejects.toThrow(/^MCP error -32602: No existe el recurso/);
  });

  it('searches, reads, checks, asks, computes and anonymizes, with links to the foja', async () => {
    const client = await connect(await newKey());
    const run = async (name: string, args: object) => {
      const result = await client.callTool({ name, arguments: { ...args } });
      expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
      return result.structuredContent;
    };
    expect(await run('buscar_articulos', { texto: 'art. 17 ley 24.240' })).toMatchObject({
      resultados: [{ id: 'ldc:17', es_texto_oficial: true, enlace: expect.stringMatching(/\/fojas\/ldc%3A17$/) }],
    });
    expect(await run('leer_articulo', { referencia: 'art. 17 ley 24.240', fecha: '2020-01-02' })).toMatchObject({
      texto: 'El comprador de la licuadora puede devolverla.',
      en_la_fecha: { fecha: '2020-01-02', explicacion: expect.any(String) },
    });
    expect(await run('buscar_fallos', { texto: 'zeppelin encallado' })).toMatchObject({
      fallos: [{ cita: 'Fallos: 329:5', enlace: expect.stringContaining('/fojas/fallos_329_p5') }],
    });
    expect(await run('verificar_citas', { texto: 'Según los arts. 17 y 900 de la ley 24.240.' })).toMatchObject({
      referencias: [{ estado: 'no-such-article' }],
    });
    expect(
      await run('consultar', { pregunta: 'Compré una licuadora y no anda. ¿Qué me da el art. 17 de la ley 24.240?' }),
    ).toMatchObject({
      fuentes: expect.arrayContaining([expect.objectContaining({ enlace: expect.stringContaining('/fojas/') })]),
      citas: expect.arrayContaining([
        expect.objectContaining({ verificada: true, enlace: expect.stringContaining('/fojas/ldc%3A17') }),
      ]),
      usos_restantes: expect.any(Number),
    });
    expect(
      await run('calcular_plazo', {
        notificado: '2026-05-04',
        forma: 'cedula',
        jurisdiccion: 'nacional-civil-comercial',
        extension: 5,
        unidad: 'dias-habiles-judiciales',
      }),
    ).toMatchObject({ vence: '2026-05-11', articulos: expect.any(Array) });
    expect(
      await run('calcular_prescripcion', { reclamo: 'créditos laborales', desde: '2024-01-10', al_dia: '2026-11-20' }),
    ).toMatchObject({ ya_vencio: true });
    expect(
      await run('liquidar_despido', {
        ingreso: '2020-03-01',
        egreso: '2026-10-31',
        causa: 'sin-causa',
        mejor_remuneracion: 1_000_000,
      }),
    ).toMatchObject({ renglones: expect.arrayContaining([expect.objectContaining({ concepto: expect.any(String) })]) });
    const safe = await run('anonimizar', { texto: 'Juan Pérez, DNI 12.345.678' });
    expect(JSON.stringify(safe)).not.toContain('12.345.678');
  });

  it('asks without a domain by one call of those that its key may make', async () => {
    const { id, key } = await makeKey(test, (await signInAs(test, 'Professional')).token);
    const client = await connect(key);
    await fillWindow(test, 'api-key', id, apiCallsPerMinute - 1);
    const ask = () => client.callTool({ name: 'consultar', arguments: { pregunta: '¿Qué me da el art. 17 LDC?' } });
    expect((await ask()).isError).toBeFalsy();
    expect(await ask()).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('segundos') }] });
  });

  it('takes up norms, guides and articles', async () => {
    const client = await connect(await newKey({ scopes: ['buscar'] }));
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['foja://norma/ldc', 'foja://guia/producto-fallado']);
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(3);
    const texts: string[] = [];
    for (const uri of [...resources.map((one) => one.uri), 'foja://articulo/ldc:17']) {
      const { contents } = await client.readResource({ uri });
      texts.push(String((contents[0] as { text: string }).text));
    }
    expect(texts[0]).toContain('Art. 17');
    expect(texts[1]).toContain('Resumen editorial de Foja');
    expect(texts[2]).toContain('licuadora');
  });
});

describe('the command, over standard input and output', () => {
  it('says what it lacks, and keeps the output for the protocol', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command], {
      env: { ...process.env, FOJA_API_KEY: '' },
      encoding: 'utf8',
      input: '',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('FOJA_API_KEY');
  });

  it('is the same server: its tools, their refusals, its texts', async () => {
    const client = await overStdio(await newKey({ scopes: ['buscar'] }));
    expect((await client.listTools()).tools).toHaveLength(9);
    const found = await client.callTool({ name: 'buscar_articulos', arguments: { texto: 'art. 17 ley 24.240' } });
    expect(found.structuredContent).toMatchObject({ resultados: [{ enlace: `${address}/fojas/ldc%3A17` }] });
    const refused = await client.callTool({ name: 'anonimizar', arguments: { texto: '' } });
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('no son válidos') }] });
    const { contents } = await client.readResource({ uri: 'foja://norma/ldc' });
    expect(contents).toMatchObject([{ text: expect.stringContaining('Art. 17') }]);
  });
});

it('the page of a foja says what it holds, leads to what has a page of its own, and is for no search engine', async () => {
  const read = (id: string) => test.app.inject({ url: `/fojas/${encodeURIComponent(id)}` });
  expect((await read('ldc:900')).statusCode).toBe(404);
  const page = await read('ldc:17');
  expect(page.body).toContain('El comprador de la licuadora puede devolverla.');
  expect(page.body).toContain('Texto oficial');
  expect(page.body).toContain('noindex');
  expect((await read('guia:producto-fallado')).headers.location).toBe('/guias/producto-fallado');
  expect((await read('nota:ldc:17')).headers.location).toBe('/articulos/ldc/17');
});

describe('docs/api.md', () => {
  const page = readFileSync(join(root, 'docs/api.md'), 'utf8');
  const examples = (language: string) =>
    [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code);
  const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;
  /** Beside the packages, so that they are found as they are by a program of the repository. */
  const folder = join(root, '.cache/api-examples');
  const run = async (program: string, args: string[]) => {
    const env = { ...process.env, FOJA_URL: address, FOJA_API_KEY: await newKey() };
    const child = spawn(program, args, { env, cwd: root });
    let output = '';
    let problems = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (problems += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code, problems).toBe(0);
    return output;
  };
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.skipIf(!isThere('curl'))('its examples in curl run as they stand', async () => {
    const outputs = [];
    for (const code of examples('bash')) outputs.push(JSON.parse(await run('bash', ['-c', code])));
    expect(outputs).toMatchObject([{ results: [{ id: 'ldc:17' }] }, { references: [{ keys: ['ldc:17'] }] }]);
  });

  it('its examples in TypeScript run as they stand', async () => {
    const outputs = [];
    for (const code of examples('ts')) {
      const file = join(folder, 'example.ts');
      writeFileSync(file, code);
      outputs.push(await run(process.execPath, ['--import', 'tsx', file]));
    }
    const [asked, uploaded] = outputs;
    expect(asked).toContain('2026-05-11');
    expect(asked).toContain('[1]');
    expect(uploaded).toBe('contrato.txt 54\n');
  });

  it.skipIf(!isThere('python3'))('its example in Python runs as it stands', async () => {
    const [code = ''] = examples('python');
    const output = await run('python3', ['-c', code]);
    expect(output).toContain('LDC');
    expect(output).not.toContain('12.345.678');
  });
});

it('the typed client is the one that the OpenAPI document gives: npm run client:generate', async () => {
  const whole = (await test.app.inject({ url: '/docs/json', headers: callHeaders() })).json<{
    info: { version: string };
    paths: Record<string, Record<string, { security?: object[] }>>;
  }>();
  // Of the calls that a key opens; a new release alone makes no new types.
  const takesKeys = ({ security }: { security?: object[] }) => security?.some((one) => 'apiKey' in one) ?? false;
  const paths = Object.entries(whole.paths).flatMap(([path, calls]): [string, object][] => {
    const own = Object.entries(calls).filter(([, call]) => takesKeys(call));
    return own.length > 0 ? [[path, Object.fromEntries(own)]] : [];
  });
  const document = { ...whole, info: { ...whole.info, version: '' }, paths: Object.fromEntries(paths) };
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const mark = `// Written by \`npm run client:generate\`, not by hand, from the OpenAPI document ${hash}\n`;
  const file = join(root, 'packages/client/src/api.gen.ts');
  if (process.env.RENEW_CLIENT) {
    // Read only here: it takes seconds, and the document's hash tells as much.
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    const { factory } = await import('typescript');
    // A file is bytes with a name, not text.
    const transform = ({ format }: { format?: string }) =>
      format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined;
    writeFileSync(file, `${mark}\n${astToString(await openapiTS(document as never, { transform }))}`);
  }
  expect(readFileSync(file, 'utf8').startsWith(mark)).toBe(true);
});

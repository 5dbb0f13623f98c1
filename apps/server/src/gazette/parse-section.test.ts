import { describe, expect, it } from 'vitest';
import { scanHtml } from '../platform/scan-html.ts';
import { readRows, readScriptValue } from './parse-section.ts';

const notice = (inner: string) =>
  `<a href="/detalleAviso/primera/7/20261120"><div class="linea-aviso">${inner}</div></a>`;

describe('a section’s page', () => {
  it.each([
    [`var numeroPagina = 2;`, 'numeroPagina', '2'],
    [`var ultimoRubro = 'RESOLUCI\\u00d3N D\\'OFICIO';`, 'ultimoRubro', "RESOLUCIÓN D'OFICIO"],
    ['var ultimoRubro="LEYES &amp; DECRETOS"', 'ultimoRubro', 'LEYES & DECRETOS'],
    [`var ultimoRubro = '';`, 'ultimoRubro', ''],
    ['var otro = 1', 'numeroPagina', null],
  ])('whose script says %s gives %s as %j', (page, variable, value) => {
    expect(readScriptValue(page, variable)).toBe(value);
  });

  it('is read although tags are left open, in capitals, or without the usual spaces', () => {
    const html = `<H5 CLASS='x seccion-rubro'> LEYES\n </H5>${notice('<P class=item>CONGRESO<p class="item-detalle">Ley <b>1</b>')}`;
    expect([...readRows(html)]).toEqual([
      { kind: 'category', name: 'LEYES' },
      { kind: 'notice', id: '7', compactDate: '20261120', issuer: 'CONGRESO', norm: 'Ley 1', summary: '' },
    ]);
  });

  it('gives no row for links that are no notices, nor for what comments and scripts hold', () => {
    const html = `<!-- ${notice('')} --><script>"${notice('')}"</script><a href="/detalleAviso/segunda/7/20261120"><div class="linea-aviso"></div></a>
      <a href="https://otro.example/"><div class="linea-aviso"></div></a><a href="/detalleAviso/primera/7/20261120">ver</a>`;
    expect([...readRows(html)]).toEqual([]);
  });

  it('keeps a lone < as text, and an unknown reference as written', () => {
    const text = [...scanHtml('1 < 2 &desconocida; <p title="a > b">&#x41;&#66;')]
      .map((event) => (event.kind === 'text' ? event.text : `[${event.tag}]`))
      .join('');
    expect(text).toBe('1 < 2 &desconocida; [p]AB');
  });
});

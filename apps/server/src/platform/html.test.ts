import { describe, expect, it } from 'vitest';
import { html, jsonInHtml } from './html.ts';

const hostile = `"><script>alert('x')</script>&`;

describe('markup', () => {
  it('never takes a value for markup, between tags or in an attribute', () => {
    const { markup } = html`<a title="${hostile}">${hostile}</a>`;
    const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;';
    expect(markup).toBe(`<a title="${escaped}">${escaped}</a>`);
  });

  it('takes markup for what it is, lists too, and leaves out what is not there', () => {
    const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}${null}${false}</ul>${3}`.markup).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>3');
  });

  it('of data cannot end the element that it stands in, and is still the same data', () => {
    const { markup } = jsonInHtml({ name: hostile });
    expect(markup).not.toContain('<');
    expect(JSON.parse(markup)).toEqual({ name: hostile });
  });
});

/** How an element stands in the page by itself, as the HTML standard's section on rendering says; every other one is inline. */
const displays: Record<string, string> = Object.fromEntries(
  (
    [
      [
        'block',
        `html body address blockquote center dialog div figure figcaption footer form header hr legend main p pre search article aside
        h1 h2 h3 h4 h5 h6 hgroup nav section dd dl dt menu ol ul fieldset details summary`,
      ],
      ['none', 'area base datalist head link meta noscript param rp script style template title'],
      ['inline-block', 'input button'],
      ['list-item', 'li'],
      ['table', 'table'],
      ['table-caption', 'caption'],
      ['table-column-group', 'colgroup'],
      ['table-column', 'col'],
      ['table-header-group', 'thead'],
      ['table-row-group', 'tbody'],
      ['table-footer-group', 'tfoot'],
      ['table-row', 'tr'],
      ['table-cell', 'td th'],
    ] as const
  ).flatMap(([display, tags]) => tags.split(/\s+/).map((tag) => [tag.toUpperCase(), display])),
);

function displayOf(element: HTMLElement): string {
  const { tagName } = element;
  if (element.style?.display) return element.style.display;
  if (element.hasAttribute('hidden')) return 'none';
  if (tagName === 'INPUT' && element.getAttribute('type') === 'hidden') return 'none';
  if (tagName === 'DIALOG' && !element.hasAttribute('open')) return 'none';
  return displays[tagName] ?? 'inline';
}

/** What the element or the nearest one around it says. */
function inherited(element: HTMLElement, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const value = at.style?.[property];
    if (value) return value;
  }
  return initial;
}

const resolved: Record<string, (element: HTMLElement) => string> = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  pointerEvents: (element) => inherited(element, 'pointerEvents', 'auto'),
};
resolved['pointer-events'] = resolved.pointerEvents as (element: HTMLElement) => string;

/**
 * The computed style without style sheets: what the element's own `style`, its tag and the `hidden` attribute say. No sheet of the
 * application is loaded here (the browser tests see those), and jsdom's own way of matching every rule of the standard's sheet to every
 * element took four tenths of the time. A notice also counts as seen from when it stands there, not from the end of its entrance.
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const styled = element as HTMLElement;
  const own = styled.style ?? document.createElement('i').style;
  const read = (name: string) => resolved[name]?.(styled);
  return new Proxy(own, {
    get(style, name) {
      if (name === 'getPropertyValue') return (property: string) => read(property) ?? style.getPropertyValue(property);
      const value = typeof name === 'string' ? read(name) : undefined;
      if (value !== undefined) return value;
      const other: unknown = Reflect.get(style, name, style);
      return typeof other === 'function' ? other.bind(style) : other;
    },
    set: () => false,
  });
}

/** One element of an XML document, as tests look at it. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  content: string;
  /** This element and all within it. */
  all(): XmlElement[];
  /** The first one of this name. */
  find(name: string): XmlElement;
  /** What the first one of this name says. */
  text(name: string): string;
}

const token = /<\?[^>]*\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/gy;

/** Reads an XML document without comments, doctype and CDATA. @throws {Error} where it is not well formed. */
export function readXml(document: string): XmlElement {
  const root = element('', {});
  const open = [root];
  token.lastIndex = 0;
  for (let at = 0; at < document.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(document);
    const current = open.at(-1);
    if (!found || found[6] || !current) throw new Error(`Not well formed at ${document.slice(at, at + 60)}`);
    const [, ending, beginning, attributes = '', empty, words] = found;
    if (ending) {
      if (current.name !== ending) throw new Error(`</${ending}> ends <${current.name}>`);
      open.pop();
    } else if (beginning) {
      const child = element(beginning, readAttributes(attributes));
      current.children.push(child);
      if (!empty) open.push(child);
    } else if (words) current.content += unescaped(words);
  }
  const [only, ...others] = root.children;
  if (open.length !== 1 || !only || others.length > 0 || root.content.trim()) throw new Error('Not one whole element');
  return only;
}

function element(name: string, attributes: Record<string, string>): XmlElement {
  const self: XmlElement = {
    name,
    attributes,
    children: [],
    content: '',
    all: () => [self, ...self.children.flatMap((child) => child.all())],
    find(wanted) {
      const found = self.all().find((each) => each.name === wanted);
      if (!found) throw new Error(`No <${wanted}>`);
      return found;
    },
    text: (wanted) => self.find(wanted).content,
  };
  return self;
}

function readAttributes(list: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [, name = '', value = ''] of list.matchAll(/([\w:.-]+)="([^"]*)"/g)) {
    if (name in read) throw new Error(`${name} stands twice`);
    read[name] = unescaped(value);
  }
  return read;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(\w*);?/g, (whole, name: string) => {
    const character = entities[name];
    if (!character || !whole.endsWith(';')) throw new Error(`Not an entity: ${whole}`);
    return character;
  });
}

import type { UnderstoodFact } from '@foja/contracts/chat';
import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import type { FormValues } from '@foja/contracts/drafting/form';
import { readTold } from './read-told.ts';

/** What an answer went by, with the person's own data put back. */
export interface AnsweredQuestion {
  question: string;
  facts: readonly UnderstoodFact[];
  /** Keys of the articles on which the answer stands, the weightiest source first. */
  articles: readonly string[];
}

/** A letter that the question asks for, with what was told of it. */
export interface LetterOfAnswer {
  kind: DocumentKind;
  values: FormValues;
  /** "Antigüedad: 7 años": the facts that the answer went by. */
  told: string[];
  /** The question, for the person to copy from. */
  question: string;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const labourNorms = new Set(['lct', 'ley-24013', 'ley-11544', 'ley-26844', 'ley-18345', 'ley-23789']);
const tenancy = { from: 1187, to: 1226 };

/** The letter that goes with an answer, or null where none of ours does. */
export function letterOfAnswer(asked: AnsweredQuestion): LetterOfAnswer | null {
  const kind = kindOf(asked);
  if (kind === null) return null;
  return {
    kind,
    values: valuesOf[kind]?.(asked) ?? {},
    told: asked.facts.map(({ label }) => label),
    question: asked.question.trim(),
  };
}

function kindOf({ question, facts, articles }: AnsweredQuestion): DocumentKind | null {
  const text = fold(question);
  const has = (name: string) => facts.some((fact) => fact.name === name);
  // Each of these has its own way, and no letter of ours is it.
  if (has('empleo-publico') || has('violencia') || has('detenido')) return null;
  switch (matterOf(articles)) {
    case 'labour':
      return isEmployer.test(text) ? 'carta-laboral' : 'telegrama-laboral';
    case 'consumer':
      return /\b(?:compr|producto|garantia|entreg|vendedor|pedido|celular|heladera|lavarropas|tienda)/.test(text)
        ? 'carta-consumo'
        : null;
    case 'tenancy':
      return /\b(?:mi|el|la|los|mis)\s+inquilin[oa]s?\b|\bsoy\s+(?:el\s+)?(?:dueno|duena|propietari|locador)/.test(
        text,
      ) && /\b(?:debe|deben|paga|pagan|pago|adeuda|impag)/.test(text)
        ? 'carta-alquileres'
        : null;
    case 'debt':
      return /\b(?:me\s+deben?|preste|no\s+me\s+(?:paga|pago|pagan|devuelve|devolvio)|me\s+quedo\s+debiendo)\b/.test(
        text,
      )
        ? 'carta-pago'
        : null;
    default:
      return null;
  }
}

const isEmployer =
  /\b(?:mi|un|una|mis|nuestr[oa]s?)\s+(?:emplead|trabajador|dependiente|operari)|\bsoy\s+(?:el\s+)?(?:emplead(?:or|ora)|patron)\b|\btengo\s+(?:un|una)\s+emplead/;

/** The matter of most of the first articles. */
function matterOf(articles: readonly string[]): 'labour' | 'consumer' | 'tenancy' | 'debt' | null {
  const seen = new Map<'labour' | 'consumer' | 'tenancy' | 'debt', number>();
  for (const [place, key] of articles.slice(0, 6).entries()) {
    const matter = matterOfArticle(key);
    if (matter) seen.set(matter, (seen.get(matter) ?? 0) + 1 / (place + 1));
  }
  return [...seen].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function matterOfArticle(key: string) {
  const [norm = '', article = ''] = key.split(':');
  if (labourNorms.has(norm)) return 'labour';
  if (norm === 'ldc') return 'consumer';
  if (norm !== 'ccyc') return null;
  const number = Number.parseInt(article, 10);
  if (number >= tenancy.from && number <= tenancy.to) return 'tenancy';
  return (number >= 724 && number <= 956) || (number >= 1525 && number <= 1532) ? 'debt' : null;
}

const valuesOf: Partial<Record<DocumentKind, (asked: AnsweredQuestion) => FormValues>> = {
  'telegrama-laboral': ({ question, facts }) => {
    const text = fold(question);
    const told = readTold(question, facts);
    const motive = labourMotive(text, facts);
    return {
      ...(motive ? { motivo: motive } : {}),
      ...(motive === 'registracion' && told.has('sin-registrar') ? { irregularidad: 'sin' } : {}),
      ...told.day('fechaIngreso', /\b(?:entre|ingrese|empece|arranque|trabajo|trabaje|desde)\b/),
      ...(motive === 'registracion' ? told.amount('salario', 'sueldo') : {}),
      ...(motive === 'salarios' ? told.amount('monto', 'monto') : {}),
    };
  },
  'carta-laboral': ({ question, facts }) => {
    const told = readTold(question, facts);
    const isAbsent = /\b(?:abandon|no\s+(?:viene|vino|aparec|se\s+present)|falta|ausen)/.test(fold(question));
    return {
      ...(isAbsent ? { motivo: 'reintegro' } : {}),
      ...told.day('fechaIngreso', /\b(?:entro|ingreso|empezo)\b/),
    };
  },
  'carta-consumo': ({ question, facts }) => {
    const text = fold(question);
    const told = readTold(question, facts);
    const isLate =
      /\bno\s+(?:me\s+)?(?:lo\s+|la\s+)?(?:entreg|llego|llega|mandaron|enviaron)|\bnunca\s+(?:lo\s+|me\s+)?(?:lleg|entreg)/.test(
        text,
      );
    const isFaulty = /\b(?:fall|no\s+(?:anda|funciona|prende)|dejo\s+de|se\s+rompio|defect|roto|rota)/.test(text);
    return {
      ...(isLate ? { problema: 'entrega' } : isFaulty ? { problema: 'falla' } : {}),
      ...(told.has('producto-usado') ? { estado: 'usada' } : told.has('producto-nuevo') ? { estado: 'nueva' } : {}),
      ...told.day('fechaCompra', /\b(?:compre|compramos)\b/),
      ...told.amount('precio', 'monto'),
    };
  },
  'carta-alquileres': ({ question, facts }) => {
    const told = readTold(question, facts);
    const use = told.has('comercial') ? 'otro' : told.has('vivienda') ? 'vivienda' : null;
    return { ...(use ? { destino: use } : {}), ...told.amount('monto', 'monto') };
  },
  'carta-pago': ({ question, facts }) => readTold(question, facts).amount('monto', 'monto'),
};

function labourMotive(text: string, facts: readonly UnderstoodFact[]): string | null {
  const has = (name: string) => facts.some((fact) => fact.name === name);
  if (has('renuncia') || /\b(?:quiero|voy\s+a)\s+renunciar\b/.test(text)) return 'renuncia';
  if (/\bcertificad/.test(text)) return 'certificados';
  if (/\bme\s+consider(?:o|e|ar(?:me)?)\b.*\bdespedid|\bdespido\s+indirecto\b/.test(text)) return 'despido-indirecto';
  if (has('sin-registrar') || has('mal-registrado') || /\ben\s+negro\b|\bsin\s+registrar\b/.test(text))
    return 'registracion';
  if (/\bno\s+me\s+(?:dejan|dejaron|dan|dieron)\s+(?:entrar|ingresar|trabajar|tareas)/.test(text)) return 'tareas';
  if (/\b(?:no\s+me\s+(?:paga|pago|pagan|pagaron)|me\s+deben?)\b/.test(text)) return 'salarios';
  return null;
}

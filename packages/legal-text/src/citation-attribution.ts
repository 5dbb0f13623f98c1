import type { Lexeme } from './citation-lexer.ts';
import type { NormFinder } from './citation-norms.ts';
import { afterSubdivision } from './citation-subdivisions.ts';
import { isConcordance, markAt, wordAt } from './citation-words.ts';
import type { NormMention } from './norm-mention.ts';

/** The norm that a reference names, or points at: its words end before lexeme `to`. */
export interface Attribution {
  code: string | null;
  text: string;
  to: number;
}

const words = (list: string) => new Set(list.split(' '));
const linkWords = words('de del en la el los las conforme nuestra nuestro actual vigente nueva nuevo entonces su sus');
const trailWords = words(
  'primer primero segundo tercer tercero cuarto quinto ultimo parrafo parrafos parr parte in fine apartado apart ap acapite punto pto ' +
    'respectivamente ambos ambas todos todas citado citados nuevo texto',
);
const sameWords = words(
  'misma mismo mismos dicha dicho citada citado referida referido mencionada mencionado esa ese aquella aquel aludida aludido ' +
    'senalada senalado precitada precitado indicada indicado antedicha antedicho este esta primera primero segunda',
);
const normNouns = words(
  'ley codigo norma cuerpo ordenamiento texto decreto constitucion plexo regimen normativa convencion pacto tratado digesto cod dnu dec dto',
);
/** What a norm may also be called: with an article, it is one of those that Foja may not hold. */
const otherNouns = words(
  'resolucion reglamentacion ordenanza instrumento protocolo carta anexo circular comunicacion instruccion disposicion acordada ' +
    'reforma legislacion estatuto const res resol',
);
/** In capitals, norms of other kinds: "el art. 26 del Acuerdo sobre los ADPIC". */
const lawLike = words('convenio reglamento acuerdo tratado protocolo concordato norma');
const privateRules = words('reglamento estatuto estatutos acuerdo convenio bases condiciones normas manual');
const privateMatters = words(
  'interno interna internas social sociales copropiedad propiedad convivencia consorcio administracion club empresa sociedad accionistas socios torneo ' +
    'concurso edificio barrio asociacion cooperativa fundacion entidad obra personal uso piscina conducta particulares generales',
);
/** After "del" and an article, names that point at a norm without naming it: "el art. 133 del ritual". */
const otherThanThing = words('ano ritual rito actual anterior viejo antiguo original primero segundo fondo articulado');
const normAdjectives = words(
  'legal normativo normativa legislativo legislativa procesal penal citado citada citados mencionado mencionada cit referido referida supremo indicado ' +
    'aludido aludida precitado',
);
const ibidem = words('ibidem ibid idem');
const determiners = words(
  'la el los las este esta estos estas dicho dicha su sus nuestro nuestra mismo misma citado citada presente',
);
/** After a norm's noun that stands alone, the sentence goes on: "el art. 5 de la ley dispone". */
const goesOn = words(
  'que y e o dispone establece preve prevé regula impone en a al para por con sin se no es son fue ha han como cuando si su sus lo la el los las le ' +
    'les consagra fija manda exige determina autoriza permite prohibe reconoce garantiza ni pero aunque porque segun sobre ante entre hasta ' +
    'desde resulta rige obliga contempla define tambien ya asi',
);

type NormClass = 'codigo' | 'constitucion' | 'decreto' | 'ley' | 'tratado';
const codes = words('ccyc cp cpccn cppn cppf');

function classOf(code: string): NormClass {
  if (codes.has(code)) return 'codigo';
  if (code === 'cn') return 'constitucion';
  if (code === 'cadh') return 'tratado';
  return /^(?:dec|dnu)-/.test(code) ? 'decreto' : 'ley';
}

function classOfWord(word: string): NormClass | null {
  if (word === 'codigo' || word === 'cod') return 'codigo';
  if (word === 'constitucion') return 'constitucion';
  if (word === 'ley' || word === 'leyes') return 'ley';
  if (/^(?:convencion|pacto|tratado)$/.test(word)) return 'tratado';
  return /^dec|^dto|^dnu/.test(word) ? 'decreto' : null;
}

/** Tells which norm an article belongs to by the words after it, and remembers the norms named so far. */
export class Attributor {
  readonly #text: string;
  readonly #lexemes: readonly Lexeme[];
  readonly #norms: NormFinder;
  /** The norm of each class that was named last, null where Foja does not hold it: what "de la misma ley" looks back to. */
  readonly #lastOf = new Map<NormClass | 'norma', string | null>();
  /** The norms named so far, each where it was named first: "de la primera" looks back to them. */
  readonly #named: { code: string | null; kind: NormClass | null; name: string }[] = [];

  constructor(text: string, lexemes: readonly Lexeme[], norms: NormFinder) {
    this.#text = text;
    this.#lexemes = lexemes;
    this.#norms = norms;
  }

  /** A norm was named; what is said of "the same law" later means it. */
  remember({ code, from }: Pick<NormMention, 'code' | 'from'>): void {
    const kind = code === null ? classOfWord(wordAt(this.#lexemes, from)) : classOf(code);
    this.#lastOf.set('norma', code);
    if (kind !== null) this.#lastOf.set(kind, code);
    const name = code ?? this.#lexemes[from]?.value ?? '';
    const isLast = this.#named.slice(-6).some((norm) => norm.name === name && code !== null);
    if (!isLast) this.#named.push({ code, kind, name });
  }

  /**
   * The norm that the list ending at `i` names: "de la ley 24.240", "CCyC", "(LDC)", "de la misma ley".
   * @param isBare the list came without the word "artículo": only a norm right behind it counts.
   */
  after(i: number, isBare = false): Attribution | null {
    const lexemes = this.#lexemes;
    for (let at = i, skipped = 0; skipped <= 12; skipped++) {
      const lexeme = lexemes[at];
      if (lexeme === undefined) return null;
      const same = this.#same(at);
      if (same !== null) return same;
      const isLinked = at > i && linkWords.has(wordAt(lexemes, at - 1));
      const norm = this.#normAt(at, i, isLinked, isBare);
      if (norm !== null) {
        const isClear = isLinked || !norm.needsArticle || lexeme.capitals || norm.isAcronym;
        if (!isClear || (isBare && !(isLinked || norm.isAcronym))) return null;
        this.remember(norm);
        return { code: norm.code, text: this.#slice(norm.from, norm.to), to: norm.to };
      }
      const unknown = isLinked && !isBare ? this.#unknownNoun(at) : null;
      if (unknown !== null) return unknown;
      const part = isBare ? null : (afterSubdivision(lexemes, at) ?? this.#afterAside(at));
      if (part !== null) {
        at = part;
        continue;
      }
      if (!this.#passes(at, i, isBare)) return null;
      at++;
    }
    return null;
  }

  /** After an article: "del contrato", "de la revista". What has articles and is no norm is nobody's to look up. */
  isOfSomethingElse(i: number): boolean {
    let at = i;
    while (afterSubdivision(this.#lexemes, at) !== null) at = afterSubdivision(this.#lexemes, at) ?? at + 1;
    const link = wordAt(this.#lexemes, at);
    if (link !== 'de' && link !== 'del') return false;
    at++;
    let isDefinite = link === 'del';
    while (determiners.has(wordAt(this.#lexemes, at))) {
      isDefinite = true;
      at++;
    }
    const noun = this.#lexemes[at];
    if (!isDefinite || noun?.kind !== 'word' || noun.capitals) return false;
    if (this.#isPrivateRule(at)) return true;
    if (sameWords.has(noun.value) || linkWords.has(noun.value) || otherThanThing.has(noun.value)) return false;
    if (normNouns.has(noun.value) || otherNouns.has(noun.value) || /^ultim|^anterior/.test(noun.value)) return false;
    return this.#norms.at(at) === null && !this.#isApproved(at) && !(noun.isProper && lawLike.has(noun.value));
  }

  /** "Reglamento Interno", "Estatuto Social", "reglamento de copropiedad": what the parties gave themselves. */
  #isPrivateRule(i: number): boolean {
    if (!privateRules.has(wordAt(this.#lexemes, i))) return false;
    const next = wordAt(this.#lexemes, i + 1);
    const last = ['de', 'del'].includes(next) ? wordAt(this.#lexemes, i + 2) : next;
    const about = ['la', 'los', 'las'].includes(last) ? wordAt(this.#lexemes, i + 3) : last;
    return privateMatters.has(about);
  }

  /** "Reglamento aprobado por la acordada 4/2007". */
  #isApproved(i: number): boolean {
    return /^aprobad/.test(wordAt(this.#lexemes, i + 1)) || /^aprobad/.test(wordAt(this.#lexemes, i + 2));
  }

  #normAt(at: number, i: number, isLinked: boolean, isBare: boolean): NormMention | null {
    const byNumber = isLinked ? (this.#norms.bareLaw(at) ?? this.#norms.numberAlone(at)) : null;
    // "el 1094 (CCyC)"
    if (isBare && at === i && markAt(this.#lexemes, at) === '(') {
      const inBrackets = this.#norms.at(at + 1);
      return inBrackets?.isAcronym && markAt(this.#lexemes, inBrackets.to) === ')' ? inBrackets : null;
    }
    const named = this.#norms.at(at) ?? byNumber;
    // "el 1113 CC"; not "un motor de 1600 CC".
    const isOldCode =
      isBare &&
      at === i &&
      wordAt(this.#lexemes, at) === 'cc' &&
      /^(?:el|del|al|ex|y|los)$/.test(wordAt(this.#lexemes, i - 2));
    if (named === null && isOldCode) return this.#norms.unknownAcronym(at);
    return named ?? (!isBare && (isLinked || at === i) ? this.#norms.unknownAcronym(at) : null);
  }

  /** "(incapacidad)" between an article and its norm. */
  #afterAside(i: number): number | null {
    if (markAt(this.#lexemes, i) !== '(') return null;
    for (let at = i + 1; at < i + 9; at++) {
      if (markAt(this.#lexemes, at) === ')') return at > i + 1 ? at + 1 : null;
      const lexeme = this.#lexemes[at];
      if (lexeme?.kind !== 'word' || this.#norms.at(at) !== null || this.#same(at) !== null) return null;
    }
    return null;
  }

  #passes(at: number, i: number, isBare: boolean): boolean {
    const lexeme = this.#lexemes[at];
    if (lexeme?.kind === 'mark') {
      if (isBare) return lexeme.value === '.' && isConcordance(wordAt(this.#lexemes, at - 1)) && at > i;
      if (![',', '(', ')', '.', '-', '–', '—', '"', '“', '”', '«', '»'].includes(lexeme.value)) return false;
      if (lexeme.value === ')') return markAt(this.#lexemes, at - 1) === '"';
      return lexeme.value !== '.' || this.#closesAbbreviation(at, i);
    }
    const value = lexeme?.value ?? '';
    if (linkWords.has(value)) return true;
    // "y ss.", "y concordantes" go on with the article; any other "y" begins something else.
    const goesAlong = ['y', 'e'].includes(value) && isConcordance(wordAt(this.#lexemes, at + 1));
    if (isBare) return goesAlong || (at > i && isConcordance(value));
    // "art. 8.2,h": no blank before the letter.
    const isLetter = /^[b-df-hj-np-tv-xz]$/.test(value) && lexeme?.start === this.#lexemes[at - 1]?.end;
    if (isLetter && markAt(this.#lexemes, at - 1) === ',') return true;
    return trailWords.has(value) || (isConcordance(value) && value !== 'demas') || goesAlong;
  }

  /** A full stop ends the sentence, unless it closes an abbreviation ("inc. b. LDC", "y ss. del CCyC") or "de" follows. */
  #closesAbbreviation(stop: number, i: number): boolean {
    const next = this.#lexemes[stop + 1];
    if (next?.kind === 'word' && !next.isProper && linkWords.has(next.value)) return true;
    const previous = this.#lexemes[stop - 1];
    const isAbbreviation = previous?.kind === 'word' && previous.value.length <= (stop > i ? 6 : 2);
    if (!isAbbreviation) return false;
    if (next === undefined || next.kind !== 'word') return true;
    return !/^(?:El|La|Los|Las|En|Esta|Este|Dicha|Dicho|Así|Por|Se)$/.test(this.#text.slice(next.start, next.end));
  }

  /** "de la ley local 5345", "del tratado bilateral": a norm is told, and it is none that Foja holds. */
  #unknownNoun(i: number): Attribution | null {
    const noun = wordAt(this.#lexemes, i);
    const isApproved = this.#isApproved(i);
    const isProper = this.#lexemes[i]?.isProper === true && lawLike.has(noun);
    if (!(normNouns.has(noun) || otherNouns.has(noun) || isApproved || isProper)) return null;
    let to = markAt(this.#lexemes, i + 1) === '.' && noun.length <= 5 ? i + 2 : i + 1;
    const next = this.#lexemes[to];
    // "de la ley", alone, points back.
    if (
      next === undefined ||
      (next.kind === 'mark' && next.value !== '“') ||
      (next.kind === 'word' && goesOn.has(next.value))
    )
      return null;
    for (let words = 0; words < 6; words++, to++) {
      const lexeme = this.#lexemes[to];
      if (lexeme === undefined || lexeme.kind === 'mark') break;
      // "del reglamento aprobado por la acordada 4/2007"
      const isOfApproval = /^aprobad/.test(wordAt(this.#lexemes, to - 1)) || wordAt(this.#lexemes, to - 1) === 'por';
      if (goesOn.has(lexeme.value) && !isOfApproval) break;
      if (lexeme.kind === 'number') {
        const hasYear = markAt(this.#lexemes, to + 1) === '/' && this.#lexemes[to + 2]?.kind === 'number';
        to += hasYear ? 3 : 1;
        break;
      }
    }
    const byNature = this.#namedByNature(i, to);
    if (byNature !== null) return { code: byNature, text: this.#slice(i, to), to };
    this.remember({ code: null, from: i });
    return { code: null, text: this.#slice(i, to), to };
  }

  /** "del código de rito", "del ordenamiento procesal", "del código de fondo": the one of that nature that the text named. */
  #namedByNature(from: number, to: number): string | null {
    let isOfForm = false;
    let isOfSubstance = false;
    for (let at = from + 1; at < to; at++) {
      const word = wordAt(this.#lexemes, at);
      if (/^(?:rito|ritos|ritual|adjetivo|procesal|forma|formal)$/.test(word)) isOfForm = true;
      else if (/^(?:fondo|sustantivo|sustancial)$/.test(word)) isOfSubstance = true;
      else if (!/^(?:de|del|la|el|nacional|penal|civil)$/.test(word)) return null;
    }
    if (isOfForm === isOfSubstance) return null;
    const isSuch = ({ code }: { code: string | null }) =>
      code !== null && (isOfForm ? /^cp(?:ccn|pn|pf)$/ : /^(?:ccyc|cp)$/).test(code);
    return this.#named.findLast(isSuch)?.code ?? null;
  }

  /** "de la misma ley", "de dicho código", "del mismo cuerpo legal", "de la ley citada", "ibidem", "de la última". */
  #same(i: number): Attribution | null {
    const first = wordAt(this.#lexemes, i);
    const second = wordAt(this.#lexemes, i + 1);
    const isEnd = this.#lexemes[i + 1] === undefined || this.#lexemes[i + 1]?.kind === 'mark';
    const ordered = this.#firstOrSecond(i);
    if (ordered !== null) return ordered;
    if (first === 'ultima' || first === 'ultimo') {
      // Not "último párrafo".
      if (normNouns.has(second)) return this.#lastNamed(second, i, i + 2);
      return isEnd && linkWords.has(wordAt(this.#lexemes, i - 1)) ? this.#lastNamed('norma', i, i + 1) : null;
    }
    if (ibidem.has(first)) {
      return this.#lastNamed('norma', i, markAt(this.#lexemes, i + 1) === '.' && first.length <= 4 ? i + 2 : i + 1);
    }
    if (sameWords.has(first)) {
      const nounAt = sameWords.has(second) ? i + 2 : i + 1;
      const noun = wordAt(this.#lexemes, nounAt);
      // "Del mismo ordenamiento laboral", whatever was named last.
      if (normNouns.has(noun) && wordAt(this.#lexemes, nounAt + 1) === 'laboral') {
        const code = this.#named.some((norm) => norm.code === 'lct') ? 'lct' : null;
        return { code, text: this.#slice(i, nounAt + 2), to: nounAt + 2 };
      }
      if (normNouns.has(noun)) return this.#lastNamed(noun, i, this.#afterAdjectives(nounAt + 1));
      return isEnd && ['misma', 'mismo', 'citada', 'citado'].includes(first)
        ? this.#lastNamed('norma', i, i + 1)
        : null;
    }
    if (!normNouns.has(first)) return null;
    const alone = this.#nounAlone(i);
    if (alone !== null) return alone;
    const after = this.#afterAdjectives(i + 1);
    const isPointing = /^(?:cit|(?:citad|mencionad|referid|aludid|precitad|indicad|antedich)[ao])$/.test(
      wordAt(this.#lexemes, after - 1),
    );
    return after > i + 1 && isPointing && this.#lexemes[after]?.kind !== 'number'
      ? this.#lastNamed(first, i, after)
      : null;
  }

  /** "art. 57 del dnu", "art. 3 del Código.": the last norm of that kind, where one was named. */
  #nounAlone(i: number): Attribution | null {
    const noun = wordAt(this.#lexemes, i);
    const kind = classOfWord(noun);
    if (kind === null || noun === 'cod' || this.#norms.at(i) !== null) return null;
    if (!['de', 'del', 'la'].includes(wordAt(this.#lexemes, i - 1))) return null;
    const next = this.#lexemes[i + 1];
    const isAlone =
      next === undefined ||
      (next.kind === 'mark' && next.value !== '“') ||
      (next.kind === 'word' && goesOn.has(next.value));
    if (!isAlone || (next?.value === '.' && this.#lexemes[i + 2]?.kind === 'number') || !this.#lastOf.has(kind))
      return null;
    return this.#lastNamed(noun, i, i + 1);
  }

  /** "de la primera", "de la segunda de esas leyes", "del primero": one of the last two norms that the text named. */
  #firstOrSecond(i: number): Attribution | null {
    const first = wordAt(this.#lexemes, i);
    if (!/^(?:primer[ao]|segund[ao])$/.test(first) || !['la', 'del', 'el'].includes(wordAt(this.#lexemes, i - 1)))
      return null;
    const noun = normNouns.has(wordAt(this.#lexemes, i + 1)) ? i + 2 : i + 1;
    const next = this.#lexemes[noun];
    const ends = next === undefined || next.kind === 'mark' || goesOn.has(next.value) || next.value === 'de';
    if (!ends) return null;
    const isOfGender = ({ kind }: { kind: NormClass | null }) =>
      kind === null || (kind === 'codigo' || kind === 'decreto') === first.endsWith('o');
    const two = this.#named.slice(-2).filter(isOfGender);
    const meant = first.startsWith('primer') ? two[0] : two.at(-1);
    return meant === undefined ? null : { code: meant.code, text: this.#slice(i, noun), to: noun };
  }

  #afterAdjectives(i: number): number {
    let at = i;
    while (normAdjectives.has(wordAt(this.#lexemes, at))) at++;
    return at;
  }

  #lastNamed(noun: string, from: number, to: number): Attribution {
    return { code: this.#lastOf.get(classOfWord(noun) ?? 'norma') ?? null, text: this.#slice(from, to), to };
  }

  #slice(from: number, to: number): string {
    return this.#text.slice(this.#lexemes[from]?.start ?? 0, this.#lexemes[to - 1]?.end ?? 0);
  }
}

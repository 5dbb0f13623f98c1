import { EVERYDAY_WORDS } from './everyday-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { before, type NormalisedText } from './normalise.ts';
import type { Rule } from './patterns.ts';
import { Readings } from './readings.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SURNAMES } from './surnames.ts';
import { looksOrdinary } from './words.ts';

// Addresses of public bodies and of published law are not personal data.
const PUBLIC_SITE =
  /(?:^|[/.@])(?:[a-z0-9-]+\.)*(?:gob(?:\.ar)?|gov\.ar|jus\.ar|justucuman\.gov\.ar|saij\.gob\.ar|csjn\.gov\.ar|infoleg\.gob\.ar|laleyonline\.com\.ar|un\.org|oas\.org|corteidh\.or\.cr)(?:[/:?#]|$)|(?:google|youtube|facebook|instagram|wikipedia|whatsapp|mercadolibre|twitter)\.(?:com|org)(?:\.ar)?\/?$/;

const MAIL_DOMAIN = /[a-z0-9]@([a-z0-9][a-z0-9.-]{2,60}[a-z])(?![a-z0-9-])/g;
const COMMON_MAIL = /^(?:gmail|hotmail|yahoo|outlook|live|icloud|arnet|fibertel|speedy|ciudad)\./;
const domainsOf = new Readings<ReadonlySet<string>>();

/** Domains of the e-mail addresses of a text, without those that everybody uses. */
function mailDomains(document: NormalisedText): ReadonlySet<string> {
  const known = domainsOf.get(document);
  if (known) return known;
  const domains = new Set(Array.from(document.folded.matchAll(MAIL_DOMAIN), (match) => match[1] as string));
  for (const domain of domains) if (COMMON_MAIL.test(domain)) domains.delete(domain);
  domainsOf.set(document, domains);
  return domains;
}

/** "cvazquez", "vazquezc", "mariavazquez": a surname of the lists or of the text, beside an initial or a given name. */
function isMadeOfName(value: string, document: NormalisedText): boolean {
  if (STOP_WORDS.has(value) || EVERYDAY_WORDS.has(value) || looksOrdinary(value)) return false;
  const isSurname = (part: string) =>
    part.length >= 4 &&
    !EVERYDAY_WORDS.has(part) &&
    (SURNAMES.has(part) || (part.length >= 5 && isCapitalised(document, part)));
  if (isSurname(value.slice(1)) || isSurname(value.slice(0, -1))) return true;
  for (let cut = 2; cut <= value.length - 4; cut += 1) {
    const [first, rest] = [value.slice(0, cut), value.slice(cut)];
    if ((cut === 2 || GIVEN_NAMES.has(first)) && isSurname(rest)) return true;
  }
  return false;
}

/** True when the text writes this word with a capital. */
function isCapitalised(document: NormalisedText, folded: string): boolean {
  const at = document.folded.indexOf(` ${folded}`) + 1;
  return (
    at > 0 && /\p{Lu}/u.test(document.text[at] as string) && !/[a-z]/.test(document.folded[at + folded.length] ?? '')
  );
}

/** Addresses on the net, user names and IP addresses. */
export const NET_RULES: readonly Rule[] = [
  {
    type: 'url_ip_usuario',
    source: 'url',
    on: 'folded',
    needs: ['http', 'www', '.com/', '.me/'],
    regex:
      /(?<![\w@.])(?:https?:\/\/|www\.|(?:facebook|instagram|linkedin|twitter|x|tiktok|t|wa|fb)\.(?:com|me)\/)[^\s"<>()\u0090]{2,400}(?<![.,;:!?'-])/g,
    judge: ({ value }) => (PUBLIC_SITE.test(value.slice(0, 200).replace(/^https?:\/\//, '')) ? 0 : 0.9),
  },
  {
    type: 'url_ip_usuario',
    source: 'url-path',
    on: 'folded',
    needs: ['.com/', '.net/', '.org/', '.io/', '.me/', '.app/', '.ar/', '.blog/'],
    regex:
      /(?<![\w@./-])(?:[a-z0-9-]{2,40}\.){1,3}(?:com|net|org|io|me|app|ar|blog)(?:\.ar)?\/[^\s"<>()\u0090]{2,300}(?<![.,;:!?'-])/g,
    judge: ({ value }) => (PUBLIC_SITE.test(value.slice(0, 200)) ? 0 : 0.85),
  },
  {
    // The site of a firm whose e-mail addresses the text shows.
    type: 'url_ip_usuario',
    source: 'mail-domain',
    on: 'folded',
    needs: ['@'],
    regex:
      /(?<![\w@./-])[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,20}){0,2}\.(?:com|net|org|io|ar|app|dev|co)(?![\w@/-]|\.[a-z])/g,
    judge: ({ value }, document) => (mailDomains(document).has(value) && !PUBLIC_SITE.test(value) ? 0.75 : 0),
  },
  {
    type: 'url_ip_usuario',
    source: 'user-described',
    on: 'folded',
    needs: ['usuari', 'user', 'login', 'nick'],
    regex:
      /(?<![a-z])(?:usuari[oa]|user(?:name)?|login|nick(?:name)?)(?: [a-z]{2,14}){0,4}?(?: (?:era|es|fue)|:) "?(?<v>[a-z0-9](?:[a-z0-9]|[._-](?=[a-z0-9])){3,29})(?![a-z0-9@])/g,
    judge: ({ value }) =>
      /[_\d]|[a-z][.-][a-z]/.test(value) && !/^\d+$|\.(?:com|ar|net|org|io)$/.test(value) ? 0.75 : 0,
  },
  {
    // "el usuario cvazquez": letters alone, made of an initial or a given name and a surname.
    type: 'url_ip_usuario',
    source: 'user-of-name',
    on: 'folded',
    needs: ['usuari', 'user', 'login'],
    regex:
      /(?<![a-z])(?:usuari[oa]|user(?:name)?|login)(?: de red| de sistema| interno| n°)?(?: es)?[: ]{1,2}[("']{0,1}(?<v>[a-z]{5,20})(?=[,;.)"'\n]|$| (?:y|e|o|porque|en|del?|para|desde|con|el|la|ip|que|se|no|a|por)(?![a-z]))/g,
    judge: ({ start, value }, document) =>
      document.text.slice(start, start + value.length) === value && isMadeOfName(value, document) ? 0.75 : 0,
  },
  {
    // "imprimió: mquiroga2", "cargado por jperez": who was at the machine, by a name with a figure, a point or an underscore.
    type: 'url_ip_usuario',
    source: 'user-at-machine',
    on: 'folded',
    needs: ['impr', 'emiti', 'genera', 'carg', 'operador'],
    regex:
      /(?<![a-z])(?:imprimio|impres[oa] por|emitid[oa] por|generad[oa] por|carg(?:o|ad[oa] por)|operador[a]?)(?: ?:| el usuario| usuario)? ?(?<v>[a-z]{2,16}(?:[._][a-z]{2,16}\d{0,4}|\d{1,4}))(?![a-z\d@._-]{0,2}[@a-z\d])/g,
    judge: ({ start, value }, document) => (document.text.slice(start, start + value.length) === value ? 0.8 : 0),
  },
  {
    type: 'url_ip_usuario',
    source: 'personal-site',
    on: 'folded',
    needs: ['.com'],
    regex:
      /(?<![\w@./-])[a-z0-9-]{2,40}\.(?:blogspot|wordpress|wixsite|mitiendanube|tiendanube)\.com(?:\.ar)?(?![a-z0-9-])/g,
    judge: () => 0.85,
  },
  {
    type: 'url_ip_usuario',
    source: 'user',
    on: 'folded',
    needs: ['@'],
    regex: /(?<![\w@./-])@[a-z0-9_](?:[a-z0-9_]|\.(?=[a-z0-9_])){2,29}(?![\w@])/g,
    judge: () => 0.85,
  },
  {
    type: 'url_ip_usuario',
    source: 'user-labelled',
    on: 'folded',
    needs: [
      'usuari',
      'user',
      'nick',
      'instagram',
      'ig ',
      'ig:',
      'insta',
      'facebook',
      'fb',
      'face',
      'tiktok',
      'twitter',
      'telegram',
      'discord',
      'skype',
      'perfil',
    ],
    regex:
      /(?<![a-z])(?:usuari[oa]|user(?:name)?|nick(?:name)?|instagram|ig|insta|facebook|fb|face|tiktok|twitter|telegram|discord|skype|perfil)(?: (?:de|en|del|es|mercado|libre|ml|juego|instagram|facebook|tiktok|twitter|telegram|x|la|red|social|plataforma|app|aplicacion|identificado|como|denominado|llamado)){0,5}(?: ?[:=] ?| )"?(?<v>[a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9_])){3,29})(?![a-z0-9@._-]{0,2}[@a-z0-9])/g,
    judge: ({ start, value }, document) => {
      // A word of the language after "usuario" is not a name on the net; a digit, a point or an underscore makes it one.
      if (/^\d+$/.test(value) || /\.(?:com|ar|net|org)$/.test(value)) return 0;
      return /[\d_]|[a-z]\.[a-z]/.test(value) && !/usuario final/.test(before(document, start, 16)) ? 0.8 : 0;
    },
  },
  {
    // `El usuario con el que se pidió fue "naza_29"`.
    type: 'url_ip_usuario',
    source: 'user-in-quotes',
    on: 'folded',
    needs: ['usuari', 'perfil', 'cuenta de'],
    regex: /(?<=")[a-z][a-z0-9.]{2,20}_?[a-z0-9]{0,12}(?=")/g,
    judge: ({ start, value }, document) =>
      /[a-z][._]?\d|_/.test(value) &&
      /(?<![a-z])(?:usuari[oa]|perfil|cuenta de (?:instagram|facebook|correo))(?![a-z])[^"\n]{0,48}"$/.test(
        before(document, start, 64),
      )
        ? 0.75
        : 0,
  },
  {
    type: 'url_ip_usuario',
    source: 'ipv4',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\w.,$-]|\$ )(?:\d{1,3}\.){3}\d{1,3}(?![\w-]|[.,]\d)/g,
    judge: ({ start, value }, document) => {
      const octets = value.split('.').map(Number);
      if (octets.some((octet) => octet > 255) || /(?:^|\.)0\d/.test(value)) return 0;
      const left = before(document, start, 24);
      if (/(?<![a-z])(?:ip|ipv4)(?![a-z])[^\d\u0090]{0,16}$/.test(left)) return 0.95;
      // "1.2.3.4" numbers a clause; real addresses rarely have four one-digit parts.
      return value.length >= 9 && !/(?:punto|apartado|clausula|seccion|art)\.? ?$/.test(left) ? 0.8 : 0;
    },
  },
  {
    type: 'url_ip_usuario',
    source: 'ipv6',
    on: 'folded',
    anchor: { pattern: /:(?=[a-f0-9]{1,4}:)/g, reach: 5 },
    regex: /(?<![\w:])(?=[a-f0-9:]{0,39}\d)[a-f0-9]{1,4}(?::{1,2}[a-f0-9]{1,4}){3,7}(?![\w:])/g,
    judge: ({ value }) => (value.includes('::') || value.split(':').length === 8 ? 0.9 : 0),
  },
];

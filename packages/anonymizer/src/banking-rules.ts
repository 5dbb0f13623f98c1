import { digitsOf, isValidCbu, passesLuhn } from './check-digits.ts';
import { before } from './normalise.ts';
import type { Rule } from './patterns.ts';

const CBU_LABEL =
  /(?<![a-z])(?:cbu|cvu|c\.b\.u\.?|c\.v\.u\.?|clave bancaria|clave virtual)(?![a-z])[^\d$;\u0090]{0,40}$/;
const NOT_A_CBU_LEFT =
  /(?:codigo de barras|barras|seguimiento|tracking|hash|comprobante|operacion|transaccion|imei|factura|cae)[^\d\n]{0,24}$/;
const CARD_LABEL = /(?:tarjeta|visa|mastercard|amex|american express|cabal|naranja|maestro)[^\d$;\u0090]{0,40}$/;
// Issuer prefixes of the networks in use, so that a long case or invoice number passes Luhn by chance less often.
const CARD_PREFIX = /^(?:4|5[0-9]|2[2-7]|3[4-7]|6[0-9])/;
const ACCOUNT_LABEL =
  /(?:(?<![a-z\d])(?:cuentas? (?:corriente|de ahorros?|conjunta|sueldo|bancaria|judicial|comitente|especial|unica|virtual|en (?:pesos|dolares|el banco))|cajas? de ahorros?|cta|ctas)(?![a-z])[^\d$;\u0090]{0,50}(?:u\$s ?|\$ ?)?|(?<![a-z\d]|(?:dio|dar|da|dando|por|en|tener|teniendo) )cuenta(?![a-z]| (?:la|el|que) )[^\d$;\u0090]{0,30}(?:n°|nro\.?|n\.|numero|:) ?)$/;
/** "los ahorros están en la caja del Banco Nación número 2140088317". */
const SAVINGS_LABEL =
  /(?<![a-z])(?:caja|ahorros?|plazo fijo)(?![a-z])[^\d$;.\u0090]{0,24}(?<![a-z])banco(?![a-z])[^\d$;.\u0090]{0,24}(?:n°|nro\.?|numero|:) ?$/;
const DIRECT_ACCOUNT =
  /(?<![a-z]|(?:dio|dar|da|por|en) )(?:cuenta|cta\.?|caja),?(?: (?:es|era|fue|la|nro|num|numero|del? [a-z]{3,12}|mia)){0,3}[ :\n]{1,4}$/;
const SHORT_ACCOUNT_LABEL =
  /(?<![\p{L}.])C\.?[AC]\.?(?:(?: ?\$| en (?:pesos|d[oó]lares))? ?N(?:°|ro\.?)| ?(?:en )?(?:\$|U\$[SD]|USD|ARS|pesos|d[oó]lares))[ :]{0,2}$/u;
const TRANSFER_CONTEXT = /(?:transfer|cbu|cvu|mercado ?pago|deposit|cuenta|uala|alias)[^\n]{0,60}$/;

/** Bank keys, aliases, accounts and cards. */
export const BANKING_RULES: readonly Rule[] = [
  {
    type: 'cbu',
    source: 'cbu',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<!\d)\d(?:[ -]{0,2}\d){21}(?!\d)/g,
    judge: ({ start, value }, document) =>
      // Nothing else is written with 22 digits in a row: a wrong check digit is a slip of the pen.
      isValidCbu(digitsOf(value))
        ? 1
        : CBU_LABEL.test(before(document, start, 64))
          ? 0.9
          : /^\d+$/.test(value) && !NOT_A_CBU_LEFT.test(before(document, start, 40))
            ? 0.7
            : 0,
  },
  {
    type: 'cbu',
    source: 'cbu-mistyped',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<!\d)\d{18,26}(?!\d)/g,
    judge: ({ start }, document) => (CBU_LABEL.test(before(document, start, 64)) ? 0.85 : 0),
  },
  {
    type: 'alias',
    source: 'alias-labelled',
    on: 'folded',
    regex:
      /(?<![a-z])alias(?: (?:del?|cbu|cvu|mercado|pago|bancario|mp|es|era|fue|mi|la|el|cuenta|uala|su|n°)|mercadopago){0,4}[ :"'(=\n]{1,4}(?<v>[a-z0-9](?:[a-z0-9]|[._-](?=[a-z0-9])){5,19})(?![a-z0-9])/g,
    judge: ({ start, value }, document) => {
      const written = document.text.slice(start, start + value.length);
      if (/^(?:bancari[oa]|virtual|cuenta|mercado|registrad[oa])$/.test(value)) return 0;
      if (/[.\-\d_]/.test(value)) return 0.95;
      const left = before(document, start, 40);
      const named =
        /alias (?:de )?(?:mi |su |la )?(?:cbu|cvu|bancario|mercado|mp|cuenta)/.test(left) ||
        /(?::|[^\n]\n) ?"?$/.test(left);
      return named || written === written.toUpperCase() ? 0.8 : 0;
    },
  },
  {
    type: 'alias',
    source: 'alias-three-words',
    on: 'folded',
    anchor: { pattern: /\.(?=[a-z]{3,10}\.)/g, reach: 10 },
    regex: /(?<![a-z0-9.@/-])[a-z]{2,10}\.[a-z]{3,10}\.[a-z0-9]{2,10}(?![a-z0-9@/-]|\.[a-z])/g,
    judge: ({ start, value }, document) => {
      if (value.length > 20 || /^www\.|\.(?:com|gob|gov|org|net|ar|edu)$/.test(value)) return 0;
      // "pasame alias", and the answer in the next message.
      if (/(?<![a-z])alias\n[^\n]{0,48}: $/.test(before(document, start, 60))) return 0.8;
      return TRANSFER_CONTEXT.test(before(document, start, 90)) ? 0.7 : 0;
    },
  },
  {
    type: 'cuenta',
    source: 'account',
    on: 'folded',
    digitWithin: 2,
    regex:
      /(?<![\d.,$/-])(?:\d{2,4}\/(?=\d{5}))?\d[\d-]{3,22}(?:\/\d{1,4}){0,2}(?:[ -]\d(?!\d)| \d{2,4}-\d| \d{3,8}\/\d(?!\d))?(?!\d|[.,]\d)/g,
    judge: ({ start, value }, document) =>
      ACCOUNT_LABEL.test(before(document, start, 90)) ||
      SAVINGS_LABEL.test(before(document, start, 80)) ||
      (digitsOf(value).length >= 6 && DIRECT_ACCOUNT.test(before(document, start, 24))) ||
      (/[/-]/.test(value) &&
        digitsOf(value).length >= 7 &&
        /(?<![\p{L}.])C\.?[AC]\.? $/u.test(document.text.slice(Math.max(0, start - 6), start))) ||
      SHORT_ACCOUNT_LABEL.test(document.text.slice(Math.max(0, start - 24), start))
        ? 0.85
        : 0,
  },
  {
    type: 'tarjeta',
    source: 'card',
    on: 'folded',
    digitWithin: 2,
    regex: /(?<![\d.,$-])\d(?:[ -]?\d){12,18}(?![\d]|[.,/-]\d)/g,
    judge: ({ start, value }, document) => {
      const digits = digitsOf(value);
      const grouped = /^\d{4}[ -]\d{4,6}[ -]\d{4,5}(?:[ -]\d{1,4})?$/.test(value) || /^\d+$/.test(value);
      if (CARD_LABEL.test(before(document, start, 64))) return passesLuhn(digits) ? 1 : grouped ? 0.85 : 0;
      const likely = grouped && digits.length >= 15 && digits.length <= 16 && CARD_PREFIX.test(digits);
      return likely && passesLuhn(digits) ? 0.9 : 0;
    },
  },
];

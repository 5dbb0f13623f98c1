import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import { type ContractKind, contractSideRoles } from '@foja/contracts/generators/contract-terms';
import { fold } from '@foja/legal-text/fold';

/** A name that a contract gives a party, with the word by which rules know it: "la Bodega" is a "proveedor". */
export interface NamedRole {
  name: string;
  role: string;
}

/** Words by which a side is known as it is. */
const knownAs: Readonly<Record<string, RegExp>> = {
  locador: /\b(?:locador|arrendador|propietari|duen|anfitrion|la que alquila)/,
  locatario: /\b(?:locatari|inquilin|arrendatari|huesped|pasajer)/,
  prestamista: /\b(?:prestamista|mutuante|acreedor|prestador\b|banco|entidad|dador)/,
  deudor: /\b(?:deudor|mutuari|prestatari|tomador|solicitante|cliente)/,
  vendedor: /\b(?:vendedor|transmitente|enajenante|desarrollador|constructora)/,
  comprador: /\b(?:comprador|adquir)/,
  comitente: /\b(?:comitente|cliente|contratante|consorcio|duen|propietari)/,
  prestador: /\b(?:prestador|profesional|consultor|contratista|proveedor|empresa\b|agencia)/,
  contratista: /\b(?:contratista|constructor|empresa\b)/,
  proveedor: /\b(?:proveedor|licenciante|concedente|fabricante|desarrollador|principal)/,
  cliente: /\b(?:cliente|licenciatari|usuari)/,
  franquiciante: /\b(?:franquiciante|otorgante)/,
  franquiciado: /\b(?:franquiciad|tomador)/,
  distribuidor: /\b(?:distribuidor|concesionari)/,
  empresario: /\b(?:empresario|preponente|principal)/,
  agente: /\bagente/,
  empleador: /\b(?:emplead(?:or|ora)\b|patronal|empresa\b)/,
  trabajador: /\b(?:trabajador|emplead[oa]\b|dependiente|operari)/,
  comodante: /\bcomodante/,
  comodatario: /\bcomodatari/,
  cedente: /\bcedente/,
  cesionario: /\bcesionari/,
};
/** Before or behind a name: "por el fiduciario, ADMINISTRADORA…", "…, como locadora". */
const trustRoles = ['fiduciario', 'fiduciante', 'beneficiario', 'fideicomisario'];
const nearCharacters = 60;
const shortestWord = 5;
const genericWords =
  /^(?:sociedad|empresa|compania|grupo|servicios?|consorcio|cooperativa|asociacion|hermanos|inmobiliaria)$/;

/** The names of the parties that do not tell their side, each with the word for it. */
export function nameRoles(text: string, kind: ContractKind, parties: ContractAnalysis['parties']): NamedRole[] {
  if (kind === 'company')
    return parties.flatMap(({ name }) => namesOf(name, null).map((one) => ({ name: one, role: 'socio' })));
  if (kind === 'trust') {
    return parties.flatMap(({ calledAs, name }) => {
      const at = text.indexOf(name);
      const near = fold(text.slice(Math.max(0, at - nearCharacters), at + name.length));
      const role =
        trustRoles.find((one) => near.includes(one)) ?? trustRoles.find((one) => fold(calledAs ?? '').includes(one));
      return role === undefined ? [] : namesOf(name, calledAs).map((one) => ({ name: one, role }));
    });
  }
  const own = contractSideRoles[kind];
  if (own === undefined) return [];
  const two = parties.filter(({ calledAs }) => !/\b(?:fiador|garante|codeudor)/.test(fold(calledAs ?? '')));
  const known = two.map((party) => ({ party, role: roleOf(text, party, own) }));
  const taken = new Set(known.map(({ role }) => role));
  return known.flatMap(({ party: { calledAs, name }, role }, index) => {
    const side = role ?? own.find((one) => !taken.has(one)) ?? null;
    const chosen = taken.size === 0 || (taken.size === 1 && taken.has(null)) ? (own[Math.min(index, 1)] ?? null) : side;
    return chosen === null ? [] : namesOf(name, calledAs).map((one) => ({ name: one, role: chosen }));
  });
}

function roleOf(
  text: string,
  { calledAs, name }: ContractAnalysis['parties'][number],
  own: readonly string[],
): string | null {
  const at = text.indexOf(name);
  const near =
    fold(text.slice(Math.max(0, at - nearCharacters), at))
      .split(/[.;)]/)
      .at(-1) ?? '';
  return (
    own.find((role) => knownAs[role]?.test(fold(calledAs ?? ''))) ??
    own.find((role) => knownAs[role]?.test(near)) ??
    null
  );
}

/** The ways in which a contract names a party: as it calls it, by its whole name, and by the first words of a company's. */
function namesOf(name: string, calledAs: string | null): string[] {
  const words = name.split(/\s+/).filter((word) => !/^[SRLAUC.]+$/u.test(word));
  const [first, second] = words;
  const isCompany = words.length < name.split(/\s+/).length;
  const surname = words.at(-1);
  const names = [
    calledAs,
    name,
    isCompany && first && second ? `${first} ${second}` : null,
    isCompany && first && first.length > shortestWord && !genericWords.test(fold(first)) ? first : null,
    !isCompany && surname && surname.length >= shortestWord ? surname : null,
  ];
  return [...new Set(names.filter((one): one is string => one !== null && one.length > 3))];
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Writes the word for its side behind each name of a party: "a la Bodega proveedor". */
export function roleWriter(roles: readonly NamedRole[]): (text: string) => string {
  const byName = new Map(roles.map(({ name, role }) => [fold(name), role]));
  if (byName.size === 0) return (text) => text;
  const longestFirst = [...roles].map(({ name }) => name).sort((left, right) => right.length - left.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`, 'giu');
  return (text) =>
    text.replace(pattern, (name) => {
      const role = byName.get(fold(name));
      return role === undefined || fold(name).startsWith(role.slice(0, 6)) || !/\p{Lu}/u.test(name)
        ? name
        : `${name} ${role}`;
    });
}

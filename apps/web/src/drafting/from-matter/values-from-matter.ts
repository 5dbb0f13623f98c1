import type { DocumentKind } from '@foja/contracts/drafting/document-kinds';
import type { DocumentForm, Field, FieldValue, FormValues, Person } from '@foja/contracts/drafting/form';
import { fieldTextMaxCharacters, listMaxItems } from '@foja/contracts/drafting/limits';
import { fieldsOf } from '@foja/contracts/drafting/read-answers';
import type { Party } from '@foja/contracts/matter-items';
import type { PartyRole } from '@foja/contracts/matter-words';
import type { Matter } from '@foja/contracts/matters';
import { joinedNames, joinedPeople, spokenDocument, spokenName } from './joined-people.ts';

/** What of a causa goes into a document. */
interface MatterToldOf {
  matter: Pick<Matter, 'title' | 'fileNumber' | 'court' | 'side'>;
  parties: readonly Party[];
}

/** Whom a field of a document asks for. `own` is who the lawyer acts for. */
type Whom = 'own' | 'other' | 'claimants' | 'defendants' | 'workers' | 'employers' | 'counsel' | 'insurers' | 'heirs';

/** Where the first roles are nobody's, the next are asked. */
const claimantRoles: readonly PartyRole[][] = [['plaintiff'], ['worker'], ['complainant']];
const defendantRoles: readonly PartyRole[][] = [['defendant'], ['employer'], ['accused']];

const claim = { actor: 'claimants', demandado: 'defendants' } as const;
const appeal = { apelante: 'own' } as const;
const letter = { remitente: 'own', destinatario: 'other' } as const;

/** Who stands in which field. A contract's parties are no parties to a suit: those have none. */
const whomOf: Partial<Record<DocumentKind, Readonly<Record<string, Whom>>>> = {
  'demanda-danos': { ...claim, aseguradora: 'insurers' },
  'demanda-cobro': claim,
  'demanda-ejecutiva': claim,
  'demanda-laboral': { actor: 'workers', demandado: 'employers' },
  'inicio-sucesion': { parte: 'own', herederos: 'heirs' },
  'contestacion-demanda': claim,
  'solicitud-simple': { parte: 'own' },
  'recurso-apelacion': appeal,
  'expresion-agravios': appeal,
  'recurso-extraordinario': { ...appeal, contraparte: 'other' },
  queja: { recurrente: 'own' },
  amparo: { actor: 'claimants' },
  'amparo-salud': claim,
  'medida-cautelar': { parte: 'own', afectado: 'other' },
  'beneficio-litigar': { parte: 'own', contraparte: 'other' },
  'carta-pago': letter,
  'carta-consumo': letter,
  'carta-alquileres': letter,
  'carta-laboral': { remitente: 'employers', destinatario: 'workers' },
  'telegrama-laboral': { remitente: 'workers', destinatario: 'employers' },
  poder: { poderdante: 'own', apoderado: 'counsel' },
  'convenio-regulador': { primero: 'claimants', segundo: 'defendants' },
};

/** The values of a document's form that a causa tells; what has no match is not there. */
export function valuesFromMatter(form: DocumentForm<DocumentKind>, told: MatterToldOf): FormValues {
  const whom = whomOf[form.kind] ?? {};
  const found: Record<string, FieldValue | null> = { ...fromHead(told.matter), ...fromCounsel(told.parties) };
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const asked = whom[field.key];
      const value = asked ? fromParties(field, peopleFor(asked, field, told)) : textOnly(field, found[field.key]);
      return value === null ? [] : [[field.key, value]];
    }),
  );
}

const textOnly = (field: Field, value: FieldValue | null | undefined): FieldValue | null =>
  field.type === 'text' && typeof value === 'string' && value !== '' ? value : null;

function fromHead({ title, fileNumber, court }: MatterToldOf['matter']): Record<string, string> {
  const principal = fileNumber === '' ? title : `${title} (expediente ${fileNumber})`;
  return { juzgado: court, caratula: title, expediente: fileNumber, principal };
}

/** With several lawyers nobody knows which of them signs. */
function fromCounsel(parties: readonly Party[]): Record<string, string> {
  const [lawyer, another] = parties.filter(({ role }) => role === 'counsel');
  if (!lawyer || another) return {};
  return {
    letrado: spokenName(lawyer.name),
    matricula: lawyer.document,
    domicilioConstituido: lawyer.domicile,
  };
}

function peopleFor(whom: Whom, field: Field, told: MatterToldOf): readonly Party[] {
  const { parties } = told;
  const people = {
    own: () => own(told),
    other: () => other(told),
    claimants: () => firstOf(parties, claimantRoles),
    defendants: () => firstOf(parties, defendantRoles),
    workers: () => firstOf(parties, [['worker'], ['plaintiff']]),
    employers: () => firstOf(parties, [['employer'], ['defendant']]),
    insurers: () => firstOf(parties, [['insurer']]),
    heirs: () => firstOf(parties, [['heir']]),
    counsel: () => {
      const lawyers = firstOf(parties, [['counsel']]);
      return lawyers.length === 1 ? lawyers : [];
    },
  }[whom]();
  // Who is asked for as a person with a document files: of several on one side only those that the lawyer acts for.
  const files = field.type === 'person' && field.parts.includes('document');
  const clients = people.filter(({ isClient }) => isClient);
  return files && clients.length > 0 ? clients : people;
}

function firstOf(parties: readonly Party[], groups: readonly (readonly PartyRole[])[]): readonly Party[] {
  for (const roles of groups) {
    const people = parties.filter(({ role }) => roles.includes(role));
    if (people.length > 0) return people;
  }
  return [];
}

const isClaimant = (role: PartyRole) => claimantRoles.flat().includes(role);
const isDefendant = (role: PartyRole) => defendantRoles.flat().includes(role);

/** Of clients on both sides nobody knows for whom it is. */
function own({ matter, parties }: MatterToldOf): readonly Party[] {
  const clients = parties.filter(({ isClient, role }) => isClient && role !== 'counsel');
  const onBothSides = clients.some(({ role }) => isClaimant(role)) && clients.some(({ role }) => isDefendant(role));
  if (onBothSides) return [];
  if (clients.length > 0) return clients;
  if (matter.side === 'plaintiff') return firstOf(parties, claimantRoles);
  return matter.side === 'defendant' ? firstOf(parties, defendantRoles) : [];
}

function other(told: MatterToldOf): readonly Party[] {
  const [first] = own(told);
  if (!first) return [];
  if (isClaimant(first.role)) return firstOf(told.parties, defendantRoles);
  return isDefendant(first.role) ? firstOf(told.parties, claimantRoles) : [];
}

function fromParties(field: Field, people: readonly Party[]): FieldValue | null {
  if (people.length === 0) return null;
  switch (field.type) {
    case 'person':
      return joinedPeople(people, [...field.parts, ...(field.optionalParts ?? [])]);
    case 'list':
      return people.slice(0, listMaxItems).map((party) => inOneLine(party, true));
    case 'text': {
      const text = people.length === 1 && people[0] ? inOneLine(people[0], asksDomicile(field)) : null;
      const several = joinedNames(people.map(({ name }) => spokenName(name)));
      return (text ?? several).length > fieldTextMaxCharacters ? null : (text ?? several);
    }
    default:
      return null;
  }
}

const asksDomicile = ({ help = '' }: Field) => /domicilio/i.test(help);

function inOneLine({ name, document, domicile }: Party, whole: boolean): string {
  const parts = [spokenName(name)];
  if (whole && document !== '') parts.push(spokenDocument(document));
  if (whole && domicile !== '') parts.push(`con domicilio en ${domicile}`);
  return parts.join(', ');
}

interface Filled {
  values: FormValues;
  /** What was empty and is filled now, by its label. */
  labels: string[];
}

/** Fills only what is empty: a person's document never goes beside another's name, nor a lawyer's enrolment. */
export function fillEmpty(form: DocumentForm<DocumentKind>, values: FormValues, told: FormValues): Filled {
  const filled: Filled = { values: { ...values }, labels: [] };
  const isAnotherLawyer = !isBlank(values.letrado) && values.letrado !== told.letrado;
  for (const field of fieldsOf(form)) {
    const value = told[field.key];
    if (value === undefined) continue;
    if (isAnotherLawyer && (field.key === 'matricula' || field.key === 'domicilioConstituido')) continue;
    const before = values[field.key];
    const next = field.type === 'person' ? withMissing(before as Person | undefined, value as Person) : value;
    if (next === null || (field.type !== 'person' && !isBlank(before))) continue;
    filled.values[field.key] = next;
    filled.labels.push(field.label);
  }
  return filled;
}

const isBlank = (value: FieldValue | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.every((item) => item.trim() === ''));

/** Null where nothing is added. */
function withMissing(before: Person = {}, told: Person): Person | null {
  const typed = Object.values(before).some((text) => text.trim() !== '');
  const isSame = before.name?.trim().toLocaleLowerCase('es') === told.name?.toLocaleLowerCase('es');
  if (typed && !isSame) return null;
  const given = Object.entries(before).filter(([, text]) => text.trim() !== '');
  const next: Person = { ...told, ...Object.fromEntries(given) };
  return Object.keys(next).length > given.length ? next : null;
}

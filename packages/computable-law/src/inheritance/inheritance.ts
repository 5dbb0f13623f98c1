import type { CivilDay } from '../core/civil-day.ts';
import type { Fact, FactsOf } from '../core/facts.ts';
import type { Fraction } from '../core/fraction.ts';
import type { CitationKey, Step } from '../core/result.ts';

/** A descendant of the deceased, or the stock that one left who does not come to the inheritance. */
export interface Descendant {
  /** False for who died before, renounced or was declared unworthy: their descendants represent them (CCyC 2429). */
  alive: boolean;
  /** Living children of one who does not come: how many, or each one with its own line. */
  grandchildren: number | Descendant[];
}

export type SiblingBond = 'full' | 'half';

/** Siblings of the deceased and, by stock, the living children of those who do not come to the inheritance. */
export interface Siblings {
  full: number;
  half: number;
  nephews: { bond: SiblingBond; n: number }[];
}

/** The estate in pesos: goods less debts, at death. */
export interface EstateValue {
  /** Own goods of the deceased. */
  own: number;
  /** Community goods of both spouses together. */
  community: number;
}

export interface InheritanceValues {
  spouse: boolean;
  children: Descendant[];
  /** Living parents, 0 to 2. */
  parents: number;
  /** Living grandparents, 0 to 4. */
  grandparents: number;
  siblings: Siblings;
  /** Living uncles and aunts: the third degree. */
  uncles: number;
  /** Living cousins, great-uncles and great-aunts: the fourth degree. */
  cousins: number;
  /** Part of the inheritance that was community property, as '1/2'; 'own only' where there is none. */
  marital: string;
  estate: EstateValue;
  disabledDescendant: boolean;
  disabledAscendant: boolean;
  /** Day of the death. */
  death: CivilDay;
}
export type InheritanceFacts = FactsOf<InheritanceValues>;
export type InheritanceFact<Name extends keyof InheritanceValues> = Fact<InheritanceValues[Name]>;

/** What one kind of heir receives. Shares are parts of the inheritance as text: '1/4'. */
export interface InheritanceLine {
  /** 'spouse', 'child1', 'child2.grandchildren.each', 'parents.each', 'siblings.full.each', 'nephews1.each'. */
  id: string;
  label: string;
  /** How many people receive this share each. */
  people: number;
  share: string;
  /** The share in pesos for each; null where the value of the estate was not told. */
  amount: number | null;
  readings: ShareReading[];
  steps: Step[];
  citations: CitationKey[];
}

/** A line before its share is written and valued. */
export type HeirLine = Omit<InheritanceLine, 'share' | 'amount' | 'citations'> & { share: Fraction };

/** Another way to divide where the text allows two. */
export interface ShareReading {
  id: string;
  label: string;
  because: string;
  value: string;
  citations: CitationKey[];
}

export interface InheritanceResult {
  /** Share of each person by line. */
  shares: Record<string, string>;
  lines: InheritanceLine[];
  /** Part that a testament cannot touch, that it can, and the greatest betterment for a disabled heir. */
  legitima: string;
  disponible: string;
  mejoraMax: string | null;
  /** Value of the inheritance in pesos; null where it was not told. */
  estateAmount: number | null;
  missing: { fact: string; question: string }[];
  steps: Step[];
  citations: CitationKey[];
  dataAsOf: null;
  notes: string[];
}

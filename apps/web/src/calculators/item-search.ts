/** One row of a list that a calculator asks for, as the address carries it: texts by the names of the API. */
export type SearchRow = Record<string, string>;

const textNames = [
  'spouse',
  'marital',
  'own',
  'community',
  'parents',
  'grandparents',
  'full',
  'half',
  'uncles',
  'cousins',
  'disability',
  'notification',
  'contractStart',
  'contractEnd',
  'monthlyRent',
  'fixedRent',
  'matter',
  'amount',
  'uma',
  'stages',
  'appeal',
  'dismissed',
  'endedBeforeEvidence',
  'exceptions',
  'opposition',
  'housing',
  'singleLawyer',
  'exclusiveBenefit',
  'debt',
  'capital',
  'from',
  'to',
  'rateKind',
  'rate',
  'added',
  'rateTable',
  'indexKind',
  'coefficient',
  'indexTable',
  'capitalization',
  'everyMonths',
  'capitalizedOn',
  'pendingCase',
] as const;
const rowNames = ['children', 'nephews', 'rents', 'payments', 'dues', 'suspended'] as const;

/** Inputs of the calculators of inheritance, leases, fees and interest; empty texts are not told yet. */
export type ItemSearch = { [Name in (typeof textNames)[number]]?: string | undefined } & {
  [Name in (typeof rowNames)[number]]?: SearchRow[] | undefined;
};

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Reads the inputs of these calculators from an address; what is none of them is dropped. */
export function readItemSearch(search: Record<string, unknown>): ItemSearch {
  return {
    ...Object.fromEntries(textNames.flatMap((name) => (isText(search[name]) ? [[name, String(search[name])]] : []))),
    ...Object.fromEntries(
      rowNames.flatMap((name) => {
        const rows = rowsOf(search[name]);
        return Array.isArray(rows) ? [[name, rows.flatMap(readRow)]] : [];
      }),
    ),
  };
}

/** A link that carries only texts writes its rows as JSON. */
function rowsOf(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function readRow(value: unknown): SearchRow[] {
  if (typeof value !== 'object' || value === null) return [];
  return [
    Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (isText(one) ? [[name, String(one)]] : []))),
  ];
}

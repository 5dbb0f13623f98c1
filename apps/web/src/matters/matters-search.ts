export const matterSorts = ['actividad', 'vencimiento', 'caratula'] as const;
export type MatterSort = (typeof matterSorts)[number];

/** What the address of the list says: words, filters and order; whatever else it says is left out. */
export interface MattersSearch {
  q?: string | undefined;
  /** Which words there are of these three the list knows: the first load needs none of them. */
  fuero?: string | undefined;
  estado?: string | undefined;
  /** Account id of who is responsible. */
  resp?: string | undefined;
  /** What is due in them. */
  vence?: string | undefined;
  orden?: MatterSort | undefined;
  archivadas?: true | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export function mattersSearch(search: Record<string, unknown>): MattersSearch {
  return {
    q: text(search.q),
    fuero: text(search.fuero),
    estado: text(search.estado),
    resp: text(search.resp),
    vence: text(search.vence),
    orden: oneOf(matterSorts, search.orden),
    archivadas: search.archivadas === true ? true : undefined,
  };
}

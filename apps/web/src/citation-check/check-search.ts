/** What the address of the tool holds: a kept check, the place of one of its references, the source beside it. */
export function checkSearch(search: Record<string, unknown>): { r?: string; n?: number; foja?: string } {
  const text = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;
  const place = Number(search.n);
  return {
    r: text(search.r),
    n: search.n !== undefined && search.n !== '' && Number.isInteger(place) && place >= 0 ? place : undefined,
    foja: text(search.foja),
  };
}

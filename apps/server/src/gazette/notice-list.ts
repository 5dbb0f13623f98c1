import type { GazetteCategory } from '@foja/contracts/gazette';
import { GazetteUnavailable } from './gazette-unavailable.ts';
import type { SectionRow } from './parse-section.ts';

/** Links lead readers to the official site, also where this server reads a copy of it. */
const officialUrl = 'https://www.boletinoficial.gob.ar';
/** What stands before the list's first heading. */
const unnamedCategory = 'AVISOS';

type NoticeRow = Extract<SectionRow, { kind: 'notice' }>;

/** Puts the rows of several pages together: a category goes on where the page before ended it. */
export class NoticeList {
  readonly #compactDate: string;
  readonly #noticesOf = new Map<string, NoticeRow[]>();
  readonly #seen = new Set<string>();
  readonly #withAnnexes = new Set<string>();

  /** @param compactDate `yyyymmdd`, the only day that may appear. */
  constructor(compactDate: string) {
    this.#compactDate = compactDate;
  }

  /**
   * @param category what notices before the page's first heading belong to; empty where nothing came before.
   * @throws {GazetteUnavailable} on a notice of another day: the site lost the chosen one.
   */
  add(rows: Iterable<SectionRow>, category: string): void {
    let name = category || unnamedCategory;
    for (const row of rows) {
      if (row.kind === 'category') {
        name = row.name || unnamedCategory;
        continue;
      }
      if (row.compactDate !== this.#compactDate) throw new GazetteUnavailable(502, 'notices of another day');
      if (row.kind === 'annexes') {
        this.#withAnnexes.add(row.id);
        continue;
      }
      // A page may repeat the last notices of the one before.
      if (this.#seen.has(row.id)) continue;
      this.#seen.add(row.id);
      const notices = this.#noticesOf.get(name) ?? [];
      notices.push(row);
      this.#noticesOf.set(name, notices);
    }
  }

  /** @throws {GazetteUnavailable} where no page held any notice. */
  categories(): GazetteCategory[] {
    if (this.#seen.size === 0) throw new GazetteUnavailable(502, 'an empty list');
    return [...this.#noticesOf].map(([name, rows]) => ({
      name,
      notices: rows.map(({ id, issuer, norm, summary }) => ({
        id,
        issuer,
        norm,
        summary,
        url: `${officialUrl}/detalleAviso/primera/${id}/${this.#compactDate}`,
        hasAnnexes: this.#withAnnexes.has(id),
      })),
    }));
  }
}

import { decodeHTML } from 'entities';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import { fromCompactDate, toCompactDate } from './edition-date.ts';
import type { GazetteLimits } from './gazette-limits.ts';
import { GazetteUnavailable } from './gazette-unavailable.ts';
import type { OfficialSite } from './official-site.ts';
import { parseJson } from './parse-json.ts';
import type { RequestCoalescer } from './request-coalescer.ts';

const calendarSchema = z.object({ fechas: z.array(z.string().regex(/^\d{8}$/)) });
/** The site wraps its JSON in a JSON text, whose quotes it sometimes writes as HTML references. */
const answerSchema = z.union([z.string(), calendarSchema]);

export interface PublicationDaysDeps {
  site: OfficialSite;
  coalescer: RequestCoalescer;
  limits: GazetteLimits;
  clock: Clock;
}

/** The days with an edition, from the site's own calendar. */
export class PublicationDays {
  readonly #deps: PublicationDaysDeps;
  readonly #calendars = new Map<number, { days: string[]; untilMs: number }>();

  constructor(deps: PublicationDaysDeps) {
    this.#deps = deps;
  }

  /**
   * @param date `dd-mm-yyyy`
   * @returns null where the calendar cannot be read: then the section itself tells.
   * @throws {GazetteUnavailable} where the site does not answer in time; it would not answer the rest either.
   */
  async includes(date: string): Promise<boolean | null> {
    const compact = toCompactDate(date);
    try {
      return (await this.#read(Number(compact.slice(0, 4)))).includes(compact);
    } catch (error) {
      if (error instanceof GazetteUnavailable && error.status === 502) return null;
      throw error;
    }
  }

  /** The last day before `date` with an edition, both as `dd-mm-yyyy`; null where the calendar names none or cannot be read. */
  async lastBefore(date: string): Promise<string | null> {
    const compact = toCompactDate(date);
    const year = Number(compact.slice(0, 4));
    try {
      for (const candidate of [year, year - 1]) {
        const before = (await this.#read(candidate)).filter((day) => day < compact);
        const last = before.sort().at(-1);
        if (last !== undefined) return fromCompactDate(last);
      }
    } catch (error) {
      if (!(error instanceof GazetteUnavailable)) throw error;
    }
    return null;
  }

  async #read(year: number): Promise<string[]> {
    const { clock, coalescer, limits } = this.#deps;
    const now = clock.now();
    const known = this.#calendars.get(year);
    if (known && known.untilMs > now.getTime()) return known.days;
    const days = await coalescer.join(`calendar ${year}`, null, (signal) => this.#fetch(year, signal));
    const believedMs = year < now.getUTCFullYear() ? limits.pastCalendarMs : limits.noEditionMs;
    this.#calendars.set(year, { days, untilMs: now.getTime() + believedMs });
    return days;
  }

  async #fetch(year: number, signal: AbortSignal): Promise<string[]> {
    const text = await this.#deps.site
      .openSession()
      .askForText({ path: `/calendario/dias_publicacion/${year}/primera`, as: 'script' }, signal);
    const answer = parseJson(text, answerSchema);
    const calendar = typeof answer === 'string' ? parseJson(decodeHTML(answer), calendarSchema) : answer;
    return calendar.fechas;
  }
}

import type { JurisprudenceSourceId } from '@foja/contracts/jurisprudence-limits';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import { SaijCoalescer } from './saij-coalescer.ts';
import { defaultSaijLimits, type SaijLimits } from './saij-limits.ts';
import { callsOf, parametersOf, type SaijCall, type SaijQuestion } from './saij-query.ts';
import { isSearchAnswer, rulingsOf, type SaijRuling } from './saij-ruling.ts';
import { SaijSite } from './saij-site.ts';
import { SaijUnavailable, tooLate } from './saij-unavailable.ts';

/** What one of SAIJ's databases answered. */
export interface SaijFound {
  rulings: SaijRuling[];
  /** How many it says to have in all; null where it does not tell. */
  total: number | null;
}

/** A page is halved so often where SAIJ cannot serve it: some windows of its list answer 500 for ever. */
const maxHalvings = 2;
const minPage = 5;

/** SAIJ's search for rulings: each call once at a time for everybody, its answers kept for a while. */
export class SaijSearch {
  readonly #clock: Clock;
  readonly #limits: SaijLimits;
  readonly #site: SaijSite;
  readonly #coalescer = new SaijCoalescer();
  readonly #answers: LRUCache<string, SaijFound & { atMs: number }>;
  #outUntilMs = 0;

  constructor(deps: { baseUrl: string; clock: Clock; limits?: Partial<SaijLimits> | undefined }) {
    this.#clock = deps.clock;
    this.#limits = { ...defaultSaijLimits, ...deps.limits };
    this.#site = new SaijSite({ ...deps, limits: this.#limits });
    this.#answers = new LRUCache({ max: this.#limits.cachedAnswers });
  }

  /**
   * Rulings that one of its databases has on these words, in its own order; none where no word is left to search.
   * @throws {SaijUnavailable} where it does not answer in time or as it should; the signal's reason.
   */
  async search(
    source: JurisprudenceSourceId,
    question: SaijQuestion,
    pageSize: number,
    signal: AbortSignal,
  ): Promise<SaijFound> {
    const calls = callsOf(source, question, pageSize);
    return withDeadline(signal, { timeoutMs: this.#limits.searchTimeoutMs, lateness: tooLate }, async (own) => {
      let found: SaijFound = { rulings: [], total: 0 };
      for (const call of calls) {
        found = await this.#ask(call, own);
        if (found.rulings.length > 0) break;
      }
      return found;
    });
  }

  /** Ends what is under way. */
  close(): void {
    this.#coalescer.close();
    this.#site.close();
  }

  async #ask(call: SaijCall, signal: AbortSignal): Promise<SaijFound> {
    const key = parametersOf(call).toString();
    const nowMs = this.#clock.now().getTime();
    const kept = this.#answers.get(key);
    if (kept !== undefined && nowMs - kept.atMs < this.#limits.cacheMs) return kept;
    if (nowMs < this.#outUntilMs) throw new SaijUnavailable('left alone after a failure');
    return this.#coalescer.join(key, signal, async (ended) => {
      try {
        const found = await this.#askHalving(call, ended);
        this.#answers.set(key, { ...found, atMs: this.#clock.now().getTime() });
        return found;
      } catch (error) {
        // That everybody left, or our own turn did not come, says nothing of SAIJ.
        if (error instanceof SaijUnavailable && error.isOut && !ended.aborted) {
          this.#outUntilMs = this.#clock.now().getTime() + this.#limits.failurePauseMs;
        }
        throw error;
      }
    });
  }

  async #askHalving(call: SaijCall, signal: AbortSignal): Promise<SaijFound> {
    let { pageSize } = call;
    for (let halvings = 0; ; halvings += 1) {
      try {
        const answer = await this.#site.askForJson('/busqueda', parametersOf({ ...call, pageSize }), signal);
        if (!isSearchAnswer(answer)) throw new SaijUnavailable('JSON of another shape');
        return rulingsOf(answer);
      } catch (error) {
        const isSteady = error instanceof SaijUnavailable && /^status 5/.test(error.reason);
        if (!isSteady || halvings >= maxHalvings || pageSize <= minPage) throw error;
        pageSize = Math.max(minPage, Math.ceil(pageSize / 2));
      }
    }
  }
}

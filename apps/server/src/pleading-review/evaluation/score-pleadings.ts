import { pleadingForums, pleadingKinds, pleadingRoles, pleadingSides } from '@foja/contracts/pleading-terms';
import type { NormRegistry } from '@foja/legal-text/norm-registry';
import { z } from 'zod';
import type { GoldPaper } from '../../generators/evaluation/gold-papers.ts';
import { share } from '../../generators/evaluation/tally.ts';
import { checkPleading } from '../check-pleading.ts';
import { lawFromCorpusFolder } from '../law-from-corpus-folder.ts';
import { isSame } from '../read-parties.ts';
import { evidenceTypes, readPleading } from '../read-pleading.ts';

const quote = z.string().min(1);

/** What a person marked in a pleading; quotes stand in it with every run of blanks as one space. */
export const goldPleadingSchema = z.object({
  title: z.string(),
  kind: z.enum(pleadingKinds),
  side: z.enum(pleadingSides),
  forum: z.enum(pleadingForums),
  court: quote.nullable(),
  dated: z.iso.date().nullable().optional(),
  parties: z.array(z.object({ name: z.string(), role: z.enum(pleadingRoles) })),
  amounts: z.array(z.object({ amount: z.number(), currency: z.enum(['ARS', 'USD']), for: z.string() })),
  petitum: z.array(quote),
  claims: z.array(quote),
  denials: z.array(quote),
  evidence: z.array(z.object({ type: z.enum(evidenceTypes), quote })),
  law: z.array(z.string()),
  federalQuestion: z.boolean(),
  faults: z.array(z.object({ what: z.string(), type: z.string(), quote: quote.nullable() })),
  sound: z.boolean(),
  unmarked: z.array(z.string()).optional(),
});
export type GoldPleading = z.infer<typeof goldPleadingSchema>;

export interface PleadingScore {
  papers: number;
  kind: number;
  side: number;
  forum: number;
  court: number;
  date: number;
  /** F1 over names with their roles; share of marked amounts read. */
  parties: number;
  amounts: number;
  petitum: number;
  denials: number;
  evidence: number;
  federalQuestion: number;
  /** Share of the marked articles and norms that are read as cited. */
  law: number;
  /** Share of planted faults that were found, of those found what was planted, and papers without faults in which one was found. */
  faultsFound: number;
  faultsRight: number;
  soundFlagged: number;
  differences: string[];
}

/** A court with and without its title of courtesy is one. */
const courtName = (court: string | null) => (court === null ? null : bare(court).replace(/^Excm[oa]\.\s/, ''));

const bare = (words: string) => words.split(/\s+/).join(' ').trim();

export function scorePleadings(papers: readonly GoldPaper<GoldPleading>[], registry: NormRegistry): PleadingScore {
  const known = lawFromCorpusFolder();
  const differences: string[] = [];
  const right = { kind: 0, side: 0, forum: 0, court: 0, date: 0, federalQuestion: 0 };
  const tally = { parties: new Pairs(), petitum: new Pairs(), denials: new Pairs(), evidence: new Pairs() };
  let [amounts, amountsRead, planted, found, reported, soundFlagged] = [0, 0, 0, 0, 0, 0];
  let [law, lawRead] = [0, 0];
  for (const { gold, name, text } of papers) {
    const read = readPleading(text, registry);
    const say = (what: string, expected: unknown, got: unknown) =>
      differences.push(`${name} ${what}: «${String(expected)}», read «${String(got)}»`);
    const same = <Key extends keyof typeof right>(key: Key, expected: unknown, got: unknown) => {
      if (expected === got) right[key] += 1;
      else say(key, expected, got);
    };
    same('kind', gold.kind, read.kind);
    same('side', gold.side, read.side);
    same('forum', gold.forum, read.forum);
    same('court', courtName(gold.court), courtName(read.court));
    same('date', gold.dated ?? null, read.date);
    same('federalQuestion', gold.federalQuestion, read.federalQuestion);
    const asParty = ({ name: who, role }: { name: string; role: string }) => ({
      who,
      role: role === 'apoderado' ? 'letrado' : role,
    });
    tally.parties.count(
      gold.parties.map(asParty),
      read.parties.map(asParty),
      (one, other) => one.role === other.role && isSame(one.who, other.who),
      (missed, extra) =>
        say(
          'parties',
          missed.map(({ who, role }) => `${who} ${role}`),
          extra.map(({ who, role }) => `${who} ${role}`),
        ),
    );
    const overlaps = (one: string, other: string) => bare(one).includes(bare(other)) || bare(other).includes(bare(one));
    tally.petitum.count(gold.petitum, read.petitum, overlaps, (missed, extra) => say('petitum', missed, extra));
    tally.denials.count(gold.denials, read.denials, overlaps, (missed, extra) => say('denials', missed, extra));
    tally.evidence.count(
      gold.evidence,
      read.evidence,
      (one, other) => one.type === other.type && overlaps(one.quote, other.quote),
      (missed, extra) =>
        say(
          'evidence',
          missed.map(({ type }) => type),
          extra.map(({ type, quote: words }) => `${type} ${words.slice(0, 40)}`),
        ),
    );
    amounts += gold.amounts.length;
    amountsRead += gold.amounts.filter((one) => read.amounts.some((other) => other.amount === one.amount)).length;
    const cited = new Set(
      read.cited.flatMap(({ article, norm }) => [keyOf(norm, registry), keyOf(`${norm}:${article ?? ''}`, registry)]),
    );
    const unread = gold.law.filter((key) => !cited.has(keyOf(key, registry)));
    law += gold.law.length;
    lawRead += gold.law.length - unread.length;
    if (unread.length > 0) say('law', unread, '');
    const troubles = checkPleading(read, known).map(({ quote: words, rule }) => ({
      type: rule.id.replace('acompanada', 'acompañada'),
      words,
    }));
    const isHit = (fault: GoldPleading['faults'][number], trouble: (typeof troubles)[number]) =>
      fault.type === trouble.type &&
      (fault.quote === null || trouble.words === null || sharesWords(fault.quote, trouble.words));
    planted += gold.faults.length;
    found += gold.faults.filter((fault) => troubles.some((trouble) => isHit(fault, trouble))).length;
    reported += troubles.length;
    const wrong = troubles.filter((trouble) => !gold.faults.some((fault) => isHit(fault, trouble)));
    if (gold.sound && wrong.length > 0) soundFlagged += 1;
    for (const { type, words } of wrong) differences.push(`${name} not planted: ${type} «${words ?? ''}»`);
    for (const fault of gold.faults.filter((one) => !troubles.some((trouble) => isHit(one, trouble))))
      differences.push(`${name} not found: ${fault.type} «${fault.quote ?? ''}»`);
  }
  const wrongCount = differences.filter((line) => line.includes(' not planted: ')).length;
  const of = (key: keyof typeof right) => share(right[key], papers.length);
  return {
    papers: papers.length,
    kind: of('kind'),
    side: of('side'),
    forum: of('forum'),
    court: of('court'),
    date: of('date'),
    parties: tally.parties.f1(),
    amounts: share(amountsRead, amounts),
    petitum: tally.petitum.f1(),
    denials: tally.denials.f1(),
    evidence: tally.evidence.f1(),
    federalQuestion: of('federalQuestion'),
    law: share(lawRead, law),
    faultsFound: share(found, planted),
    faultsRight: share(reported - wrongCount, reported),
    soundFlagged,
    differences,
  };
}

/** A law by its number is the code that it is; the former civil code is read as an article of the one in force. */
function keyOf(key: string, registry: NormRegistry): string {
  const [written = '', article] = key.replace(/\s/g, '').split(':');
  // A law that the registry does not have is read by its number as written: "ley 25.323".
  const norm = /^ley-?[\d.]+$/.test(written) ? `ley-${written.replace(/\D/g, '')}` : written;
  const number = /^ley-(\d+)$/.exec(norm)?.[1];
  const code = norm === 'cc-velez' ? 'ccyc' : number === undefined ? norm : (registry.lawByNumber(number) ?? norm);
  return article === undefined ? code : `${code}:${article}`;
}

function sharesWords(one: string, other: string): boolean {
  const [left, right] = [bare(one).toLowerCase(), bare(other).toLowerCase()];
  return (
    left.includes(right.slice(0, 60)) ||
    right.includes(left.slice(0, 60)) ||
    left.slice(-40) === right.slice(-40) ||
    right.includes(left.slice(-60))
  );
}

/** What was marked and what was read, one against the other. */
class Pairs {
  #expected = 0;
  #read = 0;
  #right = 0;

  count<T>(
    expected: readonly T[],
    read: readonly T[],
    same: (one: T, other: T) => boolean,
    tell: (missed: T[], extra: T[]) => void,
  ): void {
    const missed = expected.filter((one) => !read.some((other) => same(one, other)));
    const extra = read.filter((other) => !expected.some((one) => same(one, other)));
    this.#expected += expected.length;
    this.#read += read.length;
    // Where several marks stand in one thing that was read, it is right once.
    this.#right += (expected.length - missed.length + read.length - extra.length) / 2;
    if (missed.length + extra.length > 0) tell(missed, extra);
  }

  f1(): number {
    if (this.#expected + this.#read === 0) return 1;
    return (2 * this.#right) / (this.#expected + this.#read);
  }
}

import type { Finding } from '@foja/contracts/generators/finding';
import { ArticleChips, MarkBadge, Note, PageMark, Quote, Words } from './evidence.tsx';

interface FindingViewProps {
  finding: Finding;
  /** What to show instead of the finding's own words, such as a date as a person writes it. */
  words?: string | null;
}

/** One thing looked for in a text: what was found, how sure it is, where the text says it, on which articles it rests. */
export function FindingView({ finding, words = finding.text }: FindingViewProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        {words && (
          <p className="min-w-0 flex-1 basis-56 wrap-anywhere text-ink">
            <Words>{words}</Words>
          </p>
        )}
        <MarkBadge mark={finding.mark} />
      </div>
      {finding.quote !== words && <Quote>{finding.quote}</Quote>}
      {finding.quote === words && finding.page !== undefined && (
        <PageMark page={finding.page} fromImage={finding.fromImage === true} />
      )}
      <Note>{finding.note}</Note>
      <ArticleChips articles={finding.articles} />
    </div>
  );
}

/** Findings with their names, as the lines of a file card. */
export function FindingList({ rows }: { rows: readonly (FindingViewProps & { label: string })[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
      {rows.map(({ label, ...row }) => (
        <div key={label} className="grid gap-x-6 gap-y-1 px-4 py-3 @lg:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="min-w-0">
            <FindingView {...row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

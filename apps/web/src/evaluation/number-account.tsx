import { dayInArgentina } from '@foja/computable-law/core/argentine-day';
import type {
  CaseEvaluation,
  EvaluationAdverseFact,
  EvaluationEvidence,
  EvaluationLimitation,
  EvaluationPoint,
} from '@foja/contracts/evaluation';
import type { Source } from '@foja/contracts/sources';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, CalendarClock, CircleCheck, CircleDashed, CircleQuestionMark, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../design-system/badge.tsx';
import { classNames } from '../design-system/class-names.ts';
import { formatDay } from '../platform/dates.ts';
import {
  adverseWeightTexts,
  articleLabel,
  evidenceStatusText,
  limitationDates,
  limitationStatuses,
  pointStatusTexts,
  signedPoints,
} from './case-evaluation.ts';

interface NumberAccountProps {
  evaluation: CaseEvaluation;
  onOpenArticle: (id: string) => void;
}

/** Where the number comes from, as an account: the start, each point with its quoted fact and articles, and the sum. */
export function NumberAccount({ evaluation, onOpenArticle }: NumberAccountProps) {
  const { adverse, baseline, points, evidence, limitation, otherPeriods, side, sources, successProbability } =
    evaluation;
  return (
    <div className="grid gap-5">
      <Group title="De dónde sale el número">
        <Plain
          label={
            side === 'defendant' ? 'Punto de partida de quien se defiende' : 'Punto de partida de un caso de este tipo'
          }
          points={String(baseline)}
        />
        {points.map((point) => (
          <Point key={point.element} point={point} sources={sources} onOpenArticle={onOpenArticle} />
        ))}
      </Group>
      {evidence.length > 0 && (
        <Group title="Prueba">
          {evidence.map((proof) => (
            <Evidence key={proof.name} proof={proof} />
          ))}
        </Group>
      )}
      {adverse.length > 0 && (
        <Group title="Lo que juega en contra">
          {adverse.map((fact) => (
            <Adverse key={fact.id} fact={fact} sources={sources} onOpenArticle={onOpenArticle} />
          ))}
        </Group>
      )}
      {limitation && (
        <Group title={side === 'defendant' ? 'Plazo para contestar' : 'Plazo para reclamar'}>
          {[limitation, ...otherPeriods].map((period) => (
            <Limitation key={period.text} limitation={period} sources={sources} onOpenArticle={onOpenArticle} />
          ))}
        </Group>
      )}
      <p className="figures flex items-baseline justify-between gap-4 rounded-field bg-sunken px-3 py-2 text-sm font-semibold">
        <span>Probabilidad de éxito</span>
        <span>{successProbability} %</span>
      </p>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line">{children}</ul>
    </section>
  );
}

function Plain({ label, points }: { label: string; points: string }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5 text-sm">
      <span className="text-ink-soft">{label}</span>
      <Points text={points} value={0} />
    </li>
  );
}

const pointLooks: Record<EvaluationPoint['status'], { Icon: typeof CircleCheck; ink: string }> = {
  supported: { Icon: CircleCheck, ink: 'text-ok' },
  missing: { Icon: CircleDashed, ink: 'text-ink-muted' },
  against: { Icon: CircleX, ink: 'text-danger' },
  unclear: { Icon: CircleQuestionMark, ink: 'text-warning' },
};

function Point({
  point,
  sources,
  onOpenArticle,
}: {
  point: EvaluationPoint;
  sources: readonly Source[];
  onOpenArticle: (id: string) => void;
}) {
  const { Icon, ink } = pointLooks[point.status];
  return (
    <Entry
      icon={<Icon size={18} aria-hidden="true" className={ink} />}
      name={point.element}
      status={<span className={ink}>{pointStatusTexts[point.status]}</span>}
      contribution={point.contribution}
    >
      <Quotes quotes={point.quotes} />
      <ArticleChips keys={point.articles} sources={sources} onOpen={onOpenArticle} />
    </Entry>
  );
}

function Evidence({ proof }: { proof: EvaluationEvidence }) {
  const named = proof.status === 'named';
  const Icon = named ? BadgeCheck : proof.quotes.length > 0 ? CircleX : CircleDashed;
  const ink = named ? 'text-ok' : proof.quotes.length > 0 ? 'text-danger' : 'text-ink-muted';
  return (
    <Entry
      icon={<Icon size={18} aria-hidden="true" className={ink} />}
      name={proof.name}
      status={<span className={ink}>{evidenceStatusText(proof)}</span>}
      contribution={proof.contribution}
    >
      <Quotes quotes={proof.quotes} />
    </Entry>
  );
}

function Adverse({
  fact,
  sources,
  onOpenArticle,
}: {
  fact: EvaluationAdverseFact;
  sources: readonly Source[];
  onOpenArticle: (id: string) => void;
}) {
  return (
    <Entry
      icon={<CircleX size={18} aria-hidden="true" className="text-danger" />}
      name={fact.title}
      status={<span className="text-ink-soft">{adverseWeightTexts[fact.weight]}</span>}
      contribution={fact.contribution}
    >
      <Quotes quotes={[fact.quote]} />
      <p className="text-ink-soft">{fact.explanation}</p>
      <p>
        <span className="font-medium">Cómo responder: </span>
        {fact.answer}
      </p>
      <ArticleChips keys={fact.articles} sources={sources} onOpen={onOpenArticle} />
    </Entry>
  );
}

function Limitation({
  limitation,
  sources,
  onOpenArticle,
}: {
  limitation: EvaluationLimitation;
  sources: readonly Source[];
  onOpenArticle: (id: string) => void;
}) {
  const { text, tone } = limitationStatuses[limitation.status];
  return (
    <Entry
      icon={<CalendarClock size={18} aria-hidden="true" className="text-ink-muted" />}
      name={limitation.text}
      status={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={tone}>{text}</Badge>
          <span className="figures text-ink-soft">{limitationDates(limitation)}</span>
        </span>
      }
      contribution={limitation.contribution}
    >
      <Quotes quotes={limitation.quotes} />
      {limitation.note && <p className="text-ink-soft">{limitation.note}</p>}
      {limitation.timeline.length > 0 && (
        <ol
          aria-label="Cómo se cuenta el plazo"
          className="figures grid gap-1 border-l-2 border-line pl-3 text-ink-soft"
        >
          {limitation.timeline.map(({ text: step }) => (
            <li key={step}>{step}</li>
          ))}
          {limitation.readings.map(({ label, endsOn }) => (
            <li key={label}>
              {label}: {formatDay(endsOn)}.
            </li>
          ))}
        </ol>
      )}
      <ArticleChips
        keys={[...new Set([limitation.article, ...limitation.timeline.flatMap(({ articles }) => articles)])]}
        sources={sources}
        onOpen={onOpenArticle}
      />
      {limitation.claim && limitation.startsOn && (
        <Link
          to="/dashboard/calculadoras/$calculator"
          params={{ calculator: 'prescripcion' }}
          search={{ claim: limitation.claim, since: limitation.startsOn, asOf: dayInArgentina(new Date()) }}
          className="justify-self-start text-xs font-medium underline underline-offset-4"
        >
          Abrir en la calculadora de prescripción
        </Link>
      )}
    </Entry>
  );
}

interface EntryProps {
  icon: ReactNode;
  name: string;
  status: ReactNode;
  contribution: number;
  children?: ReactNode;
}

function Entry({ icon, name, status, contribution, children }: EntryProps) {
  return (
    <li className="flex items-start gap-3 py-3 text-sm">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex items-baseline justify-between gap-4">
          <p className="min-w-0 font-medium break-words text-ink">{name}</p>
          <Points text={signedPoints(contribution)} value={contribution} />
        </div>
        <div className="text-xs font-medium">{status}</div>
        {children}
      </div>
    </li>
  );
}

/** The contribution, in points of the number; the sign says what the colour says. */
function Points({ text, value }: { text: string; value: number }) {
  return (
    <span
      className={classNames(
        'figures shrink-0 font-medium',
        value > 0 ? 'text-ok' : value < 0 ? 'text-danger' : 'text-ink-muted',
      )}
    >
      {text}
      <span className="sr-only"> puntos</span>
    </span>
  );
}

function Quotes({ quotes }: { quotes: readonly string[] }) {
  return quotes.map((quote) => (
    <blockquote key={quote} className="font-serif text-[0.9375rem] leading-relaxed break-words text-ink-soft">
      <mark className="rounded-sm bg-highlight box-decoration-clone px-1 text-ink">«{quote}»</mark>
    </blockquote>
  ));
}

interface ArticleChipsProps {
  keys: readonly string[];
  sources: readonly Source[];
  onOpen: (id: string) => void;
}

function ArticleChips({ keys, sources, onOpen }: ArticleChipsProps) {
  if (keys.length === 0) return null;
  return (
    <ul aria-label="Artículos" className="flex flex-wrap gap-1.5">
      {keys.map((key) => (
        <li key={key} className="max-w-full">
          <button
            type="button"
            onClick={() => onOpen(key)}
            title={sources.find(({ id }) => id === key)?.heading}
            className="inline-flex min-h-7 max-w-full items-center rounded-field border border-line px-2 text-xs font-medium text-primary-ink transition duration-150 hover:border-line-strong hover:bg-sunken"
          >
            <span className="truncate">{articleLabel(key)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

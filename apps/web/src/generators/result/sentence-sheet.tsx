import { type NormState, normStateLabels } from '@foja/contracts/generators/marks';
import type { SentenceAnalysis } from '@foja/contracts/generators/sentence-analysis';
import {
  procedureRoleLabels,
  rulingHarmLabels,
  rulingInstanceLabels,
  rulingOutcomeLabels,
} from '@foja/contracts/generators/sentence-terms';
import { BadgeCheck, BookX, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Badge, type Tone } from '../../design-system/badge.tsx';
import { Card } from '../../design-system/card.tsx';
import { Cell, HeadCell, Table } from '../../design-system/table.tsx';
import { formatDay } from '../../platform/dates.ts';
import { ArticleChips, MarkBadge, Note, Nothing, Quote, ResultSection, Words } from './evidence.tsx';
import { FindingList, FindingView } from './finding-view.tsx';
import { Harm } from './harm.tsx';
import { PaperChoice, type PaperCorrecting } from './paper-choice.tsx';
import { useResult } from './result-context.ts';

interface SentenceSheetProps {
  sentence: SentenceAnalysis;
  /** Null of a text that was analysed before rulings could be put right. */
  correcting: PaperCorrecting | null;
}

/** A ruling's file card: who decided what and why, on which norms, what it costs, until when it can be challenged. */
export function SentenceSheet({ sentence, correcting }: SentenceSheetProps) {
  const { date, decided, claims, parties, deadlines, weakPoints } = sentence;
  return (
    <div className="grid grid-cols-1 gap-7">
      <ResultSection title="Datos de la sentencia">
        <FindingList
          rows={[
            { label: 'Tribunal', finding: sentence.tribunal },
            { label: 'Instancia', finding: sentence.instance, words: rulingInstanceLabels[sentence.instance.kind] },
            ...(sentence.matter ? [{ label: 'De qué es', finding: sentence.matter }] : []),
            ...(sentence.side ? [{ label: 'De qué lado', finding: sentence.side }] : []),
            { label: 'Fecha', finding: date, words: date.iso ? formatDay(date.iso) : date.text },
            { label: 'Carátula', finding: sentence.caption },
            { label: 'Expediente', finding: sentence.caseNumber },
          ]}
        />
        {correcting && <PaperChoice correcting={correcting} />}
      </ResultSection>
      <ResultSection title="Partes" count={parties.length}>
        {parties.length === 0 && <Nothing>No se reconocieron las partes en el texto.</Nothing>}
        <ul className="grid gap-3 @lg:grid-cols-2">
          {parties.map((party) => (
            <li key={`${party.role} ${party.name}`}>
              <Card className="grid h-full content-start gap-2 p-4 text-sm">
                <p className="text-xs text-ink-muted">{procedureRoleLabels[party.role]}</p>
                <p className="font-medium wrap-anywhere">
                  <Words>{party.name}</Words>
                </p>
                <div>
                  <MarkBadge mark={party.mark} />
                </div>
                <Quote>{party.quote}</Quote>
              </Card>
            </li>
          ))}
        </ul>
      </ResultSection>
      <ResultSection title="Pretensiones" count={claims.length}>
        {claims.length === 0 && <Nothing>No se reconocieron las pretensiones en el texto.</Nothing>}
        <ul className="grid gap-3">
          {claims.map((claim, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two claims may say the same
            <li key={index}>
              <Card className="p-4 text-sm">
                <FindingView finding={claim} />
              </Card>
            </li>
          ))}
        </ul>
      </ResultSection>
      <ResultSection title="Lo decidido" count={decided.length}>
        <Card className="mb-3 p-4 text-sm">
          <FindingView finding={sentence.outcome} words={rulingOutcomeLabels[sentence.outcome.kind]} />
        </Card>
        <ol className="grid gap-3">
          {decided.map(({ what, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the points are numbered
            <li key={index}>
              <Card className="grid gap-4 p-4 text-sm @lg:grid-cols-2">
                <div className="min-w-0">
                  <h4 className="mb-1.5 text-xs font-semibold text-ink-muted">{index + 1}. Qué se decidió</h4>
                  <FindingView finding={what} />
                </div>
                <div className="min-w-0">
                  <h4 className="mb-1.5 text-xs font-semibold text-ink-muted">Por qué</h4>
                  <FindingView finding={why} />
                </div>
              </Card>
            </li>
          ))}
        </ol>
      </ResultSection>
      <Norms sentence={sentence} />
      <ResultSection title="Costas y honorarios">
        <FindingList
          rows={[
            { label: 'Costas', finding: sentence.costs },
            { label: 'Honorarios', finding: sentence.fees },
          ]}
        />
      </ResultSection>
      <ResultSection title="Plazos para recurrir" count={deadlines.length}>
        <Card className="mb-3 p-4 text-sm">
          <FindingView finding={sentence.jurisdiction} />
        </Card>
        {deadlines.length === 0 && (
          <Nothing>No se calculó ningún plazo: depende del proceso y de la jurisdicción.</Nothing>
        )}
        <ul className="grid gap-3 @lg:grid-cols-2">
          {deadlines.map((deadline) => (
            <li key={`${deadline.remedy} ${deadline.dependsOn}`}>
              <Card className="grid h-full content-start gap-2 p-4 text-sm">
                <p className="font-medium">{deadline.remedy}</p>
                <p className="figures text-lg font-semibold">{deadline.term}</p>
                <p className="text-ink-soft">{deadline.startsFrom}</p>
                {deadline.due && (
                  <p>
                    Notificada el {formatDay(deadline.due.notified)}: vence el{' '}
                    <strong>{formatDay(deadline.due.day)}</strong>
                    {deadline.due.graceUntil &&
                      `, con las primeras horas del ${formatDay(deadline.due.graceUntil)} de gracia`}
                    .
                  </p>
                )}
                <Note>{deadline.dependsOn}</Note>
                <div>
                  <MarkBadge mark={deadline.mark} />
                </div>
                <ArticleChips articles={deadline.articles} />
              </Card>
            </li>
          ))}
        </ul>
      </ResultSection>
      <ResultSection title="Puntos débiles" count={weakPoints.length}>
        {weakPoints.length === 0 && <Nothing>No se señaló ningún punto débil en el texto.</Nothing>}
        <ul className="grid gap-3">
          {weakPoints.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may have the same title
            <li key={index}>
              <Card className="grid gap-2 p-4 text-sm">
                <div className="flex flex-wrap items-center gap-2">
                  <h4 className="font-medium">
                    <Words>{point.title}</Words>
                  </h4>
                  <MarkBadge mark={point.mark} />
                </div>
                {point.harms && <Harm whom={rulingHarmLabels[point.harms]} concerns={point.concerns} />}
                <p className="text-ink-soft">
                  <Words>{point.ground}</Words>
                </p>
                <Quote>{point.quote}</Quote>
                <ArticleChips articles={point.articles} />
              </Card>
            </li>
          ))}
        </ul>
      </ResultSection>
    </div>
  );
}

const normLooks: Record<NormState, { tone: Tone; Icon: LucideIcon }> = {
  'in-force': { tone: 'ok', Icon: BadgeCheck },
  repealed: { tone: 'danger', Icon: BookX },
  suspect: { tone: 'warning', Icon: TriangleAlert },
  'not-in-corpus': { tone: 'neutral', Icon: CircleHelp },
};

function NormBadge({ state }: { state: NormState }) {
  const { tone, Icon } = normLooks[state];
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden="true" />}>
      {normStateLabels[state]}
    </Badge>
  );
}

/** The norms and rulings that the ruling names, each looked up. */
function Norms({ sentence: { norms, precedents } }: { sentence: SentenceAnalysis }) {
  const { onOpenSource } = useResult();
  return (
    <>
      <ResultSection title="Normas citadas" count={norms.length}>
        {norms.length === 0 ? (
          <Nothing>El texto no cita normas que se reconozcan.</Nothing>
        ) : (
          <Table
            caption="Normas citadas y su estado"
            head={
              <>
                <HeadCell>Norma</HeadCell>
                <HeadCell>Estado</HeadCell>
                <HeadCell align="right">Veces</HeadCell>
                <HeadCell>Artículo</HeadCell>
              </>
            }
          >
            {norms.map((norm) => (
              <tr key={norm.text}>
                <Cell className="min-w-40">
                  <Words>{norm.text}</Words>
                </Cell>
                <Cell>
                  <NormBadge state={norm.state} />
                </Cell>
                <Cell align="right">{norm.times}</Cell>
                <Cell className="min-w-36">
                  {norm.articles.length > 0 ? <ArticleChips articles={norm.articles} /> : '—'}
                </Cell>
              </tr>
            ))}
          </Table>
        )}
      </ResultSection>
      {precedents.length > 0 && (
        <ResultSection title="Precedentes citados" count={precedents.length}>
          <ul className="grid gap-3">
            {precedents.map(({ text, source, quote }) => (
              <li key={text}>
                <Card className="grid gap-2 p-4 text-sm">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <p className="font-medium">
                      <Words>{text}</Words>
                    </p>
                    {source ? (
                      <button
                        type="button"
                        onClick={() => onOpenSource(source)}
                        className="rounded-sm text-primary-ink underline underline-offset-4"
                      >
                        Abrir el fallo
                      </button>
                    ) : (
                      <NormBadge state="not-in-corpus" />
                    )}
                  </div>
                  <Quote>{quote}</Quote>
                </Card>
              </li>
            ))}
          </ul>
        </ResultSection>
      )}
    </>
  );
}

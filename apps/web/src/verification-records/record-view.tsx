import type { AttestedSource, SourceToday, VerificationRecord } from '@foja/contracts/verification-records';
import { versionInWords } from '@foja/contracts/verification-words';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../design-system/badge.tsx';
import { Card } from '../design-system/card.tsx';
import { FormBanner } from '../design-system/form-banner.tsx';
import { formatDay, formatMoment } from '../platform/dates.ts';
import type { FileVerdict } from './read-record-file.ts';

const verdicts: Record<FileVerdict, { tone: 'ok' | 'danger'; title: string; text: string }> = {
  authentic: {
    tone: 'ok',
    title: 'El archivo es auténtico',
    text: 'Es, byte por byte, el que emitió Foja.',
  },
  altered: {
    tone: 'danger',
    title: 'El archivo fue alterado',
    text: 'Lleva el código de una constancia que Foja emitió, y no es el archivo que emitió: algo cambió, o se guardó de nuevo con otro programa. Abajo está lo que Foja atestiguó.',
  },
  unknown: {
    tone: 'danger',
    title: 'Foja no emitió esta constancia',
    text: 'El archivo dice tener un código que nunca se dio.',
  },
  unreadable: {
    tone: 'danger',
    title: 'No es una constancia de Foja',
    text: 'En el archivo no se lee ningún código: no es una constancia, o fue alterada.',
  },
};

/** What came of comparing a file. */
export function FileVerdictBanner({ verdict, name }: { verdict: FileVerdict; name: string }) {
  const { tone, title, text } = verdicts[verdict];
  return (
    <FormBanner tone={tone}>
      <h2 className="font-medium">{title}</h2>
      <p className="mt-1">
        {name}: {text}
      </p>
    </FormBanner>
  );
}

const kinds: Record<VerificationRecord['kind'], string> = {
  answer: 'Respuesta a una consulta',
  'citation-check': 'Verificación de citas',
  calculation: 'Cálculo',
};

/** What a record attests, and its sources then and now. */
export function RecordView({ record }: { record: VerificationRecord }) {
  const { corpus, corpusToday } = record;
  const hasNewTexts = corpus.official !== corpusToday.official || corpus.starter !== corpusToday.starter;
  const rows: [string, ReactNode][] = [
    ['Qué atestigua', record.kind === 'calculation' ? record.title : kinds[record.kind]],
    ['Respondido', formatMoment(record.answeredAt)],
    ['Constancia hecha', formatMoment(record.madeAt)],
    ['Respondió', `Foja ${record.appVersion} · ${record.engine}`],
    ...(record.asOf ? ([['Ley del día', formatDay(record.asOf)]] as [string, ReactNode][]) : []),
    [
      'Corpus',
      <Versions
        key="corpus"
        attested={`textos oficiales ${corpus.official} · notas y guías ${corpus.starter}`}
        news={
          hasNewTexts ? 'Desde entonces se incorporaron textos: abajo, si tocan sus fuentes.' : 'Es el mismo de hoy.'
        }
      />,
    ],
    [
      'Reglas',
      <Versions
        key="rules"
        attested={corpus.rules}
        news={corpus.rules === corpusToday.rules ? 'Son las mismas de hoy.' : 'Las de hoy son otras.'}
      />,
    ],
    ['SHA-256 de lo atestado', <Hash key="content" hash={record.contentHash} />],
    ['SHA-256 del archivo', <Hash key="file" hash={record.fileHash} />],
  ];
  return (
    <>
      <Card className="p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="figures text-lg font-semibold tracking-wide">{record.code}</h2>
          <Badge tone="ok" icon={<CircleCheck size={13} aria-hidden="true" />}>
            Emitida por Foja
          </Badge>
        </div>
        <dl className="mt-4 grid gap-x-4 gap-y-3 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="min-w-0 max-sm:mb-1">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-ink-muted">
          Foja no guarda la consulta ni la respuesta: las palabras están en el archivo, y con él se comprueban.
        </p>
      </Card>
      {record.sources.length > 0 && (
        <section aria-labelledby="record-sources">
          <h2 id="record-sources" className="text-lg font-semibold">
            Fuentes, entonces y hoy
          </h2>
          <ol className="mt-3 grid gap-3">
            {record.sources.map(({ attested, today }, place) => (
              <li key={attested.id}>
                <SourceThenAndToday place={place + 1} attested={attested} today={today} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Versions({ attested, news }: { attested: string; news: string }) {
  return (
    <>
      <span className="figures block wrap-anywhere">{attested}</span>
      <span className="block text-ink-muted">{news}</span>
    </>
  );
}

function Hash({ hash }: { hash: string }) {
  return <code className="text-xs wrap-anywhere text-ink-soft">{hash}</code>;
}

const states: Record<SourceToday['state'], { tone: Tone; label: string; icon: ReactNode }> = {
  same: { tone: 'ok', label: 'El mismo texto hoy', icon: <CircleCheck size={13} aria-hidden="true" /> },
  changed: {
    tone: 'warning',
    label: 'El texto cambió desde entonces',
    icon: <TriangleAlert size={13} aria-hidden="true" />,
  },
  gone: { tone: 'danger', label: 'Foja ya no lo tiene', icon: <CircleAlert size={13} aria-hidden="true" /> },
  'not-held': { tone: 'neutral', label: 'Foja no tenía su texto', icon: <CircleHelp size={13} aria-hidden="true" /> },
};

function SourceThenAndToday({
  place,
  attested,
  today,
}: {
  place: number;
  attested: AttestedSource;
  today: SourceToday;
}) {
  const { tone, label, icon } = states[today.state];
  return (
    <Card className="p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-medium wrap-anywhere">
          [{place}] {attested.label}
        </p>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </div>
      <p className="mt-2 text-ink-soft">Entonces: {versionInWords(attested)}.</p>
      {attested.textHash && <Hash hash={attested.textHash} />}
      {today.state === 'changed' && today.source && (
        <>
          <p className="mt-2 text-ink-soft">Hoy: {versionInWords(today.source)}.</p>
          {today.source.textHash && <Hash hash={today.source.textHash} />}
        </>
      )}
    </Card>
  );
}

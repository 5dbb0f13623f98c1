import type { CorpusState } from '@foja/contracts/admin';
import type { ReactNode } from 'react';
import { Card } from '../design-system/card.tsx';
import { EmptyState } from '../design-system/empty-state.tsx';
import { Cell, HeadCell, Table } from '../design-system/table.tsx';
import { countOf, formatCount } from '../platform/count-of.ts';
import { useMediaQuery } from '../platform/media.ts';

type Norm = CorpusState['norms'][number];

/** What is loaded of each norm; where no text is, its notes answer. */
export function NormList({ norms }: { norms: Norm[] }) {
  const isWide = useMediaQuery('(min-width: 768px)');
  if (norms.length === 0) return <EmptyState title="No hay normas cargadas." />;
  return isWide ? <NormTable norms={norms} /> : <NormCards norms={norms} />;
}

function NormTable({ norms }: { norms: Norm[] }) {
  return (
    <Table
      caption="Normas"
      head={
        <>
          <HeadCell>Norma</HeadCell>
          <HeadCell align="right">Artículos</HeadCell>
          <HeadCell align="right">Derogados</HeadCell>
          <HeadCell align="right">Dudosos</HeadCell>
          <HeadCell align="right">Notas</HeadCell>
        </>
      }
    >
      {norms.map((norm) => (
        <tr key={norm.code}>
          <th scope="row" className="px-2.5 py-2.5 text-left font-normal">
            {norm.name} <span className="text-xs text-ink-muted">{norm.code}</span>
          </th>
          <Cell align="right">{norm.articles === 0 ? 'Sin texto' : formatCount(norm.articles)}</Cell>
          <Cell align="right">{formatCount(norm.repealed)}</Cell>
          <Cell align="right">{formatCount(norm.suspect)}</Cell>
          <Cell align="right">{formatCount(norm.notes)}</Cell>
        </tr>
      ))}
    </Table>
  );
}

function NormCards({ norms }: { norms: Norm[] }) {
  return (
    <Card className="divide-y divide-line">
      <h2 className="px-4 py-3 font-semibold">Normas</h2>
      <ul className="divide-y divide-line">
        {norms.map((norm) => (
          <li key={norm.code} className="px-4 py-3 text-sm">
            <p>{norm.name}</p>
            <p className="figures mt-0.5 text-xs text-ink-muted">{describe(norm)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function describe(norm: Norm): ReactNode {
  return [
    norm.articles === 0 ? 'Sin texto' : countOf(norm.articles, 'artículo', 'artículos'),
    norm.repealed > 0 && countOf(norm.repealed, 'derogado', 'derogados'),
    norm.suspect > 0 && countOf(norm.suspect, 'dudoso', 'dudosos'),
    norm.notes > 0 && countOf(norm.notes, 'nota', 'notas'),
  ]
    .filter(Boolean)
    .join(' · ');
}

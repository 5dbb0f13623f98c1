import type { LabourLine } from '@foja/contracts/calculators/labour';
import { Card } from '../../design-system/card.tsx';
import { Articles } from '../account.tsx';
import { accountMarkdown } from '../account-text.ts';
import { TakeAlong } from '../take-along.tsx';
import { Notes, Readings } from './labour-account.tsx';

interface ItemResultProps {
  /** What was computed. */
  about: string;
  headline: string;
  /** A second figure, where there is one. */
  detail?: string | undefined;
  result: {
    steps: readonly { text: string; citations: readonly string[] }[];
    readings: LabourLine['readings'];
    missing: readonly { fact: string; question: string }[];
    notes: readonly string[];
  };
  onOpenFoja: (id: string) => void;
}

/** The result of a calculator of one item: the figure, its account, its readings and what it leaves out. */
export function ItemResult({ about, headline, detail, result, onOpenFoja }: ItemResultProps) {
  const { steps, readings, missing, notes } = result;
  return (
    <div className="grid gap-6">
      <Card className="p-5">
        <p className="text-sm text-ink-muted">{about}</p>
        <h2 className="mt-1 font-serif text-2xl font-medium text-balance tabular-nums">{headline}</h2>
        {detail && <p className="mt-1 font-serif tabular-nums">{detail}</p>}
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <TakeAlong
            title={about}
            markdown={() =>
              accountMarkdown({
                title: about,
                figure: headline,
                detail,
                lines: [{ id: 'cuenta', label: about, figure: headline, readings: [], steps }],
                notes,
              })
            }
          />
        </div>
      </Card>
      <section>
        <h3 className="mb-2 text-sm font-semibold">Cómo se contó</h3>
        <ol className="grid list-decimal gap-2 pl-5 font-serif">
          {steps.map((step) => (
            <li key={step.text}>
              {step.text} <Articles ids={step.citations} onOpen={onOpenFoja} />
            </li>
          ))}
        </ol>
      </section>
      {missing.length > 0 && (
        <section>
          <h3 className="mb-2 text-sm font-semibold">Qué falta saber</h3>
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {missing.map(({ fact, question }) => (
              <li key={fact}>{question}</li>
            ))}
          </ul>
        </section>
      )}
      {readings.length > 1 && (
        <section>
          <h3 className="mb-2 text-sm font-semibold">Según cómo se lea la ley</h3>
          <Readings readings={readings} onOpenFoja={onOpenFoja} />
        </section>
      )}
      <Notes notes={notes} />
    </div>
  );
}

import type { DocumentSuggestion, SuggestedDocument } from '@foja/contracts/generators/document-suggestion';
import { partyRoleLabels } from '@foja/contracts/generators/use-cases';
import { CircleDashed, TextQuote } from 'lucide-react';
import { Badge } from '../../design-system/badge.tsx';
import { Card } from '../../design-system/card.tsx';
import { Checkbox } from '../../design-system/checkbox.tsx';
import { ArticleChips, MarkBadge, Nothing, Quote, ResultSection, Words } from './evidence.tsx';
import { Matter, Notes } from './matter.tsx';
import { MatterChoice, type MatterCorrection } from './matter-choice.tsx';

interface DocumentChecklistProps {
  suggestion: DocumentSuggestion;
  /** See `KeptGeneration.ticked`. */
  ticked: readonly string[];
  onTick: (ticked: readonly string[]) => void;
  onCorrect: (correction: MatterCorrection) => Promise<void>;
}

/** What is to be proved, and with which documents: a list to tick off as they are gathered. */
export function DocumentChecklist({ suggestion, ticked, onTick, onCorrect }: DocumentChecklistProps) {
  const { elements } = suggestion;
  const total = elements.reduce((sum, { documents }) => sum + documents.length, 0);

  function tick(key: string, on: boolean): void {
    onTick(on ? [...ticked, key] : ticked.filter((other) => other !== key));
  }

  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="grid gap-1">
        <Matter matter={suggestion.matter} role={`Prueba la ${partyRoleLabels[suggestion.partyRole].toLowerCase()}`} />
        {total > 0 && (
          <p role="status" className="figures text-sm text-ink-soft">
            Reuniste {ticked.length} de {total}.
          </p>
        )}
      </div>
      {suggestion.reading && <MatterChoice reading={suggestion.reading} onCorrect={onCorrect} />}
      <Notes notes={suggestion.notes} />
      {elements.length === 0 && <Nothing>El texto no permitió reconocer qué hay que probar.</Nothing>}
      {elements.map((element, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is ticked is kept by these places
        <ResultSection key={place} title={element.element} count={element.documents.length}>
          <div className="mb-3 grid gap-2">
            <div>
              <MarkBadge mark={element.mark} />
            </div>
            <Quote>{element.quote}</Quote>
            {element.burden && (
              <p className="text-sm text-ink-soft">
                <span className="text-ink-muted">Quién lo prueba: </span>
                {element.burden}
              </p>
            )}
            <ArticleChips articles={element.articles} />
          </div>
          <Card className="divide-y divide-line">
            {element.documents.map((document, index) => {
              const key = `${place}·${index}`;
              return (
                <DocumentRow
                  key={key}
                  document={document}
                  ticked={ticked.includes(key)}
                  onTick={(on) => tick(key, on)}
                />
              );
            })}
          </Card>
        </ResultSection>
      ))}
    </div>
  );
}

interface DocumentRowProps {
  document: SuggestedDocument;
  ticked: boolean;
  onTick: (on: boolean) => void;
}

function DocumentRow({ document, ticked, onTick }: DocumentRowProps) {
  return (
    <div className="grid gap-2 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Checkbox
          className="min-w-0 flex-1 basis-56"
          label={
            <span className="font-medium text-ink">
              <Words>{document.name}</Words>
            </span>
          }
          checked={ticked}
          onChange={({ target }) => onTick(target.checked)}
        />
        {document.namedInText ? (
          <Badge tone="ok" icon={<TextQuote size={12} aria-hidden="true" />}>
            Nombrado en el texto
          </Badge>
        ) : (
          <Badge icon={<CircleDashed size={12} aria-hidden="true" />}>No surge del texto</Badge>
        )}
      </div>
      <div className="grid gap-2 pl-7">
        <p className="text-ink-soft">
          <Words>{document.why}</Words>
        </p>
        {document.whereToGet && (
          <p className="text-ink-soft">
            <span className="text-ink-muted">Dónde se consigue: </span>
            <Words>{document.whereToGet}</Words>
          </p>
        )}
        <Quote>{document.quote}</Quote>
        <ArticleChips articles={document.articles} />
      </div>
    </div>
  );
}

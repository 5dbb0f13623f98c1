import type { OpponentMove, OpponentStrategy } from '@foja/contracts/generators/opponent-strategy';
import { partyRoleLabels } from '@foja/contracts/generators/use-cases';
import { Reply } from 'lucide-react';
import { Card } from '../../design-system/card.tsx';
import { ArticleChips, MarkBadge, Nothing, Quote, ResultSection, Words } from './evidence.tsx';
import { Matter, Notes } from './matter.tsx';
import { MatterChoice, type MatterCorrection } from './matter-choice.tsx';

interface OpponentCardsProps {
  strategy: OpponentStrategy;
  onCorrect: (correction: MatterCorrection) => Promise<void>;
}

/** The case from the other side: what it will say and prove, and what to answer. */
export function OpponentCards({ strategy, onCorrect }: OpponentCardsProps) {
  const { evidence } = strategy;
  return (
    <div className="grid grid-cols-1 gap-7">
      <Matter matter={strategy.matter} role={`Tu posición: ${partyRoleLabels[strategy.partyRole].toLowerCase()}`} />
      {strategy.reading && <MatterChoice reading={strategy.reading} onCorrect={onCorrect} />}
      <Notes notes={strategy.notes} />
      <Moves
        title="Argumentos más fuertes"
        moves={strategy.arguments}
        none="El texto no muestra un argumento de la otra parte."
      />
      <Moves
        title="Excepciones"
        moves={strategy.exceptions}
        none="El texto no da pie a una excepción que se reconozca."
      />
      <Moves title="Defensas" moves={strategy.defences} none="El texto no da pie a una defensa que se reconozca." />
      <Moves
        title="Prueba que puede ofrecer"
        moves={evidence.map(({ name, why, ...rest }) => ({ title: name, explanation: why, ...rest }))}
        none="No hay prueba previsible que surja del texto o de la guía."
      />
    </div>
  );
}

function Moves({ title, moves, none }: { title: string; moves: readonly OpponentMove[]; none: string }) {
  return (
    <ResultSection title={title} count={moves.length}>
      {moves.length === 0 && <Nothing>{none}</Nothing>}
      <ul className="grid gap-3">
        {moves.map((move, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two moves may have the same title
          <li key={index}>
            <Card className="grid gap-2.5 p-4 text-sm">
              <div className="flex flex-wrap items-center gap-2">
                <h4 className="font-medium">
                  <Words>{move.title}</Words>
                </h4>
                <MarkBadge mark={move.mark} />
              </div>
              <p className="text-ink-soft">
                <Words>{move.explanation}</Words>
              </p>
              <Quote>{move.quote}</Quote>
              <ArticleChips articles={move.articles} />
              {move.howToAnswer && (
                <div className="flex gap-2.5 rounded-field bg-ok-wash px-3 py-2.5 text-ok">
                  <Reply size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
                  <div className="min-w-0">
                    <p className="text-xs font-semibold">Cómo responder</p>
                    <p className="mt-0.5">
                      <Words>{move.howToAnswer}</Words>
                    </p>
                  </div>
                </div>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

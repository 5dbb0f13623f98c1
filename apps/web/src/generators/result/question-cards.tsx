import type { GeneratedQuestion, QuestionSet } from '@foja/contracts/generators/question-set';
import { partyRoleLabels } from '@foja/contracts/generators/use-cases';
import { Card } from '../../design-system/card.tsx';
import { ArticleChips, MarkBadge, Nothing, Quote, ResultSection, Words } from './evidence.tsx';
import { Matter, Notes } from './matter.tsx';
import { MatterChoice, type MatterCorrection } from './matter-choice.tsx';

interface QuestionCardsProps {
  set: QuestionSet;
  forWitnesses: boolean;
  onCorrect: (correction: MatterCorrection) => Promise<void>;
}

/** Numbered questions with what each is for, then the objections to expect. */
export function QuestionCards({ set, forWitnesses, onCorrect }: QuestionCardsProps) {
  return (
    <div className="grid grid-cols-1 gap-7">
      <Matter
        matter={set.matter}
        role={forWitnesses ? `Interroga la ${partyRoleLabels[set.partyRole].toLowerCase()}` : null}
      />
      {set.reading && <MatterChoice reading={set.reading} onCorrect={onCorrect} />}
      <Notes notes={set.notes} />
      <ResultSection title="Preguntas" count={set.questions.length}>
        {set.questions.length === 0 && <Nothing>El texto no da base para preguntar.</Nothing>}
        <ol className="grid gap-3">
          {set.questions.map((question, index) => (
            <li key={question.question}>
              <QuestionCard number={index + 1} question={question} />
            </li>
          ))}
        </ol>
      </ResultSection>
      {set.objections.length > 0 && (
        <ResultSection title="Objeciones previsibles" count={set.objections.length}>
          <ul className="grid gap-3">
            {set.objections.map((objection) => (
              <li key={objection.objection}>
                <Card className="grid gap-2 p-4 text-sm">
                  <h4 className="font-medium">
                    <Words>{objection.objection}</Words>
                  </h4>
                  <p className="text-ink-soft">
                    <span className="text-ink-muted">Cuándo: </span>
                    <Words>{objection.when}</Words>
                  </p>
                  <p className="text-ink-soft">
                    <span className="text-ink-muted">Cómo evitarla: </span>
                    <Words>{objection.howToAvoid}</Words>
                  </p>
                  <ArticleChips articles={objection.articles} />
                </Card>
              </li>
            ))}
          </ul>
        </ResultSection>
      )}
    </div>
  );
}

function QuestionCard({ number, question }: { number: number; question: GeneratedQuestion }) {
  return (
    <Card className="flex gap-3 p-4 text-sm">
      <span
        aria-hidden="true"
        className="figures inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-wash text-xs font-semibold text-primary-ink"
      >
        {number}
      </span>
      <div className="grid min-w-0 flex-1 gap-2.5">
        <h4 className="font-serif text-[1.05rem] leading-snug font-medium">
          <Words>{question.question}</Words>
        </h4>
        <p className="text-ink-soft">
          <span className="text-ink-muted">Para qué: </span>
          <Words>{question.purpose}</Words>
        </p>
        {question.witness && (
          <p className="text-ink-soft">
            <span className="text-ink-muted">A quién: </span>
            <Words>{question.witness}</Words>
          </p>
        )}
        {question.expectedAnswer === null ? (
          <Ground question={question} />
        ) : (
          <details className="rounded-field border border-line">
            <summary className="px-3 py-2 text-sm font-medium text-primary-ink">Ver la respuesta esperada</summary>
            <div className="grid gap-2.5 border-t border-line px-3 py-3">
              <p className="wrap-anywhere whitespace-pre-line">
                <Words>{question.expectedAnswer}</Words>
              </p>
              <Ground question={question} />
            </div>
          </details>
        )}
        {(question.otherWillAsk ?? []).length > 0 && (
          <div>
            <p className="text-xs font-semibold text-ink-muted">Lo que va a preguntar la otra parte</p>
            <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
              {question.otherWillAsk.map((asked) => (
                <li key={asked}>
                  <Words>{asked}</Words>
                </li>
              ))}
            </ul>
          </div>
        )}
        {question.followUps.length > 0 && (
          <div>
            <p className="text-xs font-semibold text-ink-muted">Repreguntas</p>
            <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
              {question.followUps.map((followUp) => (
                <li key={followUp}>
                  <Words>{followUp}</Words>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}

/** What an answer, or a question without one, stands on. */
function Ground({ question: { mark, quote, articles } }: { question: GeneratedQuestion }) {
  return (
    <>
      <div>
        <MarkBadge mark={mark} />
      </div>
      <Quote>{quote}</Quote>
      <ArticleChips articles={articles} />
    </>
  );
}

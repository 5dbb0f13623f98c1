import type { UnderstoodFact } from '@foja/contracts/chat';
import type { Source } from '@foja/contracts/sources';
import { Link } from '@tanstack/react-router';
import { FilePenLine } from 'lucide-react';
import type { PlaceholderMap } from '../../anonymization/anonymize-message.ts';
import { restoreText } from '../../anonymization/placeholders.ts';
import { buttonClasses } from '../../design-system/button.tsx';
import { useSession } from '../../platform/session.ts';
import { handLetter } from './handed-letter.ts';
import { letterOfAnswer } from './letter-of-answer.ts';

interface DraftLetterLinkProps {
  question: string | null;
  facts: readonly UnderstoodFact[];
  sources: readonly Source[];
  placeholders: PlaceholderMap;
}

/** Leads from an answer to the letter that goes with it, with what was told filled in; for accounts, which alone may draft. */
export function DraftLetterLink({ question, facts, sources, placeholders }: DraftLetterLinkProps) {
  const session = useSession();
  if (!session || question === null) return null;
  const own = (text: string) => restoreText(text, placeholders);
  const letter = letterOfAnswer({
    question: own(question),
    facts: facts.map((fact) => ({ ...fact, label: own(fact.label), words: own(fact.words) })),
    articles: sources.flatMap(({ articles, id, kind }) => (kind === 'article' ? [id] : articles)),
  });
  if (letter === null) return null;
  return (
    <Link
      to="/dashboard/documentos"
      search={{ tipo: letter.kind }}
      onClick={() => handLetter(session.user.email, letter)}
      className={buttonClasses('secondary')}
    >
      <FilePenLine size={16} aria-hidden="true" />
      {letter.kind === 'telegrama-laboral' ? 'Redactar el telegrama' : 'Redactar la carta documento'}
    </Link>
  );
}

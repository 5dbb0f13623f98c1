import type { MatterItemContent, SavedResult } from '@foja/contracts/matter-items';
import { type PlaceholderMap, placeholdersOf } from '../../anonymization/anonymize-message.ts';
import { restoreText } from '../../anonymization/placeholders.ts';
import { answerMarkdown } from '../../answer-view/answer-text.ts';
import type { Conversation } from '../../chat/conversation.ts';
import { conversationStoreOf } from '../../chat/conversation-store.ts';
import { checkReport } from '../../citation-check/check-report.ts';
import { checkHistory } from '../../citation-check/kept-check.ts';
import { answerText } from '../../documents/answer-text.ts';
import { askedQuestions } from '../../documents/ask-documents.ts';
import { chosenBlocks } from '../../drafting/document/chosen-blocks.ts';
import { documentMarkdown } from '../../drafting/document/document-text.ts';
import { draftHistory } from '../../drafting/kept-draft.ts';
import { shownEvaluation } from '../../evaluation/chosen-case-type.ts';
import { evaluationHistoryOf } from '../../evaluation/evaluated-case.ts';
import { evaluationReport } from '../../evaluation/evaluation-report.ts';
import { generationHistory, type KeptGeneration } from '../../generators/kept-generation.ts';
import { generationReport } from '../../generators/report/generation-report.ts';
import { toolSlugs } from '../../generators/tool-slugs.ts';
import { searchHistory } from '../../jurisprudence/kept-search.ts';
import { searchReport } from '../../jurisprudence/results/search-report.ts';
import type { HistoryEntry } from '../../tool-history/tool-history.ts';

/** Something that this browser keeps and that can be taken into a causa. */
export interface BrowserResult {
  /** Names it among those of this browser. */
  key: string;
  title: string;
  tool: string;
  /** ISO date-time. */
  madeAt: string;
  /** What is written into the causa: its words are put together only for those that are taken. */
  content: () => Promise<MatterItemContent>;
}

const titleMaxCharacters = 250;
const questionMaxCharacters = 30_000;

/** Everything that an account has in this browser, newest first: conversations, analyses, evaluations, checks, searches, drafts, questions. */
export function browserResults(owner: string): BrowserResult[] {
  const results: BrowserResult[] = [
    ...conversationStoreOf(owner)
      .list()
      .filter(({ messages }) => messages.some(({ role }) => role === 'assistant'))
      .map(ofConversation),
    ...evaluationHistoryOf(owner)
      .list()
      .map((entry) => {
        const { story, evaluation, chosen, originals } = entry.content;
        return result('case-evaluation', entry, async () => {
          const shown = shownEvaluation(evaluation, chosen, originals);
          const text = shown.insufficient
            ? shown.whatToAdd.map((what) => `- ${what}`).join('\n')
            : answerMarkdown(null, evaluationReport(shown), shown.sources);
          return { question: story, text };
        });
      }),
    ...toolSlugs.flatMap((slug) =>
      generationHistory(owner, slug)
        .list()
        .map((entry) =>
          result(slug, entry, async () => ({
            question: entry.content.text,
            text: generationReport(entry.content, await originalsOf(entry.id, entry.content)),
          })),
        ),
    ),
    ...checkHistory(owner)
      .list()
      .map((entry) =>
        result('verificador', entry, async () => ({ question: entry.content.text, text: checkReport(entry.content) })),
      ),
    ...searchHistory(owner)
      .list()
      .flatMap((entry) => {
        const kept = entry.content;
        if (kept.kind !== 'context') return [];
        const { text, filters, response } = kept;
        return result('busqueda-de-jurisprudencia', entry, async () => ({
          question: text,
          text: searchReport({ query: entry.title, filters, notices: response.notices, results: response.results }),
        }));
      }),
    ...draftHistory(owner)
      .list()
      .map((entry) =>
        result('documentos', entry, async () => ({
          question: '',
          text: documentMarkdown(chosenBlocks(entry.content)),
        })),
      ),
    ...askedQuestions(owner)
      .list()
      .map((entry) =>
        result('boveda', entry, async () => ({ question: entry.content.question, text: answerText(entry.content) })),
      ),
  ];
  return results.sort((one, other) => other.madeAt.localeCompare(one.madeAt));
}

function result(
  tool: string,
  { id, title, createdAt }: HistoryEntry<unknown>,
  words: () => Promise<Pick<SavedResult, 'question' | 'text'>>,
): BrowserResult {
  return {
    key: `${tool}:${id}`,
    title: shortTitle(title),
    tool,
    madeAt: createdAt,
    async content() {
      const { question, text } = await words();
      return { kind: 'result', body: body(tool, title, createdAt, question, text) };
    },
  };
}

function ofConversation(conversation: Conversation): BrowserResult {
  const { id, title, updatedAt } = conversation;
  return {
    key: `chat:${id}`,
    title: shortTitle(title),
    tool: 'chat',
    madeAt: updatedAt,
    content: async () => ({
      kind: 'consultation',
      body: body('chat', title, updatedAt, '', conversationText(conversation)),
    }),
  };
}

/** Questions and answers with their sources, in order, and the real names put back as far as this tab knows them. */
function conversationText({ id, messages }: Conversation): string {
  const originals = placeholdersOf(id);
  let question: string | null = null;
  const parts: string[] = [];
  for (const message of messages) {
    if (message.role === 'user') question = message.content;
    else if (!message.failed) {
      const answer = restoreText(message.content.slice(0, message.stoppedAt ?? undefined), originals);
      parts.push(answerMarkdown(question, answer, message.sources));
      question = null;
    }
  }
  return parts.join('\n---\n\n');
}

/** The way back lives in the tab that made the result; elsewhere it is found by replacing the kept text's data again. */
async function originalsOf(id: string, { text, sent }: KeptGeneration): Promise<PlaceholderMap> {
  const known = placeholdersOf(id);
  if (sent === text || Object.keys(known).length > 0) return known;
  const { anonymize } = await import('@foja/anonymizer');
  const again = anonymize(text);
  return again.text === sent ? again.map.originals : known;
}

const shortTitle = (title: string) => title.trim().slice(0, titleMaxCharacters) || 'Sin título';

function body(tool: string, title: string, madeAt: string, question: string, text: string): SavedResult {
  return {
    title: shortTitle(title),
    tool,
    question: question.slice(0, questionMaxCharacters),
    text,
    data: null,
    madeAt: new Date(madeAt).toISOString(),
  };
}

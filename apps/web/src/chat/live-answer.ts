import type { HelpLine } from '@foja/contracts/chat';
import type { Source } from '@foja/contracts/sources';

/** The answer that is coming. Its message enters the store as soon as it is whole, while the screen still reveals it. */
export interface LiveAnswer {
  /** Names this asking: the same answer may be asked for again. */
  run: string;
  conversationId: string;
  messageId: string;
  text: string;
  sources: Source[];
  /** Whom to call, which comes before the text. */
  helpLines: HelpLine[];
  step: 'anonymizing' | 'searching' | 'writing' | 'verifying';
  complete: boolean;
}

/** An answer of which nothing has come yet. */
export function beginAnswer(conversationId: string, messageId: string): LiveAnswer {
  return {
    run: crypto.randomUUID(),
    conversationId,
    messageId,
    text: '',
    sources: [],
    helpLines: [],
    step: 'anonymizing',
    complete: false,
  };
}

import type { AttestedSource, CorpusVersion, VerificationRequest } from '@foja/contracts/verification-records';

/** What a record attests, computed or opened by the server; the words as Markdown. */
export interface Attested {
  kind: VerificationRequest['kind'];
  title: string;
  answeredAt: Date;
  appVersion: string;
  engine: string;
  asOf: string | null;
  asked: string;
  answered: string;
  sources: AttestedSource[];
  corpus: CorpusVersion;
}

/** What computed where no model did. */
export const rulesEngine = 'Reglas de Foja, sin modelo de lenguaje';

import type { AnonymizeRequest } from '@foja/contracts/anonymization';

export type KnownData = NonNullable<AnonymizeRequest['known']>;

let read: (() => Promise<KnownData>) | null = null;

/** From now on these data are looked for too, in whatever is anonymized; what it returns ends that. */
export function alsoHide(reader: () => Promise<KnownData>): () => void {
  read = reader;
  return () => {
    if (read === reader) read = null;
  };
}

/** @throws what the reader throws: a text may not be sent without them. */
export const dataToHide = async (): Promise<KnownData> => (read ? read() : []);

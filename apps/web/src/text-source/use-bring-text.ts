import type { VaultDocument } from '@foja/contracts/documents';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isLongText, type LongFile, longDocumentOf, longFileOf } from '../document-jobs/long-file.ts';
import { useSession } from '../platform/session.ts';
import { recognisesText } from '../platform/status-query.ts';
import { readDocument } from './read-document.ts';
import { readVaultDocument } from './read-vault-document.ts';
import type { BroughtText, TextOrigin } from './text-origin.ts';

type BringState = { kind: 'idle' } | { kind: 'reading'; name: string } | { kind: 'problem'; words: string };

/** What a text took the place of. */
interface Replaced {
  text: string;
  origin: TextOrigin | null;
}

interface BringTextOptions {
  text: string;
  origin: TextOrigin | null;
  /** Characters that may be typed: what is longer is not brought where it can go as a long file. */
  maxCharacters: number;
  onBring: (text: string, origin: TextOrigin | null) => void;
  /** Takes what is too long to be brought; left out, that is brought as well, and told to be too long. */
  onLong?: ((source: LongFile) => void) | undefined;
  /** It is over, one way or the other. */
  onEnd: () => void;
}

export interface BringText {
  state: BringState;
  /** The text that stood there before; null where none did, or something was written since. */
  replaced: Replaced | null;
  openFiles(files: readonly File[]): void;
  openDocument(document: VaultDocument): void;
  cancel(): void;
  restore(): void;
  /** The person writes: what was said of the last attempt is past. */
  forget(): void;
}

/** Brings a text from a file, which this browser reads, or from the vault; one at a time. */
export function useBringText(options: BringTextOptions): BringText {
  const [state, setState] = useState<BringState>({ kind: 'idle' });
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const current = useRef(options);
  current.current = options;
  const controller = useRef<AbortController | null>(null);
  const client = useQueryClient();
  const owner = useSession()?.user.email ?? '';

  useEffect(() => () => controller.current?.abort(), []);

  async function bring(
    name: string,
    read: (signal: AbortSignal) => Promise<BroughtText>,
    file: File | null = null,
  ): Promise<void> {
    controller.current?.abort();
    const abort = new AbortController();
    controller.current = abort;
    setReplaced(null);
    setState({ kind: 'reading', name });
    const brought = await read(abort.signal).catch(() => unreadable);
    if (abort.signal.aborted) return;
    const { text, origin, maxCharacters, onBring, onEnd, onLong } = current.current;
    const isLong =
      isTooLong(brought, maxCharacters) ||
      (isScanned(brought) && onLong !== undefined && (await recognisesText(client)));
    if (abort.signal.aborted) return;
    if (onLong && file && isLong) {
      setState({ kind: 'idle' });
      onLong(longFileOf(file, isScanned(brought)));
      return;
    }
    if ('problem' in brought) setState({ kind: 'problem', words: brought.problem });
    else {
      setState({ kind: 'idle' });
      setReplaced(text.trim() === '' ? null : { text, origin });
      onBring(brought.text, brought.origin);
    }
    onEnd();
  }

  return {
    state,
    replaced,
    openFiles([file, ...others]) {
      if (!file) return;
      const alone = others.length === 0 ? [] : [`Soltaste ${others.length + 1} archivos: se abrió solo este.`];
      void bring(file.name, (signal) => readFile(file, alone, signal), file);
    },
    openDocument(document) {
      const { maxCharacters, onLong } = current.current;
      if (onLong && isLongText(document.characters, maxCharacters)) onLong(longDocumentOf(document));
      else void bring(document.fileName, (signal) => readVaultDocument(client, owner, document, signal));
    },
    cancel() {
      controller.current?.abort();
      setState({ kind: 'idle' });
      current.current.onEnd();
    },
    restore() {
      if (!replaced) return;
      setReplaced(null);
      current.current.onBring(replaced.text, replaced.origin);
      current.current.onEnd();
    },
    forget() {
      if (state.kind === 'problem') setState({ kind: 'idle' });
      setReplaced(null);
    },
  };
}

const isTooLong = (brought: BroughtText, maxCharacters: number): boolean =>
  'problem' in brought ? brought.why === 'too-long' : isLongText(brought.text.trim().length, maxCharacters);
const isScanned = (brought: BroughtText): boolean => 'problem' in brought && brought.why === 'scanned';

async function readFile(file: File, notes: readonly string[], signal: AbortSignal): Promise<BroughtText> {
  const read = await readDocument(file, signal);
  if ('problem' in read) return read;
  return {
    text: read.text,
    origin: { name: file.name, place: 'file', notes: read.note ? [...notes, read.note] : notes },
  };
}

const unreadable: BroughtText = {
  problem: 'No se pudo leer el archivo. Puede estar dañado o protegido con contraseña.',
};

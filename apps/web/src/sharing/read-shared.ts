/** As in public/sw.js, which fills it. */
const sharedCache = 'foja-shared';

export interface Shared {
  file: File | null;
  /** What was shared as words: a title, a text, an address. */
  text: string | null;
}

/** What another app shared with Foja on this device and waits to be used; empty where nothing does. */
export async function readShared(): Promise<Shared> {
  try {
    const cache = await caches.open(sharedCache);
    const [kept, words] = await Promise.all([cache.match('/compartido/archivo'), cache.match('/compartido/texto')]);
    return { file: kept ? await fileOf(kept) : null, text: words ? await words.text() : null };
  } catch {
    // A browser without caches, or one that does not allow them: nothing was shared either.
    return { file: null, text: null };
  }
}

/** Takes what was shared away from this device. */
export async function forgetShared(): Promise<void> {
  await caches.delete(sharedCache).catch(() => false);
}

async function fileOf(kept: Response): Promise<File> {
  const name = decodeURIComponent(kept.headers.get('x-file-name') ?? '') || 'Compartido';
  return new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' });
}

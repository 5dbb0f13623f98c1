import { officeScriptUrl } from '@foja/contracts/addin';
import { type OfficeGlobal, officeOnPage, type WordGlobal } from './office-types.ts';

/**
 * What came of Office.js: `ready` inside Word or a dialog of Word's, `outside` where the page is not in an Office program,
 * `unreachable` where the script did not come.
 */
export type OfficeState =
  | { kind: 'ready'; office: OfficeGlobal; word: WordGlobal | null }
  | { kind: 'outside' }
  | { kind: 'unreachable' };

const scriptWaitMs = 20_000;
/** Outside Office some versions of the script never say that they are ready. */
const readyWaitMs = 8_000;
const hostParameter = '_host_Info';

/** As the page was opened: the router writes the address anew, and Office.js reads in it which program it is in. */
const openedWith = window.location.search;

let loading: Promise<OfficeState> | null = null;

/** Loads Office.js once, and tells where the page is. It never throws; after a failure the next call tries again. */
export function loadOffice(): Promise<OfficeState> {
  loading ??= load().then((state) => {
    if (state.kind === 'unreachable') loading = null;
    return state;
  });
  return loading;
}

/** Asks anew the next time; for tests, which have another page each. */
export function forgetOffice(): void {
  loading = null;
}

async function load(): Promise<OfficeState> {
  try {
    if (!officeOnPage()) await withHistoryKept(fetchScript);
    const loaded = officeOnPage();
    if (!loaded) return { kind: 'unreachable' };
    const info = await withHistoryKept(() => within(readyWaitMs, loaded.office.onReady()));
    // `Word` may come with the second script, which is there by now.
    return info?.host
      ? { kind: 'ready', office: loaded.office, word: officeOnPage()?.word ?? null }
      : { kind: 'outside' };
  } catch {
    return { kind: 'unreachable' };
  }
}

function fetchScript(): Promise<void> {
  const withHost = addressWithHost();
  if (withHost) replaceAddress(withHost);
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => fail('took too long'), scriptWaitMs);
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`Office.js ${why}`));
    };
    script.src = officeScriptUrl;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('did not come');
    document.head.append(script);
  });
}

/** The page's address with what Office put into it, where the router has taken that away. */
function addressWithHost(): string | null {
  const { pathname, search, hash } = window.location;
  const host = openedWith
    .slice(1)
    .split('&')
    .find((part) => part.startsWith(`${hostParameter}=`));
  if (!host || search.includes(host)) return null;
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${hostParameter}=`));
  return `${pathname}?${[...others, host].join('&')}${hash}`;
}

/** Past the router, to which this is no navigation. */
function replaceAddress(address: string): void {
  History.prototype.replaceState.call(window.history, window.history.state, '', address);
}

/** Office.js takes these two away from every page, for browsers of ten years ago; the router needs them. */
async function withHistoryKept<Result>(run: () => Promise<Result>): Promise<Result> {
  const { pushState, replaceState } = window.history;
  try {
    return await run();
  } finally {
    Object.assign(window.history, { pushState, replaceState });
  }
}

function within<Result>(waitMs: number, promise: Promise<Result>): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), waitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

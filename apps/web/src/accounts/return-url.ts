const home = '/dashboard';
/** Where a signed-in person has nothing to do: leading back to them would lead in circles. */
const signedOutPages = /^\/(login|register|forgot-password|reset-password)(\/|$)/i;

/**
 * Where to go after signing in. Only a path of our own is believed: another site, a scheme, `//host`, `\` and control characters
 * (which browsers drop while they read an address) lead to the dashboard.
 */
export function safeReturnUrl(wanted: string | undefined, origin: string = window.location.origin): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(wanted)) return home;
  if (!URL.canParse(wanted, origin)) return home;
  const { origin: target, pathname, search, hash } = new URL(wanted, origin);
  // `/.//host` becomes `//host` once its dots are resolved.
  if (target !== origin || pathname.startsWith('//') || signedOutPages.test(pathname)) return home;
  return pathname + search + hash;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from './return-url.ts';

const origin = 'https://foja.example';

describe('the way back after signing in', () => {
  it.each(['/dashboard', '/profile', '/chatbot?c=abc#fin', '/trial', '/admin/users?page=2'])(
    'leads to our path %s',
    (path) => expect(safeReturnUrl(path, origin)).toBe(path),
  );

  it.each([
    undefined,
    '',
    'https://evil.example',
    'https://foja.example/profile',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'profile',
    ' /profile',
    '/login',
    '/login?returnUrl=/login',
    '/LOGIN',
    '/login/',
    '/x/../login',
    '/register',
    '/forgot-password',
    '/reset-password?token=1',
  ])('leads to the dashboard for %j', (path) => expect(safeReturnUrl(path, origin)).toBe('/dashboard'));

  it('never leaves our origin, whatever is asked for', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        '.',
        ':',
        '@',
        '%',
        '2',
        'e',
        'f',
        '\t',
        '\n',
        ' ',
        '?',
        '#',
        'a',
        'evil.example',
      ),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          fc.string(),
          fc.webUrl(),
          nasty.map((end) => `/${end}`),
        ),
        (wanted) => {
          const path = safeReturnUrl(wanted, origin);
          expect(path.startsWith('/')).toBe(true);
          expect(new URL(path, origin).origin).toBe(origin);
        },
      ),
      { numRuns: 500 },
    );
  });
});

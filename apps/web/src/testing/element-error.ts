import { getConfig, prettyDOM } from '@testing-library/react';

/**
 * What a query says that finds nothing: with the whole page, as the library does, but not at each look of a `find…` or `waitFor`, which
 * go on looking and throw it away; to write the page out took a twentieth of the time. The last one has it.
 */
export function elementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: looksAgain } = getConfig() as unknown as Record<string, unknown>;
  const page = looksAgain ? '' : prettyDOM(container) || '';
  const error = new Error([message, page].filter(Boolean).join('\n\n'));
  error.name = 'TestingLibraryElementError';
  return error;
}

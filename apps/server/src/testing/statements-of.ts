import pg from 'pg';
import { vi } from 'vitest';

/** What each statement does and to which table, in order; that a part was kept or undone counts alike. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? asked : (asked as { text: string }).text,
  );
  query.mockRestore();
  return texts.map((text) =>
    /^(?:rollback to|release)/i.test(text)
      ? 'end of a part'
      : (
          /^\s*(?:savepoint|(?:select|insert|delete|update)[^"]*(?:"[\w".]+(?:, "[\w.]+")* from )?(?:from )?"?\w+)/i.exec(
            text,
          )?.[0] ?? text
        )
          .replace(/"[^ ]+" from /g, '')
          .trim(),
  );
}

import { readTypedAmount } from '@foja/contracts/matter-money';

/** The account of a calculation begins with its title and figure in bold. */
const headline = /^\*\*(.+): \$\s?([\d.]+,\d{2})\*\*/;

/**
 * The one amount in pesos that a calculation came to, as its kept text says it; null where it came to a range, to a day, or to something
 * else than an amount.
 */
export function keptTotal(text: string): string | null {
  const amount = headline.exec(text)?.[2];
  return amount ? readTypedAmount(amount) : null;
}

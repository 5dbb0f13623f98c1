/** Names and sums of a causa's money, apart from the schemas. Amounts are decimal texts, and are added up in whole cents. */

export const moneyTypes = ['claim', 'fees', 'expense', 'payment'] as const;
type MoneyType = (typeof moneyTypes)[number];
export const moneyTypeLabels: Record<MoneyType, string> = {
  claim: 'Monto reclamado',
  fees: 'Honorarios',
  expense: 'Gasto',
  payment: 'Pago recibido',
};
export const moneyTotalLabels: Record<MoneyType, string> = {
  claim: 'Reclamado',
  fees: 'Honorarios',
  expense: 'Gastos',
  payment: 'Pagos recibidos',
};
/** Who the other person of an entry is. */
export const moneyPersonLabels: Record<MoneyType, string> = {
  claim: 'A quién se le reclama',
  fees: 'A cargo de quién',
  expense: 'A cargo de quién',
  payment: 'Quién pagó',
};

export const currencies = ['ARS', 'USD'] as const;
type Currency = (typeof currencies)[number];
export const currencyLabels: Record<Currency, string> = { ARS: 'Pesos', USD: 'Dólares' };
const currencySigns: Record<Currency, string> = { ARS: '$', USD: 'US$' };

/** '1500', '1500.5' or '1500.05'; thirteen digits before the point. */
export const amountPattern = /^(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/;

/** Cents of an amount; null where it is none. */
export function centsOf(amount: string): bigint | null {
  if (!amountPattern.test(amount)) return null;
  const [whole = '0', cents = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
}

/** '$ 1.234,50', 'US$ 20,00'. The space does not break. */
export function formatCents(cents: bigint, currency: Currency): string {
  const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, '.');
  return `${currencySigns[currency]}\u00a0${whole},${(cents % 100n).toString().padStart(2, '0')}`;
}

export function formatAmount(amount: string, currency: Currency): string {
  return formatCents(centsOf(amount) ?? 0n, currency);
}

/**
 * An amount as a person types it, '1.500.000,50', '1500000,5' or '1500000.50', as a decimal text. A point before three digits stands
 * between thousands. Null where it is no amount.
 */
export function readTypedAmount(typed: string): string | null {
  const written = typed.replace(/\s|\$|US\$|U\$S/gi, '');
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(written);
  const plain = isGrouped ? written.replaceAll('.', '').replace(',', '.') : written.replace(',', '.');
  const trimmed = plain.replace(/^0+(?=\d)/, '');
  return amountPattern.test(trimmed) ? trimmed : null;
}

/** A decimal text as it is typed: '1500000,50'. */
export const typedAmount = (amount: string) => amount.replace('.', ',');

interface MoneyTotal {
  type: MoneyType;
  currency: Currency;
  cents: bigint;
}

/** What was written down of each sort, by currency, in a fixed order; sorts of which there is nothing are left out. */
export function totalsOf(entries: readonly { type: MoneyType; currency: Currency; amount: string }[]): MoneyTotal[] {
  return moneyTypes.flatMap((type) =>
    currencies.flatMap((currency) => {
      const own = entries.filter((entry) => entry.type === type && entry.currency === currency);
      const cents = own.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0n), 0n);
      return own.length === 0 ? [] : [{ type, currency, cents }];
    }),
  );
}

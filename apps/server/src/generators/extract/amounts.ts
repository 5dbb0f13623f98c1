export interface FoundAmount {
  start: number;
  end: number;
  text: string;
}

/** A figure is tried where it begins and not again after each of its dots: that would take quadratic time. */
const amountPattern =
  /(?:U\$S|US\$|USD|u\$s|\$|AR\$|€|d[oó]lares(?:\s{1,8}estadounidenses)?|pesos)\s{0,8}\(?\s{0,8}[$]?\s{0,8}\d[\d.]*(?:,\d{1,2})?|\b(?<!\d\.)\d[\d.]*(?:,\d{1,2})?\s{0,8}(?:pesos|d[oó]lares)/giu;

/** Sums of money in figures, in order: "$ 1.250.000,50", "USD 1.200". */
export function findAmounts(text: string): FoundAmount[] {
  return [...text.matchAll(amountPattern)].map((match) => {
    const amount = match[0].replace(/[.\s]+$/, '');
    return { start: match.index, end: match.index + amount.length, text: amount };
  });
}

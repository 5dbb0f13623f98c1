const pesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });
const units = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** '$ 1.234,50'. */
export const inPesos = (amount: number): string => pesos.format(amount);

/** '9,32 UMA'. */
export const inUma = (amount: number): string => `${units.format(amount)} UMA`;

/**
 * A figure as a person types it: '1.500.000,50', '1500000.5', '1.500'. Points before groups of three are thousands.
 * @returns undefined for an empty text, NaN for one that is no figure
 */
export function readAmount(text: string | undefined): number | undefined {
  const written = text?.replace(/[$\s%]/g, '') ?? '';
  if (written === '') return undefined;
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(written) || /^\d+,\d+$/.test(written)) {
    return Number(written.replaceAll('.', '').replace(',', '.'));
  }
  return /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
}

/** As {@link readAmount}, for rates and coefficients: a point is always a decimal one. */
export function readRate(text: string | undefined): number | undefined {
  const written = text?.replace(/[\s%]/g, '').replace(',', '.') ?? '';
  if (written === '') return undefined;
  return /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
}

/** 'si' and 'no' of a list as the API takes them; undefined where it is not known. */
export function readYesNo(text: string | undefined): boolean | undefined {
  return text === 'si' ? true : text === 'no' ? false : undefined;
}

/** A count of people; undefined where it is not told. */
export function readCount(text: string | undefined): number | undefined {
  return text?.trim() ? Number(text) : undefined;
}

/** Whether every figure of a request can be read: NaN stands for one that cannot. */
export const isReadable = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isNaN(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isReadable);

/** A request without what was not told. */
export function told<Request extends object>(request: Request): Partial<Request> {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)) as Partial<Request>;
}

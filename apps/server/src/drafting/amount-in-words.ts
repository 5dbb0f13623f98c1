import type { Amount } from '@foja/contracts/drafting/form';
import { numberAlone } from '@foja/legal-text/write-number';

const figures = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "pesos cuatrocientos cincuenta mil ($ 450.000)", as documents write money. */
export function amountInWords({ currency, value }: Amount): string {
  const rounded = Math.round(value * 100) / 100;
  const whole = Math.floor(rounded);
  const fraction = Math.round((rounded - whole) * 100);
  const name = currency === 'ARS' ? 'pesos' : 'dólares estadounidenses';
  const sign = currency === 'ARS' ? '$' : 'USD';
  const words = `${name} ${numberAlone(whole)}${fraction > 0 ? ` con ${String(fraction).padStart(2, '0')}/100` : ''}`;
  return `${words} (${sign}\u00a0${(fraction > 0 ? cents : figures).format(rounded)})`;
}

import type { InterestRequest, PublicRateId, PublicSeriesId } from '@foja/contracts/calculators/interest';

/** The kinds of debt, as the form names them. */
export const debts: Record<InterestRequest['debt'], string> = {
  general: 'Una deuda de dinero',
  laboral: 'Un crédito laboral',
  alimentos: 'Alimentos impagos',
  alquiler: 'Alquileres impagos',
};

/** The public series that the server reads. */
export const indices: Record<Exclude<PublicSeriesId, PublicRateId>, string> = {
  cer: 'CER',
  uva: 'UVA',
  icl: 'ICL',
  ipc: 'IPC nivel general',
  ripte: 'RIPTE',
};

/** The public rates that the server reads. */
export const publicRates: Record<PublicRateId, string> = {
  'tasa-pasiva': 'Pasiva del Banco Central (com. P 14.290)',
  badlar: 'BADLAR de bancos privados',
};

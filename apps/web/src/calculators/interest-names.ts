import type { InterestRequest, PublicSeriesId } from '@foja/contracts/calculators/interest';

/** The kinds of debt, as the form names them. */
export const debts: Record<InterestRequest['debt'], string> = {
  general: 'Una deuda de dinero',
  laboral: 'Un crédito laboral',
  alimentos: 'Alimentos impagos',
  alquiler: 'Alquileres impagos',
};

/** The public series that the server reads. */
export const indices: Record<PublicSeriesId, string> = {
  cer: 'CER',
  uva: 'UVA',
  icl: 'ICL',
  ipc: 'IPC nivel general',
};

/** Units in which law and people count. `por-uno` is a share ("un tercio" is 1/3). */
export const quantityUnits = [
  'hora',
  'dia',
  'dia-habil',
  'semana',
  'mes',
  'anio',
  'por-ciento',
  'por-uno',
  'peso',
  'persona',
  'km',
  'm2',
  'unidad',
] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

/** An amount with its unit. What is counted with no unit of measure ("2 testigos") has the unit `unidad` and says what in `of`. */
export interface Quantity {
  value: number;
  unit: QuantityUnit;
  /** What is counted, folded and as it was written: "testigos", "sueldos". */
  of?: string;
}

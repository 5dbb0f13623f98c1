import type { Field } from '../form.ts';

interface DamageItem {
  key: string;
  label: string;
  why: string;
}

/** The items of damage that the law names, each with what its explanation should tell. */
const items: readonly DamageItem[] = [
  {
    key: 'gastos',
    label: 'Gastos médicos, de farmacia y transporte',
    why: 'Qué se gastó y en qué. Los razonables según la lesión se presumen.',
  },
  {
    key: 'danoMaterial',
    label: 'Daño a las cosas',
    why: 'Qué cosa, en qué estado quedó y cuánto cuesta reponerla o repararla.',
  },
  {
    key: 'lucroCesante',
    label: 'Lucro cesante',
    why: 'Qué ingresos se dejaron de tener, por cuánto tiempo y cómo se prueban.',
  },
  {
    key: 'incapacidad',
    label: 'Incapacidad física o psíquica',
    why: 'Porcentaje estimado, edad, ingresos y hasta qué edad se podía trabajar: con eso se llega al capital.',
  },
  {
    key: 'noPatrimonial',
    label: 'Consecuencias no patrimoniales',
    why: 'Qué se sufrió y qué satisfacción podría procurar esa suma.',
  },
  { key: 'chance', label: 'Pérdida de chance', why: 'Qué oportunidad se perdió y por qué era razonable.' },
];

const amountKey = (key: string) => `${key}Monto`;

/** Keys of the amounts, in the order of the form. */
export const damageAmounts: readonly string[] = items.map(({ key }) => amountKey(key));

export const damageFields: readonly Field[] = items.flatMap(({ key, label, why }): Field[] => [
  { key: amountKey(key), type: 'amount', label },
  {
    key: `${key}Razon`,
    type: 'long-text',
    label: `${label}: fundamento`,
    required: true,
    blank: `fundamento del rubro ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    help: why,
    when: { field: amountKey(key) },
  },
]);

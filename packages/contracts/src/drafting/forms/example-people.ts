/** The plainly fictitious people of the examples. */
export const ana = {
  name: 'Ana Ejemplo',
  document: 'DNI 00.000.001',
  address: 'Calle Falsa 123, Ciudad Autónoma de Buenos Aires',
};
export const beto = {
  name: 'Beto Muestra',
  document: 'DNI 00.000.002',
  address: 'Avenida Imaginaria 456, Ciudad Autónoma de Buenos Aires',
};
export const dora = {
  name: 'Dora Supuesta',
  document: 'DNI 00.000.003',
  address: 'Pasaje Imaginado 789, Ciudad Autónoma de Buenos Aires',
};

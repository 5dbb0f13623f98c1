import { expect, test } from 'vitest';
import { readContractKind } from './read-contract-kind.ts';

const between =
  '\n\nEntre JUAN PÉREZ, DNI 20.111.222, en adelante UNA PARTE, y MARÍA GÓMEZ S.R.L., en adelante LA OTRA, se conviene:\n\n';

test.each([
  ['BOLETO DE COMPRAVENTA DE AUTOMOTOR USADO', 'Se vende un sedán modelo 2021.', 'sale'],
  ['BOLETO DE COMPRAVENTA', 'Se vende el lote 12 de la manzana 4.', 'land-sale-agreement'],
  ['RESERVA DE COMPRA DE DEPARTAMENTO EN POZO', 'Se promete vender la unidad funcional 5.', 'land-sale-agreement'],
  ['CESIÓN DE BOLETO DE COMPRAVENTA', 'Una parte cede y transfiere a la otra sus derechos.', 'assignment'],
  ['CONSTITUCIÓN DE S.A.S.', 'Se constituye una sociedad con un capital social de $ 1.000.000.', 'company'],
  ['ORGANIZACIÓN DE FIESTA DE QUINCE', 'Habrá música y comida para 120 personas.', 'services'],
  ['SOLICITUD DE ADHESIÓN AL GIMNASIO', 'Se paga una cuota mensual.', 'services'],
  ['TÉRMINOS DE SUSCRIPCIÓN DE PLATAFORMA', 'Se da acceso por un año.', 'software'],
  ['CONTRATO DE TRABAJO A PLAZO FIJO', 'Trabajará de vendedor seis meses.', 'employment'],
])('%s is known by its title', (title, body, kind) => {
  expect(readContractKind(`${title}${between}PRIMERA. ${body}`).kind).toBe(kind);
});

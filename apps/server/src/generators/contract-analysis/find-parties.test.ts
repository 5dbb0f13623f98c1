import { expect, test } from 'vitest';
import { readContractParties } from './read-contract-parties.ts';

const namesOf = (text: string) => readContractParties(text).map(({ name }) => name);

test('to whom a letter with an offer goes is a party', () => {
  const letter =
    'Godoy Cruz, 27 de febrero de 2026\n\nSeñores\nREPARTOS EL CHAÑAR S.R.L.\nParque Industrial, San Luis\n\nBEBIDAS CUYO S.A. (CUIT 30-70840337-6, en lo sucesivo la "Fabricante") propone a ustedes lo que sigue.';
  expect(namesOf(letter)).toEqual(['REPARTOS EL CHAÑAR S.R.L.', 'BEBIDAS CUYO S.A.']);
});

test('names in quotation marks, broken by a margin, are whole', () => {
  const text =
    'En Bahía Blanca, entre la firma "VIUDA DE OLASAGASTI E HIJOS\nS.C.A.", CUIT 30-53998417-2, como LOCADORA; y por la otra "CUATRO VIENTOS CALZADOS S.A.S.", CUIT\n30-71744903-5, como LOCATARIA, se conviene:';
  expect(namesOf(text).map((name) => name.replace(/\s+/g, ' '))).toEqual([
    'VIUDA DE OLASAGASTI E HIJOS S.C.A.',
    'CUATRO VIENTOS CALZADOS S.A.S.',
  ]);
});

test('who stands by is a party, and an insurer only where it is identified', () => {
  const of = (clause: string) => namesOf(`Entre Ana Paz, DNI 20.111.222, y Luis Soto, DNI 30.111.222:\n\n1. ${clause}`);
  const others = ['Ana Paz', 'Luis Soto'];
  expect(of('El señor Rodolfo Mántaras, DNI 10.882.614, afianza estas obligaciones.')).toContain('Rodolfo Mántaras');
  expect(of('Entrega un seguro de caución emitido por Sudestada Seguros S.A., por un año.')).toEqual(others);
  expect(of('Entrega un seguro de caución emitido por Sudestada Seguros S.A., CUIT 30-69877121-4.')).toContain(
    'Sudestada Seguros S.A.',
  );
  expect(
    of(
      'La Sra. Nélida Frontera, DNI 10.334.872, con domicilio en Av.\nJuan B. Alberdi 2290, se constituye en fiadora.',
    ),
  ).toContain('Nélida Frontera');
});

test('a form names its parties by their data, with dots or a bar between', () => {
  const form =
    'BOLETO DE AUTOMOTOR\n\nVENDEDOR:    BRUNO ARIEL ECHEGOYEN ....... DNI 22.111.222\nCOMPRADORA:  IRENE SOL PACHECO ........ DNI 33.111.222\n\nPRIMERA. Se vende un auto.';
  expect(namesOf(form)).toEqual(['BRUNO ARIEL ECHEGOYEN', 'IRENE SOL PACHECO']);
  const web =
    'Alta de servicio\n\nPrestador: Andina Redes S.A. | CUIT 30-71111111-1\nTitular: Elsa Nora Ibarra | DNI 27.111.222\n\n1. EL SERVICIO\nSe presta internet.';
  expect(namesOf(web)).toEqual(['Andina Redes S.A.', 'Elsa Nora Ibarra']);
});

test('a deed names a party with all that it tells of them, and neither spouse nor parents are one', () => {
  const deed =
    'En la ciudad de Salta comparecen: don RAMÓN OSCAR LEIVA, argentino, nacido el 4 de marzo de 1960, casado en primeras nupcias con Delia Ríos, Documento Nacional de Identidad número 13.111.222; y doña CELIA INÉS FUNES, argentina, hija de Mario Funes y de Ana Vega, Documento Nacional de Identidad número 21.111.222.';
  expect(namesOf(deed)).toEqual(['RAMÓN OSCAR LEIVA', 'CELIA INÉS FUNES']);
});

test('who is represented is a party, and the head of an office is none', () => {
  const letter =
    'GERENCIA DE COMPRAS\nDocumento C-04\n\nEn mi carácter de apoderado de MOLINOS DEL ESTE S.A., CUIT 30-71111111-1, ofrezco a Luis Soto, DNI 30.111.222, lo que sigue.';
  expect(namesOf(letter)).toEqual(['MOLINOS DEL ESTE S.A.', 'Luis Soto']);
});

test('without documents the parties are those to whom the contract gives a side', () => {
  const plain = 'Reunidos en Neuquén, Rolando Vera (el dueño) y Camila Ferro (la inquilina) acordamos el alquiler.';
  expect(namesOf(plain)).toEqual(['Rolando Vera', 'Camila Ferro']);
});

test.each<[string, string, string[]]>([
  [
    'Rosario, 3 de agosto de 2026.',
    'Rosario, 3 de agosto de 2026.\n\nFirman: MARTA GÓMEZ, DNI 14.773.902, (la Locadora); JULIO BUSTOS, DNI 36.508.417 (el Locatario); y NORMA LEIVA, DNI 17.229.640 (la Fiadora).\n\n1. FIANZA. Si la Fiadora quedara sin ingresos, el Locatario ofrecerá otra.\n\n2. La Fiadora se constituye en fiadora solidaria.',
    ['MARTA GÓMEZ', 'JULIO BUSTOS', 'NORMA LEIVA'],
  ],
  [
    'CONTRATO DE FRANQUICIA',
    'CONTRATO DE FRANQUICIA\n\nEntre TOSTADO S.A., CUIT 30-71433890-5, la "FRANQUICIANTE", y SABORES S.A.S., CUIT 30-71760014-7, el "FRANQUICIADO":\n\n6. GARANTÍA Y PENALIDAD\n6.1. Un seguro de caución afianza las obligaciones del FRANQUICIADO.\n\n7. CONCLUSIÓN\n7.1. Fin.',
    ['TOSTADO S.A.', 'SABORES S.A.S.'],
  ],
  [
    'CONTRATO DE MUTUO',
    'CONTRATO DE MUTUO\n\nEntre CRÉDITO S.R.L., CUIT 30-70712365-4, en adelante la ACREEDORA, y doña ELVIRA SOSA, DNI 25.870.164, en adelante la DEUDORA.\n\nSe constituye en fiador solidario don RUBÉN ESQUIVEL, DNI 23.114.785, de este domicilio, en adelante el FIADOR, quien renuncia al beneficio de excusión. BAJO TALES CONDICIONES, y previa lectura, firman tres ejemplares, habiendo recibido la DEUDORA y el FIADOR los suyos.',
    ['CRÉDITO S.R.L.', 'ELVIRA SOSA', 'RUBÉN ESQUIVEL'],
  ],
  [
    'Tandil, 9 de marzo de 2026',
    'Tandil, 9 de marzo de 2026\n\nSeñores\nMOLINOS DEL SALADO S.A.\nRuta 226\n\nRef.: Oferta de mantenimiento\n\nDe nuestra mayor consideración:\n\nARCE INGENIERÍA S.R.L. (en adelante, "Arce") se dirige a MOLINOS DEL SALADO S.A. ("Molinos") para formularle la presente oferta.\n\nA) Alcance. Arce hará el mantenimiento.',
    ['MOLINOS DEL SALADO S.A.', 'ARCE INGENIERÍA S.R.L.'],
  ],
  [
    'Paraná, 9 de marzo de 2026',
    'Paraná, 9 de marzo de 2026\n\nA: FRIGORÍFICO DEL LITORAL S.A.\nPresente\n\nEstimados:\n\nPor la presente LIMPIEZA TOTAL S.R.L. ("Limpieza") les ofrece el servicio de limpieza.\n\n1. Precio. $ 500.000 por mes.',
    ['FRIGORÍFICO DEL LITORAL S.A.', 'LIMPIEZA TOTAL S.R.L.'],
  ],
  [
    'CONTRATO DE LOCACIÓN',
    'CONTRATO DE LOCACIÓN\n\nEntre Ana Paz, DNI 20.111.222 (la Locadora), y Luis Soto, DNI 30.111.222 (el Locatario):\n\nDÉCIMA. GARANTÍAS\nMientras Dure La Locación el Locatario mantendrá un garante.\n\nUNDÉCIMA. GASTOS COMUNES. Si el Garante falleciere, el Locatario ofrecerá otro garante.',
    ['Ana Paz', 'Luis Soto'],
  ],
  [
    'CONTRATO DE LOCACIÓN',
    'CONTRATO DE LOCACIÓN\n\nEntre Ana Paz, DNI 20.111.222 (la Locadora), y Luis Soto, DNI 30.111.222 (el Locatario):\n\n10. GARANTE. Actúa como garante de todas las obligaciones el señor Hugo Peralta, DNI 12.345.678, empleado del Banco de Córdoba.\n\n11. TRIBUNALES. Los de Córdoba.',
    ['Ana Paz', 'Luis Soto', 'Hugo Peralta'],
  ],
  [
    'CONTRATO DE LOCACIÓN',
    'CONTRATO DE LOCACIÓN\n\nEntre Ana Paz, DNI 20.111.222 (la Locadora), y Luis Soto, DNI 30.111.222 (el Locatario):\n\n10. FIANZA. Presente en este acto la Sra. Mirta Elena Gauna, DNI 12.345.678, se obliga como codeudora solidaria.\n\n11. Para la Provincia de Córdoba rige la fianza del Código Civil y Comercial.',
    ['Ana Paz', 'Luis Soto', 'Mirta Elena Gauna'],
  ],
  [
    'ACUERDO DE CONFIDENCIALIDAD',
    'ACUERDO DE CONFIDENCIALIDAD\n\nEste Acuerdo se celebra el 30 de abril de 2026 entre BIOVERTIENTE S.A., una sociedad constituida bajo las leyes argentinas, con domicilio en Av. del Libertador 5990 ("Biovertiente"), y LABORATORIOS QUEBRACHO S.A., con domicilio en Zárate ("Quebracho").\n\nSección 1. Las Partes guardan secreto.',
    ['BIOVERTIENTE S.A.', 'LABORATORIOS QUEBRACHO S.A.'],
  ],
  [
    'Contrato de trabajo',
    'Contrato de trabajo\n\nDatos\n  • Empleadora: TEMPOLAB S.A., CUIT 30-71655309-2 ("TempoLab"), Mendoza.\n  • Trabajadora: ROCÍO FERREYRA, DNI 38.756.220, Guaymallén.\n  • Fecha: 1 de octubre de 2026\n\nInicio\nIngresás el 5 de octubre de 2026. Los primeros tres meses son a prueba.',
    ['TEMPOLAB S.A.', 'ROCÍO FERREYRA'],
  ],
  [
    'Acuerdo entre vecinos',
    'Acuerdo entre vecinos\n\nNosotros, Pedro Mansilla y Cecilia Roldán, por un lado, y por el otro Jorge Ledesma, nos ponemos de acuerdo en que Jorge nos hace el techo del quincho.\n\n1) El precio es $ 900.000.',
    ['Pedro Mansilla', 'Cecilia Roldán', 'Jorge Ledesma'],
  ],
  [
    'COMPRAVENTA',
    'COMPRAVENTA\n\nYo, Ramiro Funes, DNI 33.904.218, le vendo a Lucía Ortega, DNI 30.222.111, la moto Honda Wave.\n\nEl precio es $ 900.000.',
    ['Ramiro Funes', 'Lucía Ortega'],
  ],
  [
    'CONTRATO DE LOCACIÓN DE SERVICIOS',
    'CONTRATO DE LOCACIÓN DE SERVICIOS\n\nPrestador: Juan Cruz Varela — CUIT 20-30111222-3\nCliente: Estudio Norte SRL — CUIT 30-70111222-3\nFecha: 3/5/2026\n\n1. Servicio. Diseño.',
    ['Juan Cruz Varela', 'Estudio Norte SRL'],
  ],
  [
    'TÉRMINOS DEL SERVICIO',
    'TÉRMINOS DEL SERVICIO\n\nEste contrato se firma entre vos (Carla Sosa, DNI 30.111.222) y nosotros, NUBE SUR S.A.S. (CUIT 30-71222333-4).\n\n1. Precio. $ 5.000 por mes.',
    ['Carla Sosa', 'NUBE SUR S.A.S.'],
  ],
  [
    'ESCRITURA NÚMERO CIENTO DOS.- En la Ciud',
    'ESCRITURA NÚMERO CIENTO DOS.- En la Ciudad de Salta, a cuatro de mayo de dos mil veintiséis, ante mí, Escribano autorizante, comparecen: por una parte, Mario Alberto TEJERINA, argentino, soltero, DNI 20.111.333, CUIT 20-20111333-4, domiciliado en Balcarce 100; y por la otra, Susana Beatriz FIGUEROA, argentina, viuda, DNI 18.222.444, domiciliada en Mitre 22.-\n\nPRIMERO: Vende el inmueble.',
    ['Mario Alberto TEJERINA', 'Susana Beatriz FIGUEROA'],
  ],
  [
    'CONTRATO DE COMODATO',
    'CONTRATO DE COMODATO\n\nEn Posadas, a los 3 días de marzo de 2026, la Cooperativa de Trabajo Yerba Mate Ltda., matrícula 4411, representada por su presidente Raúl Acosta, DNI 11.222.333, en adelante "la Comodante", y la Asociación Civil Manos Abiertas, CUIT 30-70111222-9, en adelante "la Comodataria", acuerdan:\n\n1. Objeto.',
    ['Cooperativa de Trabajo Yerba Mate Ltda.', 'Asociación Civil Manos Abiertas'],
  ],
  [
    'Contrato de alquiler',
    'Contrato de alquiler\n\nPropietaria: Elsa Nora Ibarra (DNI 11.222.333)\nInquilinos: Tomás Ruiz (DNI 33.222.111) y Julieta Mora (DNI 34.222.111)\nGarante: Héctor Ruiz (DNI 14.222.111)\n\n1. Se alquila la casa.\n\n2. Héctor Ruiz sale de garante por todo.',
    ['Elsa Nora Ibarra', 'Tomás Ruiz', 'Julieta Mora', 'Héctor Ruiz'],
  ],
  [
    'CONTRATO DE PRENDA CON REGISTRO',
    'CONTRATO DE PRENDA CON REGISTRO\n\nACREEDOR PRENDARIO: BANCO DEL VALLE S.A. ..... CUIT 30-50001234-5\nDEUDOR PRENDARIO: OSCAR RAÚL MIÑO ..... DNI 21.345.678\nCODEUDORA: LILIANA ESTER PAZ ..... DNI 22.345.678\nLUGAR Y FECHA: RESISTENCIA, 4 DE MAYO DE 2026\n\nPRIMERA: EL ACREEDOR PRESTA AL DEUDOR LA SUMA DE PESOS DOCE MILLONES ($ 12.000.000), PAGADERA EN TREINTA Y SEIS (36) CUOTAS MENSUALES.\n\nSEGUNDA: EN GARANTÍA EL DEUDOR CONSTITUYE PRENDA FIJA EN PRIMER GRADO SOBRE EL TRACTOR MARCA PAUNY.\n\nTERCERA: LA FALTA DE PAGO DEVENGARÁ UN INTERÉS PUNITORIO DEL 3 % MENSUAL.\n\nCUARTA: LAS PARTES SE SOMETEN A LOS TRIBUNALES DE RESISTENCIA.',
    ['BANCO DEL VALLE S.A.', 'OSCAR RAÚL MIÑO', 'LILIANA ESTER PAZ'],
  ],
  [
    'PRESUPUESTO N° 145',
    'PRESUPUESTO N° 145\n\nDe: CONSTRUCCIONES PÉREZ HNOS. S.R.L. — CUIT 30-70999888-1\nPara: Sra. Elena Márquez — DNI 17.888.999\nFecha: 14/04/2026\nObra: ampliación de cocina\n\nMano de obra y materiales: $ 9.800.000.\nPlazo de obra: 45 días hábiles desde el anticipo.\nForma de pago: 40 % de anticipo, 60 % contra entrega.\nSi la inflación supera el 5 % mensual, el saldo se actualiza por el índice CAC.\nAceptado este presupuesto queda firme como contrato.',
    ['CONSTRUCCIONES PÉREZ HNOS. S.R.L.', 'Elena Márquez'],
  ],
  [
    'SERVICE OFFER / OFERTA DE SERVICIOS',
    'SERVICE OFFER / OFERTA DE SERVICIOS\n\nBuenos Aires, May 4, 2026 / Buenos Aires, 4 de mayo de 2026\n\nFrom / De: CODERS SUR S.A. (CUIT 30-71222333-9)\nTo / A: BRIGHT LAKE LLC\n\n1. Services / Servicios. CODERS SUR S.A. prestará servicios de desarrollo.\n2. Fees / Honorarios. USD 12.000 por mes.\n3. Term / Plazo. Doce meses desde la aceptación / Twelve months.\n4. Late payment / Mora. 1 % mensual.',
    ['CODERS SUR S.A.', 'BRIGHT LAKE LLC'],
  ],
  [
    'CONTRATO DE LOCACIÓN TEMPORARIA',
    'CONTRATO DE LOCACIÓN TEMPORARIA\n\n| Anfitriona | Paula Inés Correa, DNI 25.111.222 |\n| Huésped | Martín Lagos, DNI 30.111.222 |\n| Estadía | del 3 al 17 de enero de 2027 (14 noches) |\n| Precio | USD 1.400 por toda la estadía |\n| Garantía | USD 300 en efectivo, se devuelve al salir |\n| Fecha | 20 de noviembre de 2026 |\n\n1. La casa se entrega limpia.\n2. Por cada noche de más el huésped paga USD 200.',
    ['Paula Inés Correa', 'Martín Lagos'],
  ],
  [
    'CONTRATO DE TRABAJO',
    'CONTRATO DE TRABAJO\n\nEn la ciudad de Neuquén, a los 4 días del mes de mayo del año 2026, se reúnen: la firma FRUTAS DEL ALTO VALLE S.R.L., C.U.I.T. N° 30-70111222-3, representada por el Sr. Juan Andrés Coria en su carácter de socio gerente (EL EMPLEADOR) y la Sra. NORA BEATRIZ QUIROGA, D.N.I. N° 28.111.222 (LA TRABAJADORA), quienes acuerdan:\n\nPRIMERO: La trabajadora ingresa el 11 de mayo de 2026 y el vínculo es por tiempo indeterminado.\n\nSEGUNDO: Percibirá $ 1.150.000 mensuales, que se moverán con las paritarias del gremio.',
    ['FRUTAS DEL ALTO VALLE S.R.L.', 'NORA BEATRIZ QUIROGA'],
  ],
  [
    'Acuerdo de socios',
    'Acuerdo de socios\n\nNosotros, Lucas Ferro, Micaela Duarte y Tomás Aguirre, socios de la app "Vecinos", dejamos escrito lo que hablamos el sábado 9 de mayo de 2026 en Córdoba.\n\n1) Cada uno pone $ 2.000.000.\n2) Si Micaela se va antes de dos años, pierde su parte.',
    ['Lucas Ferro', 'Micaela Duarte', 'Tomás Aguirre'],
  ],
  [
    'CONTRATO CONSTITUTIVO DE S.R.L.',
    'CONTRATO CONSTITUTIVO DE S.R.L.\n\nEn Mendoza, el 8 de junio de 2026, IVÁN PARDO, argentino, 40 años, soltero, comerciante, DNI 29.111.222, domiciliado en San Martín 100, y SOFÍA RINALDI, argentina, 38 años, casada, ingeniera, DNI 31.111.222, constituyen una sociedad de responsabilidad limitada.\n\nArtículo 1. Se denomina BODEGAS PARDO S.R.L. y tiene sede en Mendoza.\n\nArtículo 2. Su duración es de noventa y nueve años.\n\nArtículo 4. El capital es de $ 10.000.000.',
    ['IVÁN PARDO', 'SOFÍA RINALDI'],
  ],
  [
    'CONTRATO DE FIDEICOMISO INMOBILIARIO',
    'CONTRATO DE FIDEICOMISO INMOBILIARIO\n\nEntre ESTUDIO FIDUCIARIO DEL PLATA S.A., CUIT 30-71000111-2, representado en este acto por su presidente, Cr. Mario Benítez, en adelante el FIDUCIARIO, y los fiduciantes ALICIA RUANO, DNI 14.111.222, y CARLOS RUANO, DNI 16.111.222, se celebra el 2 de febrero de 2026 en La Plata:\n\nCLÁUSULA 1. Los fiduciantes aportan US$ 250.000.\n\nCLÁUSULA 2. El fideicomiso durará hasta la adjudicación de las unidades y no más de ocho años.',
    ['ESTUDIO FIDUCIARIO DEL PLATA S.A.', 'ALICIA RUANO', 'CARLOS RUANO'],
  ],
  [
    'CONTRATO DE LICENCIA DE SOFTWARE',
    'CONTRATO DE LICENCIA DE SOFTWARE\n\n1. Partes. Licenciante: DATOSUR S.A.S., CUIT 30-71555666-7. Licenciataria: CLÍNICA DEL SOL S.A., CUIT 30-60555666-7.\n2. Fecha de firma: 5 de marzo de 2026, en Rosario.\n3. Precio. USD 900 por mes, por usuario nombrado hasta treinta.\n4. Ajuste: ninguno durante el primer año; después, CPI de los Estados Unidos.\n5. Duración: 24 meses.\n6. Nivel de servicio: por cada punto por debajo de 99,5 % se acredita el 3 % del mes.',
    ['DATOSUR S.A.S.', 'CLÍNICA DEL SOL S.A.'],
  ],
  [
    'BOLETO DE COMPRAVENTA',
    'BOLETO DE COMPRAVENTA\n\nEn Rafaela, a 3 de junio de 2026, entre los cónyuges en primeras nupcias Hugo Daniel SARTORI (DNI 18.111.222) y Ana María BOSSIO (DNI 19.111.222), por la parte vendedora, y Federico LUNA (DNI 33.111.222), por la parte compradora, se conviene:\n\n1) Los vendedores venden la casa de Belgrano 200.\n2) El precio se fija en U$S 95.000, que se abona: U$S 30.000 en este acto y el resto al escriturar.\n3) La escritura se firma a los noventa días.\n4) Seña: si el comprador desiste la pierde; si desisten los vendedores devuelven el doble.',
    ['Hugo Daniel SARTORI', 'Ana María BOSSIO', 'Federico LUNA'],
  ],
  [
    'CONTRATO DE DISTRIBUCIÓN',
    'CONTRATO DE DISTRIBUCIÓN\n\nEntre LÁCTEOS LA PAMPA S.A. ("La Pampa"), con domicilio en Santa Rosa, y MAYORISTA ONCE S.R.L. ("Once"), con domicilio en CABA, se acuerda con fecha 10 de agosto de 2026 lo siguiente:\n\n1. La Pampa confiere a Once la distribución en CABA por cinco años.\n2. Once compra según la lista de distribuidores con 18 % de descuento.\n3. La lista puede cambiar con treinta días de aviso.\n4. Once entrega un aval bancario por $ 40.000.000.\n5. Diferencias: arbitraje de la Bolsa de Comercio de Buenos Aires.',
    ['LÁCTEOS LA PAMPA S.A.', 'MAYORISTA ONCE S.R.L.'],
  ],
  [
    'CONTRATO DE ALQUILER DE VIVIENDA',
    'CONTRATO DE ALQUILER DE VIVIENDA\n\nYo, Elsa Ferrari (DNI 11.222.333), dueña de la casa de Mitre 50, se la alquilo a Pablo Ríos (DNI 30.222.333) y a Carla Vera (DNI 31.222.333). Sale de garante la mamá de Pablo, Susana Ríos (DNI 14.222.333). Lo firmamos en Tigre el 2 de marzo de 2026.\n\n- El alquiler arranca en $ 500.000 y cada tres meses le sumamos lo que diga el IPC.\n- Son dos años, hasta el 28 de febrero de 2028.\n- Dejan un mes de depósito.\n- Si pagan tarde, 0,3 % por día.',
    ['Elsa Ferrari', 'Pablo Ríos', 'Carla Vera', 'Susana Ríos'],
  ],
])('parties are those who agree, in many hands (%s)', (_, text, names) => {
  expect(namesOf(text).map((name) => name.replace(/\s+/g, ' '))).toEqual(names);
});

test('people are identified at the signatures, in the fields of a form and by a foreign form of company', () => {
  const signed = `PRESUPUESTO\n\n"Quien encarga" y "quien construye" firman al pie.\n\n${'La obra se hace según el plano. '.repeat(120)}\n\nFirma de quien encarga: ____\nMÓNICA SARAVIA, odontóloga, DNI 26.897.340\n\nFirma de quien construye: ____\nCIMIENTO NORTE S.R.L., CUIT 30-71345209-6, por su gerente\n`;
  expect(readContractParties(signed).map(({ name }) => name)).toEqual(['MÓNICA SARAVIA', 'CIMIENTO NORTE S.R.L.']);
  const form =
    'SOLICITUD DE ABONO\n\nApellido y nombres: ....PACHAMÉ, LUCRECIA INÉS....\nDocumento: ....24.880.117....';
  expect(readContractParties(form).map(({ name }) => name)).toEqual(['PACHAMÉ, LUCRECIA INÉS']);
  const foreign =
    'CONTRATO DE DISTRIBUCIÓN\n\nENTRE\n\n(1) INSTRUMENTAL ALBAICÍN, S.L., sociedad de España, y\n\n(2) SUMINISTROS SUR S.A., CUIT 30-70985514-6.';
  expect(readContractParties(foreign).map(({ name }) => name)).toContain('INSTRUMENTAL ALBAICÍN, S.L.');
});

/** Texts to try each tool with. Every person, file and place is invented. */
export const exampleTexts = {
  sentence: `JUZGADO NACIONAL DE PRIMERA INSTANCIA EN LO CIVIL N.º 115

Expediente N.º 48.211/2023. "ROLDÁN, MARIELA BEATRIZ c/ TRANSPORTES DEL LITORAL S.A. s/ daños y perjuicios"

Buenos Aires, 14 de agosto de 2026.

VISTOS: Estos autos para dictar sentencia, de los que RESULTA que Mariela Beatriz Roldán demanda a Transportes del Litoral S.A. por la suma de $ 9.850.000. Relata que el 3 de mayo de 2022 cruzaba la avenida por la senda peatonal, con semáforo a su favor, cuando un colectivo de la demandada la embistió. Reclama incapacidad sobreviniente, gastos médicos y daño moral. La demandada contesta, niega los hechos y sostiene que la actora cruzó con luz roja.

Y CONSIDERANDO:
I. Que la responsabilidad debe juzgarse según los arts. 1757, 1758 y 1769 del Código Civil y Comercial. Probado el contacto con la cosa riesgosa, pesaba sobre la demandada acreditar la causa ajena (arts. 1722 y 1734).
II. Que el testigo Norberto Quiroga declaró que la actora cruzaba con luz verde. La pericia mecánica no pudo establecer la velocidad del colectivo. No se acreditó el hecho de la víctima.
III. Que la perito médica estimó una incapacidad física parcial y permanente del 18 %. Corresponde fijar por incapacidad sobreviniente $ 5.200.000 (art. 1746). Los gastos médicos se admiten por $ 180.000. El daño moral se fija en $ 1.900.000 (art. 1741).
IV. Que la tasa de interés se fija en la activa del Banco de la Nación Argentina desde el hecho.
V. Que las costas se imponen a la demandada vencida (art. 68 del Código Procesal Civil y Comercial de la Nación).

Por ello, FALLO: 1) Haciendo lugar parcialmente a la demanda y condenando a Transportes del Litoral S.A. a pagar a Mariela Beatriz Roldán la suma de $ 7.280.000, con más sus intereses, dentro de los diez días. 2) Con costas a la demandada. 3) Difiérese la regulación de honorarios. Regístrese, notifíquese y archívese.`,

  witnesses: `El 12 de marzo de 2026, a las 19.30, nuestra clienta Silvia Ortega se resbaló en la góndola de lácteos de un supermercado de Rosario. El piso estaba mojado por la pérdida de una heladera y no había ningún cartel de advertencia. Se fracturó la muñeca derecha y estuvo 45 días sin trabajar.

Ofrecemos como testigos a Raúl Medina, que compraba en el mismo pasillo y la ayudó a levantarse, y a Carolina Sosa, empleada de la caja 4, que dice que la heladera perdía agua desde hacía una semana y que el encargado lo sabía. El supermercado sostiene que el piso estaba seco y que la caída se debió a que la clienta corría.

Hay un video de la cámara del pasillo que el supermercado todavía no entregó, la historia clínica del hospital y el tique de la compra.`,

  opponent: `Alquilamos un local en Córdoba por cinco años desde el 1 de julio de 2024. El canon pactado es de $ 850.000 por mes, con ajuste semestral. Desde enero de 2026 el inquilino, Ferretería El Tornillo S.R.L., paga solo la mitad y dice que compensa con los arreglos del techo, que se llueve. El contrato dice que las reparaciones son a cargo del locatario.

Lo intimamos por carta documento el 6 de abril de 2026 a pagar lo adeudado en diez días, y contestó que no debe nada porque nos había avisado de las filtraciones por mensajes de WhatsApp en noviembre. Queremos demandar el cobro de los alquileres y el desalojo por falta de pago. Tenemos el contrato firmado, las dos cartas documento y los recibos parciales. No tenemos un informe técnico sobre el techo.`,

  knowledge: `Una consumidora compró por internet una heladera el 2 de febrero de 2026. Llegó el 20 de febrero con el motor fallado. El vendedor le ofreció repararla y tardó 70 días; a la semana volvió a fallar. La consumidora pide que le cambien el producto o le devuelvan el dinero. El vendedor contesta que la garantía de fábrica era de tres meses, que ya venció y que debe reclamarle al fabricante.

Para el caso importan la garantía legal, la reparación no satisfactoria, la responsabilidad de quienes intervienen en la venta y el derecho de revocación en las compras a distancia.`,

  contract: `CONTRATO DE LOCACIÓN DE VIVIENDA

Entre Héctor Daniel Luna, DNI 20.114.556, en adelante "el Locador", y Florencia Abril Castro, DNI 38.902.117, en adelante "la Locataria", se celebra el presente contrato, sujeto a las siguientes cláusulas:

PRIMERA. Objeto. El Locador da en locación a la Locataria el departamento de la calle Alvear 1322, piso 3.º A, de la ciudad de Mendoza, con destino exclusivo de vivienda.

SEGUNDA. Plazo. El plazo se fija en veinticuatro meses, desde el 1 de septiembre de 2026 hasta el 31 de agosto de 2028.

TERCERA. Precio. El canon locativo mensual es de $ 420.000, pagadero por mes adelantado del 1 al 10 de cada mes, por transferencia bancaria.

CUARTA. Ajuste. El canon se ajustará cada cuatro meses según el índice que el Locador elija en cada oportunidad.

QUINTA. Mora. La falta de pago en término producirá la mora automática y devengará una multa del 5 % diario sobre lo adeudado.

SEXTA. Depósito. La Locataria entrega en este acto $ 840.000 como depósito de garantía, que el Locador podrá retener sin rendir cuentas.

SÉPTIMA. Reparaciones. Todas las reparaciones, incluso las de estructura y cañerías, son a cargo exclusivo de la Locataria, que renuncia a todo reclamo.

OCTAVA. Rescisión. El Locador podrá rescindir el contrato en cualquier momento y sin expresión de causa, con un preaviso de diez días. La Locataria no podrá rescindirlo antes del vencimiento.

NOVENA. Jurisdicción. Las partes se someten a los tribunales que el Locador elija y renuncian a cualquier otro fuero.

En prueba de conformidad se firman dos ejemplares en Mendoza, a los 28 días de agosto de 2026.`,

  documents: `Mi padre, Ernesto Villalba, murió en Salta el 9 de enero de 2026. Estaba casado con mi madre, Norma, y somos tres hermanos; uno vive en España. Dejó la casa en la que vivía mi madre, comprada durante el matrimonio, un auto a su nombre y una cuenta en el Banco Nación. No encontramos testamento.

Queremos iniciar la sucesión. Mi hermano menor ocupa un terreno que papá había comprado por boleto en 1998 y que nunca se escrituró, y dice que se lo regaló.`,

  rulings: `Una pasajera viajaba en un colectivo de línea y cayó cuando el conductor frenó de golpe. Sufrió una lesión en la columna. La empresa de transporte dice que el frenado fue por culpa de otro auto que se cruzó y que la pasajera no iba agarrada del pasamanos. Busco precedentes sobre la obligación de seguridad del transportista y la prueba de la causa ajena.`,

  consultation: `Trabajo en Buenos Aires para una empresa de Bogotá que me contrató como desarrolladora. El contrato dice que se rige por la ley colombiana. Quiero saber qué reglas sobre terminación del contrato y preaviso se aplican allá y qué tendría que mirar antes de firmar una renuncia.`,
} as const;

/** A lease of a dwelling with clauses that the law does not stand by, invented. */
export const leaseContract = `CONTRATO DE LOCACIÓN DE VIVIENDA

Entre Beatriz Elena Salvatierra, DNI 21.334.556, con domicilio en Olazábal 2140 de la Ciudad Autónoma de Buenos Aires, en adelante la "LOCADORA", por una parte; y Julián Marcos Ibáñez, DNI 34.667.889, en adelante el "LOCATARIO", por la otra, se celebra el presente contrato de locación a los 10 días del mes de marzo de 2025, sujeto a las siguientes cláusulas:

PRIMERA: Objeto. LA LOCADORA da en locación al LOCATARIO el departamento de la calle Olazábal 2140, piso 3° B, con destino exclusivo a vivienda.

SEGUNDA: Plazo. El plazo de la locación es de dos años, desde el 10 de marzo de 2025 hasta el 9 de marzo de 2027.

TERCERA: Precio. El LOCATARIO pagará un alquiler mensual de $ 480.000, por mes adelantado, del 1 al 5 de cada mes.

CUARTA: Ajuste. El alquiler se ajustará cada tres meses por el índice de precios al consumidor (IPC) que publica el INDEC.

QUINTA: Expensas e impuestos. Son a cargo exclusivo del LOCATARIO las expensas ordinarias y extraordinarias, el ABL y el impuesto inmobiliario.

SEXTA: Reparaciones. Todas las reparaciones del inmueble, sin excepción, son a cargo del LOCATARIO. LA LOCADORA no será responsable por los daños que sufran las personas o las cosas por roturas, filtraciones o vicios del inmueble.

SÉPTIMA: Mora. La falta de pago en término dará lugar a una multa del 2% diario sobre lo adeudado, sin perjuicio de los daños y perjuicios que correspondan.

OCTAVA: Rescisión. El LOCATARIO podrá rescindir el contrato pagando tres meses de alquiler como única indemnización.

NOVENA: Desalojo. Ante la falta de pago de un período, la LOCADORA podrá iniciar el desalojo sin necesidad de intimación previa alguna.

DÉCIMA: Fianza. Garantiza el contrato el señor Raúl Óscar Funes como fiador, liso, llano y principal pagador, con renuncia a los beneficios de excusión y división, aun en caso de prórroga o renovación del contrato, hasta la efectiva restitución del inmueble.

UNDÉCIMA: Jurisdicción. Las partes se someten a los tribunales ordinarios de la Ciudad Autónoma de Buenos Aires.`;

/** A consumer loan without the data that the law asks for, invented. */
export const loanContract = `CONTRATO DE MUTUO

Entre Crédito Fácil del Sur S.A., en adelante la MUTUANTE, y la consumidora Norma Beatriz Godoy, en adelante la MUTUARIA, se celebra el presente préstamo personal para consumo.

1. Capital. La MUTUANTE entrega en este acto a la MUTUARIA la suma de $ 2.000.000, que ésta recibe de conformidad.
2. Devolución. La MUTUARIA se obliga a devolver el capital en 24 cuotas mensuales y consecutivas de $ 198.500, con vencimiento la primera el 5 de julio de 2025.
3. Mora. La mora será automática y devengará un interés punitorio del 9% mensual, que se capitalizará mensualmente.
4. Modificaciones. La MUTUANTE podrá modificar unilateralmente la tasa y los gastos administrativos en cualquier momento y sin previo aviso.
5. Prueba. En caso de conflicto, corresponde a la MUTUARIA probar que la MUTUANTE liquidó mal la deuda, y los registros de la MUTUANTE hacen plena prueba.
6. Jurisdicción. Las partes se someten a la jurisdicción de los tribunales de la ciudad de Rosario, con renuncia a cualquier otro fuero, incluso el del domicilio de la MUTUARIA.

En prueba de conformidad se firman dos ejemplares en Paraná, el 2 de junio de 2025.`;

/** A services contract between equals, with little to object to, invented. */
export const servicesContract = `CONTRATO DE PRESTACIÓN DE SERVICIOS

Entre Bodega Cerro Alto S.A., en adelante el COMITENTE, y la licenciada Carla Inés Roldán, en adelante la PRESTADORA, se conviene lo siguiente:

CLÁUSULA PRIMERA. Objeto. La PRESTADORA brindará servicios de asesoramiento en comercio exterior, en forma independiente y con sus propios medios.
CLÁUSULA SEGUNDA. Retribución. El COMITENTE abonará USD 1.200 por mes, dentro de los diez días de recibida la factura.
CLÁUSULA TERCERA. Plazo. El contrato tendrá una vigencia de doce meses a partir del 1 de febrero de 2025.
CLÁUSULA CUARTA. Confidencialidad. La PRESTADORA deberá mantener reserva sobre la información comercial del COMITENTE.
CLÁUSULA QUINTA. Extinción. El COMITENTE podrá rescindir el contrato en cualquier momento, sin expresión de causa y sin indemnización alguna.
CLÁUSULA SEXTA. Domicilios. Las partes constituyen domicilios especiales en los indicados al pie, donde serán válidas todas las notificaciones.`;

/** A lease of a restaurant, made by the landlord for the landlord, invented. */
export const commercialLease = `CONTRATO DE LOCACIÓN COMERCIAL

Entre los Sres. INMOBILIARIA DEL PLATA S.R.L., CUIT 30-71234567-8, representada en este acto por su socio gerente, Sr. Héctor Omar Bustos, D.N.I. 17.222.333, con domicilio en Av. Corrientes 1550, C.A.B.A., en adelante “EL LOCADOR”, y por la otra parte el Sr. Diego Martín Ledesma, D.N.I. Nº 28.111.222, con domicilio en Bulnes 820, C.A.B.A., en adelante “EL LOCATARIO”, convienen en celebrar el presente contrato, sujeto a las siguientes cláusulas:

PRIMERA: OBJETO Y DESTINO. El LOCADOR da en locación al LOCATARIO el local de la planta baja de la Av. Medrano 455, C.A.B.A., con una superficie de 140 m2, con destino exclusivo a restaurante. El LOCATARIO no podrá variar el destino.

SEGUNDA: PLAZO. El plazo se fija en DIECIOCHO (18) meses, a contar desde el 1º de mayo de 2025, venciendo en consecuencia el 31 de octubre de 2026.

TERCERA: PRECIO. El canon locativo mensual se establece en la suma de PESOS UN MILLÓN OCHOCIENTOS MIL ($ 1.800.000.-) durante el primer trimestre, con un incremento del 12% (doce por ciento) acumulativo cada tres meses. A partir del séptimo mes, el canon se actualizará según el índice que el Locador elija.

CUARTA: MORA. La mora se producirá de pleno derecho. En caso de atraso, el LOCATARIO abonará un interés punitorio del 5% diario sobre las sumas adeudadas.

QUINTA: REPARACIONES. Estarán a cargo del LOCATARIO todas las reparaciones, incluso las estructurales y las de techos y cañerías maestras. 

SEXTA: RESPONSABILIDAD. El LOCADOR no responderá por daño alguno que sufran el LOCATARIO o sus clientes, cualquiera sea su causa, ni aun por dolo de sus dependientes.

SÉPTIMA: RESCISIÓN. El LOCADOR podrá rescindir el contrato en cualquier momento, sin expresión de causa, con un preaviso de diez (10) días corridos. El LOCATARIO renuncia a la facultad del art. 1221 del Código Civil y Comercial; si se retirara antes, abonará el 100% de los cánones pendientes hasta el vencimiento.

OCTAVA: FALTA DE PAGO. La falta de pago de un (1) solo mes facultará al LOCADOR a cambiar la cerradura del local y retirar las pertenencias del LOCATARIO, sin necesidad de intervención judicial.

NOVENA: DEPÓSITO. El LOCATARIO entrega en este acto la suma de $ 5.400.000 en concepto de depósito en garantía, que el LOCADOR podrá retener al finalizar el contrato sin rendir cuentas.

DÉCIMA: FIANZA. Se constituye en fiador, liso, llano y principal pagador, el Sr. Ernesto Julio Pereyra, D.N.I. 14.555.666, con renuncia a los beneficios de excusión y división, obligación que se extiende a toda prórroga o renovación.

DÉCIMO PRIMERA: JURISDICCIÓN. Toda controversia será sometida a los tribunales de la ciudad de Nueva York, Estados Unidos, con renuncia a todo otro fuero y a interponer recurso de apelación.

DÉCIMO SEGUNDA: MEJORAS. Las mejoras que introduzca el LOCATARIO, aun las necesarias, quedarán en beneficio de la propiedad sin derecho a compensación alguna.

En la Ciudad Autónoma de Buenos Aires, a los 28 días del mes de abril de 2025, se firman dos ejemplares de un mismo tenor y a un solo efecto.`;

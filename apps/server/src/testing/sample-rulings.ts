/** A first-instance ruling of a national civil court, invented: parties, figures and reasons belong to nobody. */
export const firstInstanceRuling = `JUZGADO NACIONAL DE PRIMERA INSTANCIA EN LO CIVIL N° 142

Buenos Aires, 14 de marzo de 2025.

AUTOS Y VISTOS: Estos autos caratulados "Ledesma, Graciela Noemí c/ Transportes Río Manso S.A. y otro s/ daños y perjuicios" (expte. n° 48.215/2021), en estado de dictar sentencia, de los que

RESULTA:
I. Que Graciela Noemí Ledesma promueve demanda contra Transportes Río Manso S.A. por la suma de $ 18.400.000, con más sus intereses y costas. Relata que el 7 de agosto de 2020 viajaba en el interno 31 cuando el chofer frenó de golpe y cayó contra un asiento. Reclama incapacidad sobreviniente, daño moral, gastos médicos y privación de uso.
II. Que se cita en garantía a Aseguradora del Litoral S.A., que reconoce la póliza y opone un límite de cobertura.
III. Que la demandada contesta, niega el hecho y solicita el rechazo de la demanda.

CONSIDERANDO:
I. Que la relación entre las partes es un contrato de transporte, y la responsabilidad del transportista es objetiva según los arts. 1286 y 1757 del Código Civil y Comercial. También rige el art. 40 de la ley 24.240.
II. Que el testigo del pasaje y la pericia médica acreditan que la actora cayó por la frenada y que tiene una incapacidad del 12 %. La demandada no probó la culpa de la víctima que autoriza el art. 1729 del Código Civil y Comercial, de modo que corresponde hacer lugar a la demanda por la incapacidad.
III. Que en cuanto al daño moral, las lesiones y el tratamiento alteraron la vida de la actora, por lo que corresponde admitirlo (art. 1741 del CCyC y doctrina de Fallos: 344:2256).
IV. Que los gastos médicos se presumen por la naturaleza de las lesiones (art. 1746 del CCyC).
V. Que las costas deben imponerse a la demandada vencida, conforme al art. 68 del Código Procesal Civil y Comercial de la Nación.

Por ello, FALLO:
1) Haciendo lugar parcialmente a la demanda y condenando a Transportes Río Manso S.A. a pagar a Graciela Noemí Ledesma la suma de $ 9.750.000 dentro de los diez días, en concepto de incapacidad sobreviniente, daño moral y gastos médicos.
2) Haciendo extensiva la condena a Aseguradora del Litoral S.A. en la medida del seguro.
3) Imponiendo las costas a la demandada vencida.
4) Difiriendo la regulación de honorarios hasta que exista liquidación aprobada.
Regístrese, notifíquese y oportunamente archívese.`;

/** An appeal ruling with a dissent, invented. */
export const appealRuling = `CÁMARA NACIONAL DE APELACIONES EN LO CIVIL - SALA P

En la Ciudad Autónoma de Buenos Aires, a los doce días del mes de junio de dos mil veinticinco, reunidos en acuerdo los jueces de la Sala P para conocer en los autos "Ferreyra, Osvaldo Ramón c/ Consorcio Pasaje Las Acacias 1450 s/ daños y perjuicios" (expte. 9.731/2019), el Dr. Balcarce dijo:

I. La sentencia de primera instancia hizo lugar a la demanda y condenó al consorcio a pagar $ 4.200.000 por las filtraciones. Apela el consorcio, que se agravia de la responsabilidad que se le atribuye y del monto.
II. El consorcio es responsable de los daños que causan las partes comunes, porque tiene a su cargo conservarlas en los términos del art. 2048 del Código Civil y Comercial y responde como dueño de la cosa (art. 1757 CCyC). La pericia de ingeniería no fue impugnada y ubica el origen en el caño maestro.
III. En cuanto al monto, el presupuesto acompañado es anterior al hecho y comprende trabajos ajenos a las filtraciones, de modo que corresponde reducir la partida a $ 3.100.000.
IV. Propongo confirmar lo demás e imponer las costas de alzada en el orden causado (art. 71 del CPCCN).

La Dra. Sotelo, en disidencia, dijo: el presupuesto no fue observado y debe estarse a la suma de la primera instancia.

Por lo que resulta del acuerdo, el tribunal por mayoría RESUELVE:
I. Modificar la sentencia apelada y fijar el monto de la condena en $ 3.100.000.
II. Confirmarla en lo demás que decide.
III. Imponer las costas de alzada en el orden causado.
Regístrese, notifíquese y devuélvase.`;

/** A labour ruling of a national court, invented: it forgets the costs. */
export const labourRuling = `JUZGADO NACIONAL DE PRIMERA INSTANCIA DEL TRABAJO N° 77

Buenos Aires, 3 de abril de 2025.

VISTOS: los autos "Quiroga, Martín Ezequiel c/ Gastronómica Sur S.R.L. s/ despido" (expte. n° 21.044/2022).
RESULTA: Que el actor reclama indemnización por antigüedad, preaviso y diferencias salariales. La demandada niega el despido y solicita el rechazo.
CONSIDERANDO: Que la carta documento acompañada prueba el despido sin expresión de causa, por lo que proceden las indemnizaciones de los arts. 232 y 245 de la LCT.
RESUELVO: 1) Hacer lugar a la demanda y condenar a Gastronómica Sur S.R.L. a pagar al actor, dentro de los cinco días, las indemnizaciones por antigüedad y preaviso, según la liquidación que practicará la perito contadora. 2) Regístrese y notifíquese.`;

/** A provincial ruling, invented: its procedural law is not the national one. */
export const provincialRuling = `Juzgado de Primera Instancia en lo Civil y Comercial N° 9
Departamento Judicial La Plata, Provincia de Buenos Aires

La Plata, 20 de mayo de 2025.

VISTO: el expediente "Arce, Lidia Beatriz c/ Molina, Hugo s/ desalojo", del que
RESULTA: Que la actora promueve demanda de desalojo por falta de pago.
CONSIDERANDO: Que está probado que se deben cuatro meses de alquiler y que la intimación del art. 1222 del Código Civil y Comercial se cumplió, por lo que corresponde admitir la demanda de desalojo.
FALLO: I) Hacer lugar a la demanda de desalojo y condenar a Hugo Molina a restituir el inmueble en diez días. II) Costas al demandado. Notifíquese.`;

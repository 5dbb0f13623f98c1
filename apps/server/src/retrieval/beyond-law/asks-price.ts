/** What the law itself fixes, or shares out: its amount is a question of law. */
const fixedByLaw =
  /\b(?:multas?|infraccion\w*|tasas?(?: de justicia)?|indemniz\w+|despid\w+|desped\w+|echar\w*|rajar\w*|preaviso|parte|porcion|amparo|costas|mediacion|telegramas?|cartas? documento|tope|minimo|honorarios|aguinaldo|sac|vacaciones|comision|intereses?|mora|alimentos|alimentaria|embarg\w+|asignacion\w*|auh|licencias?|feriados?|horas? extras?|nocturn\w+|viaticos|rescind\w+|rescision|cancel\w+|devol\w+|seguro|ganancial\w*|cuota|fianza|caucion|jubil\w+|pension\w*|juicio|demanda|apelar|sucesion|herencia|expensas|dia de trabajo|testig\w+|prueba pericial|copias?|historia clinica|informe|datos|pedir|inscrib\w+|registra\w+|cambi(?:o|ar) (?:de |el |mi )?(?:genero|nombre|apellido|titular\w*|regimen)|acceder|iniciar|tramit\w+|dejar|irse|irme|venc\w+|base|remate|aportes?|desempleo|subsidio|bienes?)\b/;
/** Who is paid by a rule: an office in a proceeding, or whom the law gives something. */
const paidByRule =
  /\b(?:albacea|mediador|sindico|perito|tutor|curador|administrador|arbitro|interventor|martillero|abogad[oa]s?|viud[oa]|conyuge|espos[oa]|hered\w+|hij[oa]s?|herman[oa]s?|padres?|emplead[oa]s?|trabajador\w*|domestic[oa]|jubilad[oa]|inmobiliaria|bancos?|tarjeta|prestamista|acreedor\w*|soci[oa]s?|inquilin[oa]|duen[oa]|representante|fiador|profesional(?:es)?|pres[oa]s?|asegurad[oa]|accidentad[oa]|embarazada|despedid[oa])\b/;
/** On a case, or out of it, something is due: "si la venta se cae", "en el feriado", "según…". */
const ofCase = /\b(?:si|cuando|segun|mientras|porque|despues de que|por haber|al (?:renunciar|morir|irse|despedir))\b/;

const costs =
  /\bcuant[oa]s?(?: (?:plata|dinero|guita|pesos))? (?:(?:me|nos|te|se|mas o menos|aproximadamente|hoy) )*(?:sale|salen|saldria|saldra|cuesta|cuestan|costaria|costara|vale|valen) (?!eso|esto|todo|y\b)[a-z]+/;
const quoted =
  /\b(?:a (?:cuanto|como|que precio) (?:esta|estan|cotiza\w*|cerro|abrio|se (?:vende|compra|consigue|cotiza)|va a (?:estar|cerrar))|cuanto (?:esta|estan|cotiza)\b(?! oblig| embarg| permit))/;
const earns =
  /\bcuant[oa](?: (?:plata|dinero|guita))? (?:(?:se|le) )?(?:gana|ganan|cobra|cobran|pagan|paga|factura|facturan|hay que pagar(?:le|les)?)\b(?: (?:por mes|al mes|de sueldo|mas o menos|trabajando|hoy|en mano))*(?: (?:a|de|como|un|una|el|la|los|las))+ [a-z]+/;
const pay =
  /^(?:(?:cual|de cuanto) es (?:el|un) )?(?:el )?(?:buen )?(?:sueldo|salario|ingreso)s?(?: (?:promedio|actual|medio|en mano|tipico))? (?:de|del|para) (?:un|una|los|las) [a-z]+(?: [a-z]+){0,6}$/;
const priceOf =
  /^(?:(?:cual|de cuanto) es (?:el|la) )?(?:el |la )?(?:precio|cotizacion|tarifa)s?(?: (?:actual|promedio|oficial|de hoy|de mercado))?(?: (?:de|del|para|por))? (?:un|una|unos|unas|hoy|dolar|euro|peso|metro|kilo|litro|nafta|la nafta|los departamentos|las casas)\b/;
const chargesMe = /\bcuanto (?:me|te|nos) (?:cobra|cobran|cobraria|cobraran?) (?:un|una) [a-z]+/;

/** Whether a price, a salary or a fee of the market is asked for, which no law holds. */
export function asksPrice(clause: string): boolean {
  if (ofCase.test(clause)) return false;
  if (earns.test(clause) || pay.test(clause)) return !fixedByLaw.test(clause) && !paidByRule.test(clause);
  return [costs, quoted, priceOf, chargesMe].some((form) => form.test(clause)) && !fixedByLaw.test(clause);
}

import { fold } from '@foja/legal-text/fold';

/** What a point of a ruling or a reason may be about, by the words that courts use for it. */
const topics = {
  costs: /\bcostas?\b|\bgastos causidicos\b/,
  fees: /\bhonorarios?\b|\bemolumentos\b/,
  interest:
    /\bintereses\b(?! (?:jurid|legitim|public|difus|colectiv))|\binteres (?:moratori|compensatori|punitori|puro|legal|anual|mensual|del \d)|\btasas? (?:activa|pasiva|pura|de interes)\b|\baccesorios\b|\breditos\b/,
  disability:
    /\bincapacidad\b|\bincapacit\w+|\bminusvalia\b|\bdano (?:fisico|a la salud)\b|\bincapacidad fisica\b|\bmerma (?:fisica|laborativa)\b|\bmenoscabo fisico\b|\bsecuelas?\b|\blimitacion (?:funcional|de (?:la )?(?:movilidad|flexion|extension|marcha))|\b(?:la|con la|una) formula\b|\baptitud (?:laboral|productiva)/,
  moral:
    /\b(?:dano|agravio|perjuicio) moral(?:es)?\b|\bno patrimonial(?:es)?\b|\bextrapatrimonial(?:es)?\b|\bafliccion\w*|\bpadecimiento\w*|\bmortificaci\w+|\bangusti\w+|\bdesasosiego\b|\bzozobra\b|\bsufrimiento\w*|\besfera (?:intima|espiritual)|\bespiritual\w*|\bdano extrapatrimonial\b/,
  punitive:
    /\bdanos? punitivos?\b|\bmulta (?:civil|del art\w* 52|de consumo)\b|\bla multa\b(?!.{0,40}\b(?:24\.?013|25\.?323|25\.?345|lct|contrato de trabajo|art\w*\.? ?80)\b)|\b52 bis\b|\bsancion civil\b/,
  psychological: /\bpsicolog\w+|\bpsiquic\w+|\bpsicoterap\w+/,
  treatment: /\bkinesi\w+|\brehabilitacion\b|\btratamientos?\b|\bterapia\b/,
  expenses: /\bgastos?\b|\berogaci\w+|\bfarmacia\b|\btraslados?\b|\bmedicament\w+/,
  lostProfit:
    /\blucro cesante\b|\bdej(?:o|a|aron|ado) de (?:ganar|percibir)\b|\bganancias? (?:dejad\w+|perdid\w+|frustrad\w+)\b|\bperdida de ingresos\b/,
  chance: /\bchance\b/,
  lossOfUse: /\bprivacion de(?:l)? (?:uso|rodado|vehiculo)|\bindisponibilidad\b/,
  depreciation: /\bdesvaloriz\w+|\bvalor (?:de reventa|venal)\b/,
  repair:
    /\bdanos? (?:material(?:es)?|emergente|al vehiculo|del vehiculo)\b|\breparacion(?:es)? (?:del?|de la) (?:\w+ ){0,2}(?:vehiculo|moto\w*|auto\w*|rodado|unidad|inmueble|departamento)|\brepuestos?\b|\bdeterioros?\b|\bpresupuest\w+|\barreglos?\b/,
  lossOfLife: /\bvalor vida\b|\bperdida de la vida\b|\bfallecimiento\b/,
  severance: /\bantiguedad\b|\bart(?:iculo|\.)? 245\b|\bindemnizacion por despido\b/,
  notice: /\bpreaviso\b|\bart(?:iculo|\.)? 232\b/,
  monthOfDismissal: /\bintegracion\b|\bart(?:iculo|\.)? 233\b/,
  vacation: /\bvacacion\w*|\blicencia anual\b/,
  bonus: /\bsac\b|\baguinaldo\b|\bsueldo anual complementario\b/,
  overtime:
    /\bhoras (?:extra\w*|suplementarias|extraordinarias)\b|\bjornadas?\b|\bhoras (?:de mas|trabajadas)\b|\btiempo (?:extra|trabajado de mas)\b|\btrabajo extraordinario\b/,
  wageDifference: /\bdiferencias? (?:salarial\w*|de haberes|remunerator\w+|de categoria)\b/,
  certificates:
    /\bcertificad\w+ (?:de (?:trabajo|servicios|aportes|remuneraciones)|del? art|previst\w+|art)|\b(?:los|esos|dichos) certificados\b|\bart(?:iculo|\.)? 80\b|\bcertificado\w* de trabajo\b/,
  registration:
    /\b24\.?013\b|\b25\.?323\b|\bno registrad\w+|\bempleo (?:no registrado|en negro)\b|\bregistracion\b|\bclandestin\w+/,
  wagesDue:
    /\b(?:salarios?|haberes|sueldos?) (?:[a-z]+ ){0,3}(?:adeudad\w+|caid\w+|impag\w+|exigibl\w+|pendient\w+)|\bdias trabajados\b/,
  allowance: /\bviatic\w+/,
  insurer:
    /\bcitad[ao] en garantia\b|\baseguradora\b|\bpoliza\b|\bmedida del seguro\b|\bcobertura\b|\b17\.?418\b|\bseguro\b/,
  counterclaim: /\breconven\w+|\bcontrademanda\b/,
  exception: /\bexcepcion\w*|\bdefensa de\b/,
  limitation: /\bprescri(?:pcion|pt\w+|bi\w+)\b/,
  standing: /\blegitimacion\b|\blegitimad[oa]\b/,
  support: /\balimentos\b|\balimentari\w+|\bcuota (?:provisoria|que|del|de [a-z]+ (?:favor|cargo))\b|\bla cuota\b/,
  contact: /\bcomunicacion\b|\bregimen de visitas\b|\bcontacto\b/,
  care: /\bcuidado personal\b|\bcentro de vida\b/,
  housing: /\bvivienda\b|\bhogar conyugal\b|\buso de la (?:casa|vivienda)\b/,
  compensation: /\bcompensacion economica\b|\bcompensacion\b/,
  loan: /\bprestamos?\b|\bcreditos?\b|\bmutuo\b/,
  refund: /\brestitu\w+|\bdevoluc\w+|\bdevolver\b|\breintegr\w+|\breembols\w+/,
  nullity: /\bnulidad\b|\bnul[ao]s?\b|\banul\w+|\bineficac\w+/,
  eviction: /\bdesaloj\w+|\blanzamiento\b|\bdesocup\w+/,
  improvements: /\bmejoras?\b/,
  deed: /\bescritur\w+/,
  penalty: /\bclausula penal\b|\bpena (?:convencional|pactada)\b|\bmulta (?:pactada|contractual|diaria)\b/,
  periodicPenalty: /\bastreintes\b|\bsanciones conminatorias\b/,
  deadline: /\bplazo\b|\bdentro de (?:los|las)\b|\bhasta que\b/,
  sentence: /\bpena\b|\bprision\b|\breclusion\b|\binhabilitacion\b|\bmulta de\b/,
  suspended: /\ben suspenso\b|\bcondicional\b/,
  conduct: /\breglas de conducta\b|\b27 bis\b/,
  forfeiture: /\bdecomis\w+|\bsecuestr\w+/,
  publication: /\bpublica(?:cion|r|se)\b/,
  rectification: /\brectific\w+|\bdisculpas?\b/,
  works: /\bejecutar\b.{0,30}\b(?:trabajos|obras?|reparacion\w*)|\bin natura\b|\bimpermeabiliz\w+|\bmedianera\b/,
  removal: /\bretir\w+|\bcese\b|\bcesar\b|\babsten\w+/,
  coverage: /\bobra social\b|\bprepaga\b|\bprestacion\w* (?:medica|de salud)|\bcobertura (?:integral|del 100)/,
  update: /\bactualiza\w+|\bajuste\b|\bipc\b|\bripte\b|\bindexa\w+/,
  contribution: /\bcontribu(?:cion|yo|ir)\b.{0,30}\b(?:culpa|victima)|\bculpa concurrente\b|\bconcurrencia de culpas\b/,
} as const satisfies Record<string, RegExp>;
export type RulingTopic = keyof typeof topics;

/** Topics of every judgment, which carry no other point. */
export const accessoryTopics: ReadonlySet<RulingTopic> = new Set(['costs', 'fees', 'interest']);

/** What a passage speaks of. */
export function topicsOf(text: string): ReadonlySet<RulingTopic> {
  const folded = fold(text).replace(/\s+/g, ' ');
  return new Set((Object.keys(topics) as RulingTopic[]).filter((topic) => topics[topic].test(folded)));
}

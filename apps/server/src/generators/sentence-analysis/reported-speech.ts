const sayings =
  '(?:reclam[ao]n?|ped[ií]a?n?|pid(?:e|en|io|ieron)|persig(?:ue|uen|uio)|pretend(?:e|en|io|ia)|solicit(?:a|an|o|aron)|contest(?:a|an|o|aron)|resist(?:e|io|en)|nieg(?:a|an)|nego|neg(?:o|aron)|aduj?[oc]\\w*|aleg(?:a|an|o|aron)|sost(?:iene|ienen|uvo|uvieron)|manif(?:iesta|iestan|esto)|dic(?:e|en)|dijo|dijeron|afirm(?:a|an|o|aron)|invoc(?:a|an|o)|opon(?:e|en)|opuso|ofrec(?:e|en|io)|cuestion(?:a|an|o|aron)|critic(?:a|an|o)|objet(?:a|an|o)|insist(?:e|en|io)|admit(?:e|en)|reconoc(?:e|en)|replic(?:a|an|o)|relat(?:a|an|o)|cuent(?:a|an)|conto|expon(?:e|en)|expuso|apel(?:a|an|o|aron)|recurr(?:e|en|io)|entiend(?:e|en)|reproch(?:a|an|o)|atribuy(?:e|en|o)|imput(?:a|an|o)|rechaz(?:a|o) haber)';
const speakers =
  '(?:actora?|actores|actoras|demandantes?|accionantes?|reclamantes?|demandad[oa]s?|accionad[oa]s?|defendid[oa]s?|apelantes?|recurrentes?|quejos[oa]|perdidos[oa]|vencid[oa]|aseguradora|citada|compania|empleadora|patronal|empresa|banco|trabajador[a]?|consorcio|defensa|fiscal|fiscalia|imputad[oa]|querella|progenitora?|alimentante|señora?|sra?|coactora?|codemandad[oa]|contraria|parte)';
/** A party says it, and not the court. */
const byParty = new RegExp(`\\b${speakers}\\b[^.;]{0,60}?\\b${sayings}\\b`);
const opening = new RegExp(
  `^(?:que,? )?(?:asimismo,? |ademas,? |a su turno,? |por su parte,? |luego,? |tambien )?(?:se (?:presenta|presentan|alza|alzan|agravia|agravian|queja|quejan)|${sayings})\\b`,
);
const claims =
  /\b(?:promov\w+|promueven?|inici(?:a|o|aron)|entabl(?:a|o)|interpon\w+|interpuso) (?:la |una |formal |su )?(?:demanda|accion|amparo|recurso|reclamo)|\bdemandan (?:a|al)\b|\bdemanda (?:a|al) |\bse (?:agravia|queja|alza)n?\b|\bapelan? (?:que|la|el|lo|los|las|por|contra|en)\b|\bexpresa(?:n|ron)? agravios\b|\bhabian? (?:pedido|reclamado|demandado|solicitado|alegado|invocado)\b|\bllegan? (?:estos|las|los|ambas|ambos)\b/;
const otherCourt =
  /\b(?:sentencia|pronunciamiento|fallo|decisorio|decision|resolucion|juez|jueza|magistrad[ao]|sentenciante|judicante|colega|a quo|anterior instancia|primera instancia|instancia de grado)\b[^;]{0,70}?\b(?:hizo|mando|condeno|rechazo|admitio|acogio|fijo|otorgo|entendio|tuvo por|considero|desestimo|reconocio|resolvio|declaro|dispuso|impuso|juzgo|concluyo|establecio|ordeno|absolvio)\b/;
/** The court says what it makes of it. */
const assesses =
  /\b(?:asiste razon|propongo|propicio|voto por|coincido|discrepo|comparto|a mi (?:juicio|entender)|con acierto|acertad\w+|errone\w+|equivoc\w+)\b/;
/** "Le otorgó $ 9.000.000": goes on with what another court decided. */
const goesOn =
  /^(?:(?:tambien|ademas|asimismo|a su vez),? )?(?:(?:le|les|lo|la|se) )?(?:otorgo|mando|fijo|condeno|rechazo|admitio|reconocio|impuso|hizo lugar|desestimo|concedio|difirio)\b/;
/** The court answers what it repeats. */
const answered =
  /\b(?:no (?:le )?asiste razon|asiste razon|le asiste|no es atendible|sin embargo|empero|no obstante|pero (?:no|esa|ese|lo|la|el)|mas no|aunque|de modo que|por lo que|corresponde|no puede|no basta\w*|carece\w*|propongo|voto por)\b/;

/** Who speaks is named at the beginning of a sentence; further on it is something that the court mentions. */
const openingCharacters = 70;

/** Whether a folded sentence tells what a party said or another court decided, and gives no reason of the court itself. */
export function isReported(folded: string): boolean {
  if (assesses.test(folded)) return false;
  if (goesOn.test(folded) || otherCourt.test(folded)) return true;
  if (answered.test(folded)) return false;
  const said = byParty.exec(folded);
  return (said !== null && said.index < openingCharacters) || opening.test(folded) || claims.test(folded);
}

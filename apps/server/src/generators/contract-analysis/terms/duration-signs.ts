import type { EvidenceSigns } from './choose-by-evidence.ts';

/** What speaks for a sentence as the one that tells how long the contract lasts, or against it, in any words. */
export const durationSigns: EvidenceSigns = {
  said: {
    months: /\b_months_/,
    days: /\b_days_/,
    instalments: /\b_instalments_/,
    date: /\b_date_/,
    twoDates: /_date_.{1,80}_date_/,
    begins:
      /^\W*(?:(?:el|la|su)\s)?(?:plazo|duracion|vigencia|termino|estadia|periodo|permanencia|fechas?|temporada)\b/,
    term: /\b(?:plazo|duracion|vigencia|vigente|termino|lapso|periodo|estadia|temporada)\b/,
    open: /\b(?:indeterminad|indefinid)\w*|\bsin (?:fecha|plazo|termino)\b|\bhasta que\b/,
    from: /\b(?:desde|a partir|a contar|contad\w+|computad\w+|inici\w+|comien\w+|comenz\w+|arranc\w+|empie\w+|empez\w+|ingres\w+)\b/,
    to: /\b(?:hasta|concluy\w*|conclui\w*|vence\w*|finaliz\w*|termina\w*|expira\w*|egres\w+)\b/,
    lasts:
      /\b(?:dura|duran|durara|rige|rigen|regira|regiran|se extiende|se extendera|tendra una|sera de|es de|es por|sera por|son|permanec\w+|subsist\w+|mantendra)\b/,
    forMonths: /\b(?:por|durante|de|en) (?:un |el )?(?:plazo |lapso |termino |periodo )?(?:de )?_months_/,
    contract:
      /\b(?:contrato|convenio|acuerdo|locacion|relacion|vinculo|servicio|abono|licencia|franquicia|distribucion|mandato|comodato|encargo)\b/,
    agrees:
      /\b(?:se (?:celebra|pacta|fija|conviene|acuerda|contrata|alquila|establece)|fijan|convienen|pactan|alquila|da en|confiere|otorga|concede|encarga|encomienda|cede|contrata)\b/,
    warning: /\b(?:preaviso|aviso|avis\w+|antelacion|anticipacion|notific\w+|intim\w+|comunic\w+|requer\w+)\b/,
    late: /\b(?:mora|atras\w+|demora\w*|multa|pena\w*|interes\w*|incumpl\w+|recargo|punitori\w+|vencid\w+|impag\w+)\b/,
    invoice: /\b(?:factur\w+|certific\w+|recibo|rendicion|observ\w+|reclam\w+)\b/,
    security: /\b(?:garanti\w+|deposito|fianza|caucion|seguro|poliza|devolver\w*|devuelv\w+|restitu\w+)\b/,
    moves: /\b(?:ajust\w+|actualiz\w+|indice|ipc|icl|cada _(?:months|days)_|aument\w+|increment\w+)\b/,
    longer: /\b(?:renov\w+|renuev\w+|prorrog\w+|prolong\w+|extend\w+)\b/,
    may: /\b(?:podra|podran|puede|pueden)\b/,
    if: /^\W*(?:si|cuando|en caso|vencido|terminad\w+|concluid\w+)\b/,
    no: /\b(?:no|ni|sin)\b/,
    faults: /\b(?:vicios|defect\w+|repar\w+|subsan\w+|arreg\w+|recepcion|mudanza|corregir)\b/,
    compete: /\b(?:compet\w+|exclusiv\w+|secret\w+)\b/,
    pay: /\b(?:pag\w+|abon\w+|cobr\w+|precio)\b/,
    percent: /_percent_/,
    amount: /_amount_/,
  },
  heading: {
    term: /\b(?:plazo|duracion|vigencia|termino|estadia|periodo|permanencia|fechas?|temporada|dura)\b/,
    other:
      /\b(?:precio|pago|mora|ajuste|actualizacion|garantia|deposito|rescision|resolucion|preaviso|extincion|incumplimiento|penal\w*|multa|conservacion|reparacion\w*|seguro\w*|visita\w*|recepcion|vicios|prueba|vacaciones|jornada|renovacion|prorroga)\b/,
  },
  ofKind: {
    handing: [
      ['land-sale-agreement', 'sale'],
      /\b(?:entreg\w+|escritur\w+|posesion|transferencia|inscri\w+)\b.{0,140}(?:_days_|_months_|_date_)/,
    ],
    instalmentsOfSale: [['land-sale-agreement', 'sale'], /_instalments_/],
    work: [['works'], /\b(?:obras?|trabajos?|ejecu\w+|termin\w+|conclu\w+|entreg\w+|list[ao]s?)\b/],
    pays: [['loan'], /\b(?:devol\w+|devuelv\w+|restitu\w+|cancel\w+|reintegr\w+|amortiz\w+|pag\w+|abon\w+)\b/],
    instalmentsOfLoan: [['loan'], /_instalments_/],
    secret: [['confidentiality'], /\b(?:reserva|confidencial\w*|obligacion\w*|secreto|deber)\b/],
    nights: [['temporary-lease'], /\bnoches?\b|_days_/],
  },
};

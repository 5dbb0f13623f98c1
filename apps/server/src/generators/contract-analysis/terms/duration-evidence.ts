import type { Evidence } from './choose-by-evidence.ts';

/** What tells how long the contract lasts, in any words, and how much. */
export const durationEvidence: Evidence = {
  none: 2.7,
  said: [
    [/\b_months_/, 2.4],
    [/\b_days_/, 1.1],
    [/\b_instalments_/, 1.6],
    [/\b_date_/, 1.7],
    [/_date_.{1,80}_date_/, 1.5],
    [/^\W*(?:(?:el|la|su)\s)?(?:plazo|duracion|vigencia|termino|estadia|periodo|permanencia|fechas?|temporada)\b/, 1.3],
    [/\b(?:plazo|duracion|vigencia|vigente|termino|lapso|periodo|estadia|temporada)\b/, 1.2],
    [/\b(?:indeterminad|indefinid)\w*|\bsin (?:fecha|plazo|termino)\b|\bhasta que\b/, 2.7],
    [
      /\b(?:desde|a partir|a contar|contad\w+|computad\w+|inici\w+|comien\w+|comenz\w+|arranc\w+|empie\w+|empez\w+|ingres\w+)\b/,
      1.9,
    ],
    [/\b(?:hasta|concluy\w*|conclui\w*|vence\w*|finaliz\w*|termina\w*|expira\w*|egres\w+)\b/, 0.7],
    [
      /\b(?:dura|duran|durara|rige|rigen|regira|regiran|se extiende|se extendera|tendra una|sera de|es de|es por|sera por|son|permanec\w+|subsist\w+|mantendra)\b/,
      1.0,
    ],
    [/\b(?:por|durante|de|en) (?:un |el )?(?:plazo |lapso |termino |periodo )?(?:de )?_months_/, -0.2],
    [
      /\b(?:contrato|convenio|acuerdo|locacion|relacion|vinculo|servicio|abono|licencia|franquicia|distribucion|mandato|comodato|encargo)\b/,
      0.8,
    ],
    [
      /\b(?:se (?:celebra|pacta|fija|conviene|acuerda|contrata|alquila|establece)|fijan|convienen|pactan|alquila|da en|confiere|otorga|concede|encarga|encomienda|cede|contrata)\b/,
      -0.2,
    ],
    [/\b(?:preaviso|aviso|avis\w+|antelacion|anticipacion|notific\w+|intim\w+|comunic\w+|requer\w+)\b/, -0.2],
    [
      /\b(?:mora|atras\w+|demora\w*|multa|pena\w*|interes\w*|incumpl\w+|recargo|punitori\w+|vencid\w+|impag\w+)\b/,
      -0.4,
    ],
    [/\b(?:factur\w+|certific\w+|recibo|rendicion|observ\w+|reclam\w+)\b/, 0.3],
    [/\b(?:garanti\w+|deposito|fianza|caucion|seguro|poliza|devolver\w*|devuelv\w+|restitu\w+)\b/, -0.2],
    [/\b(?:ajust\w+|actualiz\w+|indice|ipc|icl|cada _(?:months|days)_|aument\w+|increment\w+)\b/, -0.3],
    [/\b(?:renov\w+|renuev\w+|prorrog\w+|prolong\w+|extend\w+)\b/, 1.0],
    [/\b(?:podra|podran|puede|pueden)\b/, -1.1],
    [/^\W*(?:si|cuando|en caso|vencido|terminad\w+|concluid\w+)\b/, -0.9],
    [/\b(?:no|ni|sin)\b/, -0.3],
    [/\b(?:vicios|defect\w+|repar\w+|subsan\w+|arreg\w+|recepcion|mudanza|corregir)\b/, -0.6],
    [/\b(?:compet\w+|exclusiv\w+|secret\w+)\b/, 0.2],
    [/\b(?:pag\w+|abon\w+|cobr\w+|precio)\b/, -0.3],
    [/_percent_/, -0.4],
    [/_amount_/, 0.2],
  ],
  heading: [
    [/\b(?:plazo|duracion|vigencia|termino|estadia|periodo|permanencia|fechas?|temporada|dura)\b/, 1.0],
    [
      /\b(?:precio|pago|mora|ajuste|actualizacion|garantia|deposito|rescision|resolucion|preaviso|extincion|incumplimiento|penal\w*|multa|conservacion|reparacion\w*|seguro\w*|visita\w*|recepcion|vicios|prueba|vacaciones|jornada|renovacion|prorroga)\b/,
      -1.0,
    ],
  ],
  ofKind: [
    [
      ['land-sale-agreement', 'sale'],
      /\b(?:entreg\w+|escritur\w+|posesion|transferencia|inscri\w+)\b.{0,140}(?:_days_|_months_|_date_)/,
      1.8,
    ],
    [['land-sale-agreement', 'sale'], /_instalments_/, 1.0],
    [['works'], /\b(?:obras?|trabajos?|ejecu\w+|termin\w+|conclu\w+|entreg\w+|list[ao]s?)\b/, 0.6],
    [['loan'], /\b(?:devol\w+|devuelv\w+|restitu\w+|cancel\w+|reintegr\w+|amortiz\w+|pag\w+|abon\w+)\b/, 0.9],
    [['loan'], /_instalments_/, 0.8],
    [['confidentiality'], /\b(?:reserva|confidencial\w*|obligacion\w*|secreto|deber)\b/, 0.9],
    [['temporary-lease'], /\bnoches?\b|_days_/, 0.6],
  ],
  first: { days: 0.9, amount: -0.5, date: -0.3, percent: -0.2, months: 0.8, instalments: 1.9 },
  length: { brief: 0.3 },
};

import type { Evidence } from './choose-by-evidence.ts';

/** What tells who or what stands for the debt, in any words, and how much. */
export const guaranteeEvidence: Evidence = {
  none: 6.2,
  said: [
    [/_amount_/, 1.6],
    [/_percent_/, 0.5],
    [/_months_|\b(?:un|dos|tres) mes(?:es)? de\b/, 0.7],
    [/\b(?:fiador\w*|fianza|afianz\w+|codeudor\w*|garantes?|avalista\w*|aval|avala\w*|garantiza\w*)\b/, 4.2],
    [/\bprincipal(?:es)? pagador\w*|\blis[oa] y llan[oa]\b|\bsolidari\w+/, 1.8],
    [/\bdeposit\w+/, 1.2],
    [/\b(?:caucion|poliza)\b/, 2.4],
    [/\b(?:hipotec\w+|prend(?:a|ario|aria|an)|pagares?|carta de credito|cheques?|fideicomiso de garantia)\b/, 3.4],
    [/\b(?:fondo de (?:reparo|garantia)|retencion|retien\w+|retendr\w+)\b/, 0.6],
    [/\bgaranti\w+|\bresguardo|\brespaldo/, 0.8],
    [
      /\b(?:en|de) (?:garantia|resguardo|seguridad|respaldo|caucion)\b|\b(?:para|a fin de) (?:asegurar|garantizar|responder)\b/,
      2.7,
    ],
    [
      /^\W*(?:(?:el|la|los|las|como|en|a)\s)?(?:fiador\w*|fianza|garantia|garante|deposito|hipoteca|prenda|pagare|fondo de)\b/,
      0.8,
    ],
    [
      /\b(?:constitu\w+|entreg\w+|deja\w*|firma\w*|libra\w*|suscri\w+|otorg\w+|ofrec\w+|responde\w*|obliga\w*|contrata\w*|integra\w*|deposita\w*|gravan?|recib\w+)\b/,
      1.8,
    ],
    [/\b(?:devuelv\w+|devolv\w+|restitu\w+|reintegr\w+|devoluci\w+|cancela\w*|liber\w+)\b/, 1.2],
    [/\b(?:cuenta|cbu|transferencia|alias)\b/, -0.7],
    [
      /\b(?:vicios|defect\w+|eviccion|calidad|fabric\w+|funcionamiento|fabricante|mercaderia|insumos|mano de obra|materiales|saneamiento)\b/,
      0.5,
    ],
    [
      /\b(?:libre|no (?:tien\w+|registr\w+|reconoc\w+|pes\w+)|sin) .{0,60}\b(?:prenda|hipotec\w+|gravamen|embargo|garantia|fianza)/,
      -1.1,
    ],
    [/\b(?:no|ni|sin)\b/, -0.6],
    [/\b(?:podra|podran|puede|pueden)\b/, 0.4],
    [/^\W*si\b/, -0.6],
    [/\b(?:imputa\w*|aplic\w+|descont\w+|descuent\w+|compens\w+|alquileres? (?:impag|adeud)\w+)\b/, -0.7],
  ],
  heading: [
    [/\b(?:fianza|garantia\w*|deposito|caucion|seguros?|hipoteca|garante\w*|fiador\w*|prenda)\b/, 2.4],
    [
      /\b(?:partes|precio|objeto|plazo|conservacion|destino|mora|pago|entrega|jurisdiccion|rescision|vicios|calidad)\b/,
      -0.2,
    ],
  ],
  ofKind: [],
  first: { days: -0.8, amount: -0.8, date: -0.4, percent: -1.1, months: -0.5, instalments: -0.4 },
  length: { short: -0.8, long: 0.5, mid: 0.6, brief: -0.2 },
};

import type { EvidenceSigns } from './choose-by-evidence.ts';

/** What speaks for a sentence as the one that tells who or what stands for the debt, or against it, in any words. */
export const guaranteeSigns: EvidenceSigns = {
  said: {
    amount: /_amount_/,
    percent: /_percent_/,
    months: /_months_|\b(?:un|dos|tres) mes(?:es)? de\b/,
    surety: /\b(?:fiador\w*|fianza|afianz\w+|codeudor\w*|garantes?|avalista\w*|aval|avala\w*|garantiza\w*)\b/,
    payer: /\bprincipal(?:es)? pagador\w*|\blis[oa] y llan[oa]\b|\bsolidari\w+/,
    deposit: /\bdeposit\w+/,
    bond: /\b(?:caucion|poliza)\b/,
    pledge: /\b(?:hipotec\w+|prend(?:a|ario|aria|an)|pagares?|carta de credito|cheques?|fideicomiso de garantia)\b/,
    retention: /\b(?:fondo de (?:reparo|garantia)|retencion|retien\w+|retendr\w+)\b/,
    guarantee: /\bgaranti\w+|\bresguardo|\brespaldo/,
    inGuarantee:
      /\b(?:en|de) (?:garantia|resguardo|seguridad|respaldo|caucion)\b|\b(?:para|a fin de) (?:asegurar|garantizar|responder)\b/,
    begins:
      /^\W*(?:(?:el|la|los|las|como|en|a)\s)?(?:fiador\w*|fianza|garantia|garante|deposito|hipoteca|prenda|pagare|fondo de)\b/,
    gives:
      /\b(?:constitu\w+|entreg\w+|deja\w*|firma\w*|libra\w*|suscri\w+|otorg\w+|ofrec\w+|responde\w*|obliga\w*|contrata\w*|integra\w*|deposita\w*|gravan?|recib\w+)\b/,
    returns: /\b(?:devuelv\w+|devolv\w+|restitu\w+|reintegr\w+|devoluci\w+|cancela\w*|liber\w+)\b/,
    account: /\b(?:cuenta|cbu|transferencia|alias)\b/,
    thing:
      /\b(?:vicios|defect\w+|eviccion|calidad|fabric\w+|funcionamiento|fabricante|mercaderia|insumos|mano de obra|materiales|saneamiento)\b/,
    free: /\b(?:libre|no (?:tien\w+|registr\w+|reconoc\w+|pes\w+)|sin) .{0,60}\b(?:prenda|hipotec\w+|gravamen|embargo|garantia|fianza)/,
    no: /\b(?:no|ni|sin)\b/,
    may: /\b(?:podra|podran|puede|pueden)\b/,
    if: /^\W*si\b/,
    apply: /\b(?:imputa\w*|aplic\w+|descont\w+|descuent\w+|compens\w+|alquileres? (?:impag|adeud)\w+)\b/,
  },
  heading: {
    guarantee: /\b(?:fianza|garantia\w*|deposito|caucion|seguros?|hipoteca|garante\w*|fiador\w*|prenda)\b/,
    other:
      /\b(?:partes|precio|objeto|plazo|conservacion|destino|mora|pago|entrega|jurisdiccion|rescision|vicios|calidad)\b/,
  },
  ofKind: {},
};

import type { EvidenceSigns } from './choose-by-evidence.ts';

/** What speaks for a sentence as the one that tells the price, or against it, in any words. */
export const priceSigns: EvidenceSigns = {
  said: {
    amount: /_amount_/,
    percent: /_percent_/,
    twoAmounts: /_amount_.*_amount_/,
    begins:
      /^\W*(?:(?:el|la|su|los)\s)?(?:precio|canon|alquiler|arriendo|capital|retribuci|contrapresta|honorario|monto|comision|remunerac|sueldo|salario|haber|tarifa|abono|regalia|valor|importe|suma|arancel|mensualidad|cuota)\w*/,
    price:
      /\b(?:precio|canon|alquiler|arriendo|capital|retribuci|contrapresta|honorario|monto|comision|remunerac|sueldo|salario|haber|tarifa|abono|regalia|valor|importe|suma|arancel|mensualidad|cuota)\w*/,
    total:
      /\b(?:total|unico|global|cerrado|mensual\w*|por mes|por ano|anual\w*|cada mes|por hora|por noche|por toda|diari\w+|mas iva|iva)\b/,
    pays: /\b(?:pag(?:a|ara|aran|an|aremos|as)|abon(?:a|ara|aran|an|aras)|cobr(?:a|ara|an|aran|aremos)|percib\w+|cuesta|vale|asciende|gana\w*|recib\w+)\b/,
    fixed:
      /\b(?:se (?:fija|conviene|pacta|establece|acuerda|estipula)|fijan|convienen|pactan|es de|sera de|por el precio|en la suma|asciende)\b/,
    security: /\b(?:garanti\w+|deposito|fianza|caucion|pagares?|seguro|poliza|aval\w*|fiador\w*|hipotec\w+)\b/,
    late: /\b(?:mora|moratori\w+|atras\w+|demora\w*|multa|pena\w*|punitori\w+|incumpl\w+|recargo|sancion\w*|indemniz\w+|danos)\b/,
    interest: /\binteres\w*|\btasa\b/,
    limit: /\b(?:hasta|maximo|tope|limit\w+|minim\w+|exced\w+|supere\w*)\b/,
    costs:
      /\b(?:gastos?|expensas|impuesto\w*|tasas|servicios publicos|sellado|sellos|repar\w+|reintegr\w+|viatic\w+|materiales)\b/,
    part: /\b(?:anticipo|sena|saldo|adelant\w+|entrega inicial|refuerzo|reserva|cuotas?)\b/,
    moves: /\b(?:ajust\w+|actualiz\w+|indice|ipc|icl|aument\w+|increment\w+|a partir del)\b/,
    may: /\b(?:podra|podran|puede|pueden)\b/,
    if: /\bsi\b|\ben caso\b|\bcuando\b/,
    no: /\b(?:no|ni)\b/,
    each: /\b(?:por cada|cada vez|cada uno)\b/,
  },
  heading: {
    price:
      /\b(?:precio|canon|alquiler|capital|retribucion|contraprestacion|honorarios|monto|comision|remuneracion|sueldo|salario|tarifa|abono|regalias?|valor|arancel|aportes?)\b/,
    other:
      /\b(?:garantia\w*|deposito|fianza|mora|penal\w*|multa|incumplimiento|ajuste|actualizacion|gastos|impuestos|expensas|seguro\w*|rescision|resolucion|responsabilidad|plazo|entrega)\b/,
  },
  ofKind: {
    lends: [['loan'], /\b(?:presta\w*|entreg\w+|mutuo|da en|recib\w+)\b/],
    capital: [['trust'], /\b(?:aport\w+|transfier\w+|transmit\w+|entreg\w+|fondos?|suma)\b/],
    fee: [
      ['franchise'],
      /\b(?:derecho|canon|cuota|fee|pago) (?:inicial )?de (?:ingreso|entrada|incorporacion|adhesion|inicio)\b/,
    ],
    royalty: [['franchise'], /\b(?:regalias?|royalt\w+)\b/],
    list: [['distribution', 'agency', 'power', 'other'], /\blistas?\b|\bcomision\w*|\bdescuento\b|\bventas?\b/],
    share: [['services'], /_percent_.{0,80}\b(?:obten\w+|perciba\w*|cobre\w*|resultado|recuper\w+|venta)\b/],
  },
};

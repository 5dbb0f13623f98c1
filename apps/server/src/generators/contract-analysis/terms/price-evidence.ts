import type { Evidence } from './choose-by-evidence.ts';

/** What tells the price, in any words, and how much. */
export const priceEvidence: Evidence = {
  none: 4.4,
  said: [
    [/_amount_/, 2.7],
    [/_percent_/, 1.3],
    [/_amount_.*_amount_/, 1.0],
    [
      /^\W*(?:(?:el|la|su|los)\s)?(?:precio|canon|alquiler|arriendo|capital|retribuci|contrapresta|honorario|monto|comision|remunerac|sueldo|salario|haber|tarifa|abono|regalia|valor|importe|suma|arancel|mensualidad|cuota)\w*/,
      0.8,
    ],
    [
      /\b(?:precio|canon|alquiler|arriendo|capital|retribuci|contrapresta|honorario|monto|comision|remunerac|sueldo|salario|haber|tarifa|abono|regalia|valor|importe|suma|arancel|mensualidad|cuota)\w*/,
      1.5,
    ],
    [
      /\b(?:total|unico|global|cerrado|mensual\w*|por mes|por ano|anual\w*|cada mes|por hora|por noche|por toda|diari\w+|mas iva|iva)\b/,
      1.3,
    ],
    [
      /\b(?:pag(?:a|ara|aran|an|aremos|as)|abon(?:a|ara|aran|an|aras)|cobr(?:a|ara|an|aran|aremos)|percib\w+|cuesta|vale|asciende|gana\w*|recib\w+)\b/,
      0.6,
    ],
    [
      /\b(?:se (?:fija|conviene|pacta|establece|acuerda|estipula)|fijan|convienen|pactan|es de|sera de|por el precio|en la suma|asciende)\b/,
      0.4,
    ],
    [/\b(?:garanti\w+|deposito|fianza|caucion|pagares?|seguro|poliza|aval\w*|fiador\w*|hipotec\w+)\b/, -0.9],
    [
      /\b(?:mora|moratori\w+|atras\w+|demora\w*|multa|pena\w*|punitori\w+|incumpl\w+|recargo|sancion\w*|indemniz\w+|danos)\b/,
      -1.4,
    ],
    [/\binteres\w*|\btasa\b/, -0.5],
    [/\b(?:hasta|maximo|tope|limit\w+|minim\w+|exced\w+|supere\w*)\b/, -0.7],
    [
      /\b(?:gastos?|expensas|impuesto\w*|tasas|servicios publicos|sellado|sellos|repar\w+|reintegr\w+|viatic\w+|materiales)\b/,
      0.2,
    ],
    [/\b(?:anticipo|sena|saldo|adelant\w+|entrega inicial|refuerzo|reserva|cuotas?)\b/, -0.8],
    [/\b(?:ajust\w+|actualiz\w+|indice|ipc|icl|aument\w+|increment\w+|a partir del)\b/, 0.2],
    [/\b(?:podra|podran|puede|pueden)\b/, -0.7],
    [/\bsi\b|\ben caso\b|\bcuando\b/, -1.2],
    [/\b(?:no|ni)\b/, -0.8],
    [/\b(?:por cada|cada vez|cada uno)\b/, -0.6],
  ],
  heading: [
    [
      /\b(?:precio|canon|alquiler|capital|retribucion|contraprestacion|honorarios|monto|comision|remuneracion|sueldo|salario|tarifa|abono|regalias?|valor|arancel|aportes?)\b/,
      1.8,
    ],
    [
      /\b(?:garantia\w*|deposito|fianza|mora|penal\w*|multa|incumplimiento|ajuste|actualizacion|gastos|impuestos|expensas|seguro\w*|rescision|resolucion|responsabilidad|plazo|entrega)\b/,
      -0.8,
    ],
  ],
  ofKind: [
    [['loan'], /\b(?:presta\w*|entreg\w+|mutuo|da en|recib\w+)\b/, 1.3],
    [['trust'], /\b(?:aport\w+|transfier\w+|transmit\w+|entreg\w+|fondos?|suma)\b/, 0.9],
    [
      ['franchise'],
      /\b(?:derecho|canon|cuota|fee|pago) (?:inicial )?de (?:ingreso|entrada|incorporacion|adhesion|inicio)\b/,
      -0.2,
    ],
    [['franchise'], /\b(?:regalias?|royalt\w+)\b/, 0.3],
    [['distribution', 'agency', 'power', 'other'], /\blistas?\b|\bcomision\w*|\bdescuento\b|\bventas?\b/, 0.9],
    [['services'], /_percent_.{0,80}\b(?:obten\w+|perciba\w*|cobre\w*|resultado|recuper\w+|venta)\b/, 0.6],
  ],
  first: { amount: 2.4, date: -0.2, percent: 0.7, instalments: -0.5 },
  length: { short: -0.5, long: -0.2, mid: 0.5, brief: 0.3 },
};

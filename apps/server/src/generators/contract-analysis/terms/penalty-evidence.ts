import type { Evidence } from './choose-by-evidence.ts';

/** What tells what who breaks the contract owes, in any words, and how much. */
export const penaltyEvidence: Evidence = {
  none: 4.1,
  said: [
    [/_percent_/, 2.1],
    [/_amount_/, 0.8],
    [/\b(?:multa|clausula penal|penalidad|penalizacion|pena|sancion\w*)\b/, 3],
    [/\bpunitori\w+|\bmoratori\w+|\brecarg\w+/, 1.6],
    [/\binteres\w*/, 1.2],
    [/\b(?:tasa|banco|activa|pasiva)\b/, 1.2],
    [
      /\b(?:mora|atras\w+|demora\w*|retraso|retardo|tarde|fuera de (?:termino|plazo)|falta de pago|impag\w+|vencid\w+|no (?:paga|abona|entrega|cumple|restituye|devuelve|desocupa)\w*|deja\w* de (?:pagar|abonar))\b/,
      2.6,
    ],
    [
      /\b(?:incumpl\w+|viol\w+|infring\w+|infraccion|inobservancia|transgre\w+|contraven\w+|retire|abandon\w+|rescind\w+)\b/,
      0.8,
    ],
    [
      /\b(?:por|cada) (?:cada )?(?:\w+ )?(?:dia|hora|semana|mes|noche|infraccion|incumplimiento|vez|revelacion|caida)\b|\bdiari\w+/,
      1.5,
    ],
    [
      /\b(?:pag(?:a|ara|aran|an)|abon(?:a|ara|aran|an)|deb(?:e|era|eran|en)|devenga\w*|genera\w*|corre\w*|cobr\w+|se (?:suma|aplica|descuent|dedu|rest|quit)\w*|adeuda\w*|perd\w+|pierd\w+|conserva\w*|reten\w+|descuent\w+|descont\w+|queda\w* (?:a|en) (?:favor|poder|beneficio))\b/,
      1.2,
    ],
    [/\b(?:equivalente|equivale|igual a|doble|triple|veces|calculad\w+)\b/, 1.0],
    [
      /^\W*(?:(?:el|la|los|las)\s)?(?:mora|multa|penalidad|atraso|clausula penal|cada dia|por cada|quien|interes\w*)\b/,
      0.9,
    ],
    [/\bindemniz\w+|\bdanos\b/, 0.9],
    [/\bcompensatori\w+|\bfinanci\w+|\bcapitaliz\w+/, 0.3],
    [/\b(?:juez|jueces|reduci\w+|articulo|ley|codigo)\b/, 0.2],
    [/\b(?:podra|podran|puede|pueden)\b/, 0.5],
    [/\b(?:no|ni|sin)\b/, -0.5],
    [/\b(?:precio|honorarios|regalia|comision|retribucion|iva|descuento|bonific\w+)\b/, -0.5],
  ],
  heading: [[/\b(?:mora|penal\w*|multa|incumplimiento|atraso|sancion\w*|intereses|demora|no pag\w+)\b/, 1.3]],
  ofKind: [],
  first: { amount: -0.5, percent: 0.4, months: -0.2, instalments: -0.2 },
  length: { short: -0.7, long: 0.8 },
};

import type { EvidenceSigns } from './choose-by-evidence.ts';

/** What speaks for a sentence as the one that tells what who breaks the contract owes, or against it, in any words. */
export const penaltySigns: EvidenceSigns = {
  said: {
    percent: /_percent_/,
    amount: /_amount_/,
    fine: /\b(?:multa|clausula penal|penalidad|penalizacion|pena|sancion\w*)\b/,
    punitive: /\bpunitori\w+|\bmoratori\w+|\brecarg\w+/,
    interest: /\binteres\w*/,
    rate: /\b(?:tasa|banco|activa|pasiva)\b/,
    late: /\b(?:mora|atras\w+|demora\w*|retraso|retardo|tarde|fuera de (?:termino|plazo)|falta de pago|impag\w+|vencid\w+|no (?:paga|abona|entrega|cumple|restituye|devuelve|desocupa)\w*|deja\w* de (?:pagar|abonar))\b/,
    breach:
      /\b(?:incumpl\w+|viol\w+|infring\w+|infraccion|inobservancia|transgre\w+|contraven\w+|retire|abandon\w+|rescind\w+)\b/,
    perDay:
      /\b(?:por|cada) (?:cada )?(?:\w+ )?(?:dia|hora|semana|mes|noche|infraccion|incumplimiento|vez|revelacion|caida)\b|\bdiari\w+/,
    owes: /\b(?:pag(?:a|ara|aran|an)|abon(?:a|ara|aran|an)|deb(?:e|era|eran|en)|devenga\w*|genera\w*|corre\w*|cobr\w+|se (?:suma|aplica|descuent|dedu|rest|quit)\w*|adeuda\w*|perd\w+|pierd\w+|conserva\w*|reten\w+|descuent\w+|descont\w+|queda\w* (?:a|en) (?:favor|poder|beneficio))\b/,
    equals: /\b(?:equivalente|equivale|igual a|doble|triple|veces|calculad\w+)\b/,
    begins:
      /^\W*(?:(?:el|la|los|las)\s)?(?:mora|multa|penalidad|atraso|clausula penal|cada dia|por cada|quien|interes\w*)\b/,
    damages: /\bindemniz\w+|\bdanos\b/,
    compensates: /\bcompensatori\w+|\bfinanci\w+|\bcapitaliz\w+/,
    judge: /\b(?:juez|jueces|reduci\w+|articulo|ley|codigo)\b/,
    may: /\b(?:podra|podran|puede|pueden)\b/,
    no: /\b(?:no|ni|sin)\b/,
    pay: /\b(?:precio|honorarios|regalia|comision|retribucion|iva|descuento|bonific\w+)\b/,
  },
  heading: {
    late: /\b(?:mora|penal\w*|multa|incumplimiento|atraso|sancion\w*|intereses|demora|no pag\w+)\b/,
  },
  ofKind: {},
};

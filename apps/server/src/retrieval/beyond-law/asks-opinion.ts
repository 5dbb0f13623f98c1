const forms = [
  /\b(?:es|seria|sera) (?:un )?(?:pecado|inmoral|moral|etico|antietico)\b|\b(?:moral|etica)mente\b/,
  /\b(?:dice|dicen|permite|prohibe|acepta|perdona|deja|castiga)\b(?: [a-z]+){0,3} (?:biblia|dios|coran|jesus|papa francisco|tora)\b/,
  /\b(?:biblia|dios|coran|jesus|la iglesia|la religion)\b(?: [a-z]+){0,2} (?:dice|permite|prohibe|acepta|perdona|deja|castiga|reconoce)\b/,
  /\b(?:que|como) (?:opinas|pensas|te parecen?|crees|opinan|piensan)\b|\bte parece (?:bien|mal|justo|que)\b|\bestas (?:a favor|en contra|de acuerdo)\b|\b(?:crees|pensas) (?:que|en)\b|\ba quien votarias\b/,
  /\b(?:es|soy|seria) de (?:mala|buena|mal|buen) (?:persona|tipo|gente)\b|\b(?:mas|menos) [a-z]+ moralmente\b/,
];

/** Whether an opinion, a belief or a moral judgment is asked for. */
export function asksOpinion(clause: string): boolean {
  return forms.some((form) => form.test(clause));
}

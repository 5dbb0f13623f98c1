import type { EvidenceSigns } from './choose-by-evidence.ts';

/** What speaks for a sentence as the one that tells before whom the parties will argue, or against it, in any words. */
export const jurisdictionSigns: EvidenceSigns = {
  said: {
    courts: /\b(?:tribunal\w*|juzgados?|jueces|justicia|fuero|corte)\b/,
    ordinary:
      /\b(?:ordinari\w+|nacional\w*|provincial\w*|civil\w*|comercial\w*|labora\w+|federal\w*|competent\w+|departamento judicial|circunscripcion)\b/,
    in: /\b(?:tribunal\w*|juzgados?|jueces|justicia)\b.{0,60}\b(?:de|en|con asiento)\b/,
    jurisdiction: /\b(?:jurisdiccion\w*|competencia)\b/,
    arbiters: /\barbitr\w+|\barbitral\w*/,
    submits: /\b(?:somet\w+|acept\w+|prorrog\w+|acuerd\w+|pact\w+|eligen|fijan|convienen)\b/,
    resolves: /\b(?:resolv\w+|dirim\w+|entend\w+|intervend\w+|intervien\w+|tramit\w+|litig\w+|ventil\w+|seran|ante)\b/,
    dispute:
      /\b(?:diferencia\w*|divergencia\w*|controversia\w*|conflicto\w*|litigio\w*|cuestion\w*|disputa\w*|demanda\w*|pleito\w*|juicio|desacuerdo\w*|reclamo\w*)\b/,
    other: /\b(?:renunci\w+|cualquier otro|exclu\w+|exclusi\w+)\b/,
    home: /\bdomicilio\w*/,
    begins:
      /^\W*(?:(?:los|la|el|a)\s)?(?:tribunales|jurisdiccion|competencia|fuero|foro|toda|todo|cualquier|para|ante|por)\b/,
    arbDate: /_date_|_amount_|_percent_|_months_|_days_/,
    mayNot: /\b(?:no|ni|sin)\b/,
    order:
      /\b(?:orden|mandato|autoriz\w+|requer\w+|oficio|tasa de justicia|homolog\w+|reduci\w+|morigerar|embargo|desalojo|cautelar\w*)\b/,
    law: /\b(?:ley|leyes|codigo|articulo)\b/,
  },
  heading: {
    courts:
      /\b(?:jurisdiccion|competencia|tribunales|fuero|ley aplicable|controversias|diferencias|divergencias|conflictos|litigios|disputas|foro|domicilios?)\b/,
  },
  ofKind: {},
};

import type { Evidence } from './choose-by-evidence.ts';

/** What tells before whom the parties will argue, in any words, and how much. */
export const jurisdictionEvidence: Evidence = {
  none: 2.9,
  said: [
    [/\b(?:tribunal\w*|juzgados?|jueces|justicia|fuero|corte)\b/, 2.5],
    [
      /\b(?:ordinari\w+|nacional\w*|provincial\w*|civil\w*|comercial\w*|labora\w+|federal\w*|competent\w+|departamento judicial|circunscripcion)\b/,
      1.8,
    ],
    [/\b(?:tribunal\w*|juzgados?|jueces|justicia)\b.{0,60}\b(?:de|en|con asiento)\b/, 2.4],
    [/\b(?:jurisdiccion\w*|competencia)\b/, 0.6],
    [/\barbitr\w+|\barbitral\w*/, 0.8],
    [/\b(?:somet\w+|acept\w+|prorrog\w+|acuerd\w+|pact\w+|eligen|fijan|convienen)\b/, 0.4],
    [/\b(?:resolv\w+|dirim\w+|entend\w+|intervend\w+|intervien\w+|tramit\w+|litig\w+|ventil\w+|seran|ante)\b/, 1.1],
    [
      /\b(?:diferencia\w*|divergencia\w*|controversia\w*|conflicto\w*|litigio\w*|cuestion\w*|disputa\w*|demanda\w*|pleito\w*|juicio|desacuerdo\w*|reclamo\w*)\b/,
      0.6,
    ],
    [/\b(?:renunci\w+|cualquier otro|exclu\w+|exclusi\w+)\b/, 0.7],
    [/\bdomicilio\w*/, 0.6],
    [
      /^\W*(?:(?:los|la|el|a)\s)?(?:tribunales|jurisdiccion|competencia|fuero|foro|toda|todo|cualquier|para|ante|por)\b/,
      0.6,
    ],
    [/_date_|_amount_|_percent_|_months_|_days_/, -0.9],
    [/\b(?:no|ni|sin)\b/, -0.3],
    [
      /\b(?:orden|mandato|autoriz\w+|requer\w+|oficio|tasa de justicia|homolog\w+|reduci\w+|morigerar|embargo|desalojo|cautelar\w*)\b/,
      -0.3,
    ],
    [/\b(?:ley|leyes|codigo|articulo)\b/, -0.2],
  ],
  heading: [
    [
      /\b(?:jurisdiccion|competencia|tribunales|fuero|ley aplicable|controversias|diferencias|divergencias|conflictos|litigios|disputas|foro|domicilios?)\b/,
      1.5,
    ],
  ],
  ofKind: [],
  first: { days: -0.3 },
  length: { short: -0.2, brief: 0.2 },
};

import type { PleadingForum, PleadingPurpose } from '@foja/contracts/pleading-terms';
import { fold } from '@foja/legal-text/fold';
import { sentencesOf } from './sentences.ts';

/** Words by which a paper says what it is about; the first that fits, what is narrower before what is wider. */
const words: readonly [PleadingPurpose, RegExp][] = [
  ['sucesion', /\b(?:sucesion|sucesori[oa]|declaratoria de herederos|ab intestato|testamentari[oa])\b/],
  [
    'salud',
    /\b(?:obra social|prepaga|medicina prepaga|prestacion(?:es)? de salud|cobertura (?:medica|integral|del tratamiento)|derecho a la salud)\b/,
  ],
  ['desalojo', /\bdesaloj\w+/],
  [
    'ejecucion',
    /\b(?:juicio ejecutivo|via ejecutiva|demanda ejecutiva|accion ejecutiva|cobro ejecutivo|ejecucion (?:de|prendaria|hipotecaria|fiscal)|ejecuta\w* (?:pagare|cheque|expensas|alquileres|prenda|hipoteca|honorarios))\b/,
  ],
  [
    'trabajo',
    /\b(?:despid\w+|despedid[oa]|diferencias salariales|relacion laboral|contrato de trabajo|accidente de trabajo|enfermedad profesional|riesgos del trabajo|trabajador[a]?)\b/,
  ],
  [
    'familia',
    /\b(?:alimentos|cuota alimentaria|divorcio|cuidado personal|filiacion|regimen de comunicacion|compensacion economica|adopcion|restitucion de l[oa]s? (?:nin|hij)\w+)\b/,
  ],
  ['danos', /\b(?:danos y perjuicios|danos|resarcimiento|accidente de transito|mala praxis|siniestro)\b/],
  [
    'acto-administrativo',
    /\b(?:acto administrativo|nulidad del? (?:acto|resolucion|decreto|disposicion)|impugnacion (?:judicial )?del? acto|empleo publico|cesantia)\b/,
  ],
  [
    'cobro',
    /\b(?:cobro de|sumas? de (?:dinero|pesos)|cumplimiento (?:de|del) contrato|incumplimiento|escrituracion|resolucion (?:de|del) contrato|facturas?|restitucion del precio|consignacion)\b/,
  ],
];

/** What a suit is about, by a paper's title, its object or its first words, with the words that tell it. */
export function readPurpose(paper: { title: string; object: string; opening: string }): {
  purpose: PleadingPurpose;
  quote: string | null;
} {
  for (const place of [paper.title, paper.object, paper.opening]) {
    const told = words.find(([, pattern]) => pattern.test(fold(place)));
    if (told === undefined) continue;
    const [purpose, pattern] = told;
    const sentence = sentencesOf(place).find(({ text }) => pattern.test(fold(text)));
    return { purpose, quote: (sentence?.text ?? place).trim() };
  }
  return { purpose: 'otro', quote: null };
}

const forums: Partial<Record<PleadingPurpose, PleadingForum>> = {
  'acto-administrativo': 'contencioso',
  danos: 'civil',
  desalojo: 'civil',
  familia: 'familia',
  sucesion: 'civil',
  trabajo: 'laboral',
};

/** Before which judges such a matter usually goes, where the paper names none; null where that depends on more. */
export function forumOfPurpose(purpose: PleadingPurpose): PleadingForum | null {
  return forums[purpose] ?? null;
}

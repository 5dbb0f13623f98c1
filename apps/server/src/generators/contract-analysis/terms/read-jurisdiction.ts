import type { ContractSentence } from '../contract-sentences.ts';
import { titledSentence } from './titled-sentence.ts';

/** Who says before whom they will argue, and does not only name a court in passing. */
const courtsAgreed =
  /\b(?:somet\w+|competent\w+|jurisdiccion|entender\w*|intervendr\w+|intervien\w+|prorrog\w+|acept\w+|acuerd\w+|ser[aá]n?|dirim\w+|resolver\w+|litig\w+|acud\w+|recurr\w+|eligen|fijan|pactan)\b.{0,140}\b(?:tribunal\w*|juzgados?|jueces|justicia|arbitr\w+|courts)\b|\b(?:tribunales|juzgados|jueces|justicia)\b.{0,80}\b(?:competent\w+|entender\w*|intervendr\w+|seran)\b/;
const titled =
  /\b(?:jurisdiccion|competencia|tribunales|fuero|jueces|ley aplicable|controversias|diferencias|divergencias|conflictos|litigios|disputas|foro)\b/;
const namesCourts =
  /\bforo ?:|\bdepartamento judicial\b|\b(?:jurisdiccion|tribunal\w*|juzgados?|jueces|justicia|competencia de|competentes?|arbitr\w+|litigar|courts|fuero)\b/;
/** A court that is named in passing. */
const inPassing =
  /\bdomicilio (?:legal |social )?en (?:la )?jurisdiccion\b|\b(?:autoridad|organismo|profesional|persona)(?:es)? competentes?\b|\bsin (?:necesidad de )?(?:acudir|recurrir|intervencion|orden|pasar)\b.{0,30}\b(?:justicia|judicial|jueces|tribunal\w*)\b|\btasa de justicia\b|\bjuez competente\b|\b(?:ordena|requiere|exige|pide|pida|ordene|requiera|exija)n? (?:un|el|la|una) (?:juez|jueza|justicia|tribunal)\b/;

/** The sentence that tells before whom the parties will argue. */
export function readJurisdiction(sentences: readonly ContractSentence[]): ContractSentence | undefined {
  return titledSentence(sentences, { title: titled, says: namesCourts, strong: courtsAgreed, not: inPassing });
}

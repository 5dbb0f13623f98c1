/** Who, which, how many, when, with a verb of what others did once: "¿qué jueces renunciaron?", "¿cuántos divorcios hubo?" */
const didOnce = new RegExp(
  '^(?:y |che )?(?:qui[eé]n(?:es)?|(?:qu[eé]|cu[aá]nt[oa]s|cu[aá]l(?:es)?)(?: [a-zñáéíóú]+)?|cu[aá]ndo|d[oó]nde|c[oó]mo|por qu[eé]|cu[aá]nto|cu[aá]nta plata) (?:se )?' +
    '(?:(?!pasó)[a-zñáéíóú]{2,}(?:ó|aron|ieron)|fue|fueron|hubo|hizo|hicieron|dijo|dijeron|tuvo|tuvieron)(?![a-zñáéíóú])',
);
/** What happened to the asker, or to the text of the law, is asked of the law. */
const ofAskerOrNorm =
  /\b(?:me|mi|mis|nos|nuestr[oa]s?|yo|norma|normas|ley|leyes|decreto|dnu|reforma|regir|vigencia|vigente|articulo|regimen|codigo|fallo|corte|plenario|doctrina|indemnizacion|prescri\w+|cambi[oa]|deroga?\w*|juicio|contrato)\b/;

/** Whether it is asked what somebody else did or how often something happened: history, of which no norm tells. */
export function asksHistory(accented: string, whole: string): boolean {
  return didOnce.test(accented) && !ofAskerOrNorm.test(whole);
}

/** Who appeals, in a point: "Rechazar el recurso de la Municipalidad"; folded. */
const appealOf =
  /\b(?:recursos?|apelacion(?:es)?|agravios|quejas?)\b(?: de (?:apelacion|nulidad))?(?: (?:interpuest|deducid|articulad|plantead|concedid)[oa]s?)? (?:de|del|por)(?: el| la| los| las)? (\w{5,})/;
/** Who complains, in the first words of a passage: "El municipio se queja de que…"; folded. */
const complaint =
  /\b(?:se (?:queja\w*|agravia\w*|alza\w*)|cuestiona\w*|critica\w*|reprocha\w*|objeta\w*|impugna\w*|apela\w*|recurre\w*|protesta\w*|discute\w*)\b/;
const subjectReach = 90;
/** "Municipio" and "Municipalidad" begin alike. */
const nameLetters = 5;
const noName = /^(?:tambien|luego|ademas|finalmente|seguidamente|aquella?|aquello|contra|sobre|segund|primer)/;

/** The beginning of the name of who brought the appeal that a point decides; null where it names none. */
export function appellantIn(folded: string): string | null {
  return appealOf.exec(folded)?.[1]?.slice(0, nameLetters) ?? null;
}

/** Beginnings of the names of who complains in a passage; none where nobody does, and empty words for who did before: "También reprocha…". */
export function complainantIn(folded: string): readonly string[] | null {
  const verb = complaint.exec(folded);
  if (verb === null || verb.index > subjectReach) return null;
  return folded
    .slice(0, verb.index)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= nameLetters && !noName.test(word))
    .map((word) => word.slice(0, nameLetters));
}

/** Small words of a signature: particles of names, and how a judge votes. */
const smallWords = new Set(
  'de del la las los y e según segun su mi voto por en disidencia parcial con ampliación de fundamentos'.split(' '),
);
/** What only the notes below the signatures say. */
const docketLine =
  /^(?:Tribunal(?:es)? (?:de origen|que intervin)|Recursos? (?:extraordinario|ordinario|de hecho|de queja|de apelaci)\S*.{0,60}(?:interpuest|deducid)\S* por|Traslados? contestado|Nombres? (?:de|del) (?:los? |las? )?(?:actor|demanda|parte)|Es copia|\(\*+\) Sentencia)/;

/** Judges' names at the end of an opinion: several between dashes, or one alone. @param goesOn the line before is one. */
export function isSignature(line: string, goesOn = false): boolean {
  const words = line.split(/[\s—–,()-]+/).filter((word) => word !== '');
  let names = 0;
  for (const word of words) {
    const bare = word.replace(/\.+$/, '');
    if (smallWords.has(bare)) continue;
    if (!/^\p{Lu}[\p{L}'’.]*$/u.test(bare)) return false;
    if (bare.length > 1) names += 1;
  }
  return names >= (goesOn ? 1 : 2) && (/[—–]/.test(line) || /[.)]$/.test(line));
}

/** How the other notes begin, which nothing but their place tells from the text. */
const docketNote =
  /^(?:Recursos?|Traslados?|Tribunal(?:es)?|Profesional(?:es)?|Nombres?|Partes?|Letrad\p{L}+|Ministerio P[úu]blico|Demanda\p{L}*|Causas?|Incidente|Presentaci\p{L}+|Actor\p{L}*|Tercer\p{L}+|Interven\p{L}+|Queja|Otros?|Apelaci\p{L}+|Interpuest\p{L}+|Autos|Expediente|Juicio|Acci[óo]n|Revocatoria|Aclaratoria|Pedido|Fiscal|Defensor\p{L}*|Amicus)(?!\p{L})/u;

/** What the collection prints below the signatures: who appealed, which courts had decided. @param belowSignatures the lines before are signatures. */
export function isNoteBelow(line: string, belowSignatures: boolean): boolean {
  return docketLine.test(line) || (belowSignatures && docketNote.test(line));
}

/** The parties of the next ruling, or the subject of its headnotes: words in capitals that are no names between dashes. */
export function isCaptionOfNext(line: string): boolean {
  if (/[—–]/.test(line) && isSignature(line)) return false;
  const letters = line.replace(/\P{L}/gu, '');
  if (letters.length < 6) return false;
  const capitals = letters.replace(/\P{Lu}/gu, '').length;
  const words = line.split(/\s+/)[0] ?? '';
  return capitals / letters.length >= 0.75 && words === words.toUpperCase();
}

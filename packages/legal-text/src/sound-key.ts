/**
 * How a Spanish word sounds in Argentina, for words written by ear: "excesiba" and "excesiva", "aser" and "hacer", "yuvia" and
 * "lluvia" have one key. Takes folded text (lower case, without accents); "ñ" stays apart from "n".
 */
export function soundKey(folded: string): string {
  return folded
    .replace(/ph/g, 'f')
    .replace(/ch/g, '1')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/qu(?=[ei])|c(?![ei])/g, 'k')
    .replace(/[zc]/g, 's')
    .replace(/x/g, 'ks')
    .replace(/ks(?=[^aeiou])/g, 's')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1+/g, '$1');
}

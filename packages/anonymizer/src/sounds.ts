/**
 * What a name sounds like, for whoever writes it down by ear: "Cayata" and "Callata", "Wenseslao" and "Wenceslao" are one.
 * @param folded letters a to z, without marks.
 */
export function soundOf(folded: string): string {
  let sound = heard.get(folded);
  if (sound === undefined) {
    sound = readSound(folded);
    if (heard.size >= mostHeard) heard.clear();
    heard.set(folded, sound);
  }
  return sound;
}

/** The words of one text are heard again in every round. */
const heard = new Map<string, string>();
const mostHeard = 8_000;

function readSound(folded: string): string {
  return folded
    .replace(/ch/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/ll/g, 'y')
    .replace(/[vw]/g, 'b')
    .replace(/[cs](?=[ei])|z|s/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c?k|qu?|c/g, 'k')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

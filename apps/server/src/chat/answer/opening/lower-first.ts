import { foldInPlace } from '@foja/legal-text/fold-in-place';

/** "Podés", "Tenés": no name begins a sentence in that form. */
const toYou = /^\p{Lu}\p{Ll}+[áéí]s(?!\p{L})/u;

/** A sentence goes on after a colon in lower case, unless it begins with a name or an abbreviation. */
export function lowerFirst(text: string): string {
  const [first = ''] = foldInPlace(text).split(/\s/);
  const isCommon =
    /^(?:el|la|los|las|un|una|unos|unas|si|no|con|sin|en|para|por|quien|quienes|cuando|desde|hasta|todas?|todos?|cada|entre|hay|se|al|lo|frente|pasad[oa]s?|vencid[oa]s?|salvo|ante|tras|sobre|bajo|segun|durante|mientras|aunque|ningun[oa]?|nadie|cualquier[ao]?|ambos|son|es|esta|estan|tiene|puede|pueden|hoy|ya|todavia|solo|quienes|su|sus|tu|tus|mi|a|de|del|como|donde|aun|son|contando|existen?|vale[n]?|rigen?|vence[n]?|prescribe[n]?|responde[n]?|corresponden?|nuestr[oa]|otr[oa]s?|aparte|ademas)$/.test(
      first,
    );
  return isCommon || toYou.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

import { fold } from '@foja/legal-text/fold';
import { tellingTerms } from './asked-proposition.ts';
import { denial, denials, deniedTelling, shares, undoes } from './denial.ts';
import type { Judge } from './judge.ts';

/** "Los usados se venden sin garantía" – "tenés tres meses de garantía": what is said not to be, is, or the other way round. */
export const againstHeld: Judge = ({ words, kind }, { main, whole }) => {
  if (kind !== 'held' || main === '' || denials(main) > 1 || undoes.test(main)) return null;
  const said = new Set(tellingTerms(whole));
  const deniedThere = deniedTelling(main);
  const affirmedThere = new Set(tellingTerms(main).filter((term) => !deniedThere.has(term)));
  const isAgainst = words.split(claimEnds).some((claim) => {
    const terms = tellingTerms(claim);
    // "No me cubre" is said of an accident and of an illness: it does not tell of what.
    if (terms.every((term) => saysNotOfWhat.test(term))) return false;
    const deniedHere = deniedTelling(claim);
    const affirmedHere = new Set(terms.filter((term) => !deniedHere.has(term)));
    // It has to be the same claim: alimony of a spouse is none of a child.
    if (terms.filter((term) => said.has(term)).length <= terms.length * sameClaimFrom) return false;
    if (shares(deniedHere, deniedThere)) return false;
    return shares(deniedHere, affirmedThere) || shares(deniedThere, affirmedHere);
  });
  return isAgainst ? 'No' : null;
};

/** Words that one says of anything that is owed. */
const saysNotOfWhat = /^(?:cubr|cobertur|pag|correspond|deb|reconoc)/;

/** One of several things that are said, without the reason that is given for it. */
const claimEnds =
  /[,;.]|\by que\b|\b(?:porque|ya que)\b|\b(?:como|porque) (?:no )?(?:estamos|estoy|estas|esta|es|soy|somos|fue|tengo|tiene|tenemos|hay|habia) \w+(?: \w+){0,2}?(?= no\b)/;
/** Share of the words of a claim that the rule has to say, or more. */
const sameClaimFrom = 1 / 2;

const owesNothing =
  /\bno (?:me |nos |le |te )*(?:deben?|corresponde\w*|tengo derecho|toca\w*|pagan?|van a pagar|cubren?)(?: a)? nada\b/;
const gives = /\b(?:te |le |les )?(?:corresponden?|deben?|tenes derecho|tiene\w* derecho|paga\w*|cobra\w*|cubre\w*)\b/;

/** "Dicen que no me deben nada" – "corresponden el preaviso y…". */
export const againstNothing: Judge = ({ words, kind }, { main }) =>
  kind === 'held' && owesNothing.test(words) && gives.test(main) && !denial.test(main) ? 'No' : null;

const askerPays =
  /\b(?:l[oa]s? )?(?:pago|pagamos|tengo que pagar|pague|corren? por mi cuenta|a mi (?:cargo|costo)) ?(?:yo)?\b/;
const otherPays =
  /\b(?:l[oa]s? )?(?:paga|pagan|a cargo d[el]+|por cuenta d[el]+|son d[el]+) (?:(?:el|la|los) )?(vendedor|proveedor|empleador|duen[oa]|locador|propietari[oa]|banco|empresa|aseguradora|prepaga|obra social|aerolinea|transportista)\b/;

/** "La vuelta la pago yo, ¿corresponde?" – "los gastos de devolución los paga el vendedor". */
export const againstPayer: Judge = ({ words, kind }, { whole, isLimited }, { text }) => {
  const payer = otherPays.exec(whole)?.[1];
  if (kind !== 'held' || payer === undefined || isLimited || denial.test(whole) || !askerPays.test(words)) return null;
  return new RegExp(String.raw`\bsoy (?:el|la|un|una)? ?${payer}`).test(fold(text)) ? null : 'No';
};

const belongs = /\bes (?:propiedad )?de(?:l| la| los| ell[oa]s)? ?(\w+)/;
const owner = /\b(?:el|la|los|las) (\w+) es (?:su|el|la) (?:titular|duen[oa])\b/;

/** "Que es del sanatorio, dicen" – "el paciente es su titular". */
export const againstOwner: Judge = ({ words, kind }, { whole }) => {
  const [held, said] = [belongs.exec(words)?.[1], owner.exec(whole)?.[1]];
  if (kind !== 'held' || held === undefined || said === undefined || denial.test(words)) return null;
  return held === said ? null : 'No';
};

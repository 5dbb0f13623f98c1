import { fold } from '@foja/legal-text/fold';
import { denial } from './denial.ts';
import type { Judge } from './judge.ts';

const forms: readonly (readonly [string, RegExp])[] = [
  ['mensaje', /\b(?:whatsapp|wasap|wsp|wpp|mensajes?|mail|correo electronico|audio|sms|chat)\b/],
  ['palabra', /\b(?:de palabra|verbal\w*|de boca|oral\w*)\b/],
  ['papel', /\b(?:papel|papelito|hoja|nota|a mano|contrato privado|instrumento privado)\b/],
  ['escritura', /\b(?:escritura|escriban[oa])\b/],
  ['acta', /\b(?:acta judicial|ante el juez|ante el juzgado|expediente)\b/],
  ['telegrama', /\b(?:telegrama|carta documento)\b/],
];
const needsForm =
  /\b(?:(?:solo|unicamente) (?:vale|sirve|se admite|puede hacerse|se hace)|(?:debe|deben|tiene que|tienen que|hay que) (?:hacer(?:se|la|lo)|otorgar(?:se)?|constar|formalizarse|celebrarse)) (?:por|en|con|mediante) ([^;.]+)/;
const asksForm =
  /\b(?:vale|sirve|valid[oa]|alcanza|basta|ya (?:podemos|puedo|puede|estoy|queda)|queda firme|renunci\w+)\b/;

const formsIn = (text: string) => forms.filter(([, said]) => said.test(text)).map(([name]) => name);

/** "Nos firmó un papelito, ¿ya podemos sacarla?" – "debe hacerse por escritura pública". */
export const againstForm: Judge = ({ words, kind }, { whole }, { text }) => {
  const [needed, used] = [formsIn(needsForm.exec(whole)?.[1] ?? ''), formsIn(fold(text))];
  if (needed.length === 0 || used.length === 0 || used.some((form) => needed.includes(form))) return null;
  return kind !== 'done' && asksForm.test(words) && !denial.test(words) ? 'No' : null;
};

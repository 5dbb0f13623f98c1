import { denial } from './denial.ts';
import type { Judge } from './judge.ts';
import { sharesIn } from './shares-in.ts';

const asksEnough = /\b(?:alcanza\w*|basta\w*|llega(?:mos)?|es suficiente|se aprueba|vale|podemos|se puede)\b/;
const needsVotes = /\b(?:voto\w*|mayoria|firma\w*|conformidad|capital|propietarios|asamblea)\b/;

/** "Somos 30 y firmaron 19, ¿alcanza?" – "con el voto de dos tercios". */
export const ofMajority: Judge = ({ words, kind }, { whole, isLimited }, { facts }) => {
  if (kind !== 'asked' || denial.test(words) || !asksEnough.test(words) || !needsVotes.test(whole)) return null;
  const told = facts.find(({ name }) => name === 'porcentaje-dicho')?.value;
  const [needed, ...others] = sharesIn(whole);
  if (typeof told !== 'object' || told.unit !== 'por-ciento' || needed === undefined || others.length > 0) return null;
  if (told.value < needed) return 'No';
  return isLimited ? null : 'Sí';
};

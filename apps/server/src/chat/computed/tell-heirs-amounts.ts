import { known, unknown } from '@foja/computable-law/core/facts';
import { settle } from '@foja/computable-law/core/refusal';
import { computeInheritance } from '@foja/computable-law/inheritance/compute-inheritance';
import type { Descendant, InheritanceResult, InheritanceValues } from '@foja/computable-law/inheritance/inheritance';
import { tellAmount } from './told-amounts.ts';
import type { ToldEstate } from './told-estate.ts';

/** Who inherits and how much, for the facts that were told; null where they are not enough. */
export function inherit(facts: Partial<InheritanceValues>): InheritanceResult | null {
  const fact = <Name extends keyof InheritanceValues>(name: Name) => {
    const value = facts[name];
    return value === undefined ? unknown : known(value as InheritanceValues[Name]);
  };
  const settled = settle(() =>
    computeInheritance({
      spouse: fact('spouse'),
      children: fact('children'),
      parents: fact('parents'),
      grandparents: fact('grandparents'),
      siblings: fact('siblings'),
      uncles: fact('uncles'),
      cousins: fact('cousins'),
      marital: fact('marital'),
      estate: fact('estate'),
      disabledDescendant: unknown,
      disabledAscendant: unknown,
      death: unknown,
    }),
  );
  return 'refused' in settled ? null : settled.value;
}

/** What a spouse and children are left with, own goods and community told apart; null where nothing can be computed. */
export function tellAmountsOfFamily(
  children: readonly Descendant[],
  spouse: boolean,
  { own, community, currency }: ToldEstate,
): string | null {
  const of = (estate: { own: number; community: number }) => inherit({ spouse, children: [...children], estate });
  const [all, ofOwn, ofCommunity] = [of({ own, community }), of({ own, community: 0 }), of({ own: 0, community })];
  const money = (value: number) => tellAmount(value, currency);
  const each = (result: InheritanceResult | null, id: 'child' | 'spouse', isHeir: (label: string) => boolean) =>
    result?.lines.find((line) => line.id.startsWith(id) && isHeir(line.id))?.amount ?? 0;
  const isChild = (id: string) => !id.includes('grandchildren');
  if (all === null) return null;
  const count = children.length;
  const toChild = each(all, 'child', isChild) || null;
  const grandchild = all.lines.find(({ id }) => id.includes('grandchildren'))?.amount ?? null;
  const heirs = [
    ...(toChild === null ? [] : [`${count === 1 ? 'al hijo' : 'a cada hijo'} le tocan ${money(toChild)}`]),
    ...(grandchild === null ? [] : [`a cada hijo del que murió antes, ${money(grandchild)}`]),
  ].join(' y ');
  if (!spouse) return `Sin cónyuge, de ${money(own)} ${heirs}`;
  const toSpouse = community / 2 + each(all, 'spouse', () => true);
  const ofEach = count === 1 ? 'el hijo' : 'cada hijo';
  const fromOwn =
    own === 0
      ? ''
      : ` De lo propio (${money(own)}) el cónyuge hereda ${money(each(ofOwn, 'spouse', () => true))} y ${ofEach} ${money(each(ofOwn, 'child', isChild))}.`;
  const fromCommunity =
    community === 0
      ? ''
      : ` De lo ganancial (${money(community)}), ${money(community / 2)} ya eran del cónyuge, y la otra mitad la hereda${count === 1 ? ' sólo el hijo' : `n sólo los hijos: ${money(each(ofCommunity, 'child', isChild))} cada uno`}.`;
  return `En total, al cónyuge que queda le corresponden ${money(toSpouse)} y ${heirs}.${fromOwn}${fromCommunity} Es descontadas las deudas, y si nadie recibió antes una donación`;
}

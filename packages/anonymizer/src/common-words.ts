const words: { set: ReadonlySet<string> } = { set: new Set() };
export function setCommon(set: ReadonlySet<string>): void { words.set = set; }
export function isCommonWord(folded: string): boolean { return words.set.has(folded); }

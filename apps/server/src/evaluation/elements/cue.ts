/**
 * One fact that guides ask for, and the words by which people tell it. All patterns read folded words. `names` recognises it
 * in an element to prove; `tells` and `denies` in a clause of a story. A cue stands for one fact: where an element names
 * several, any of them speaks for it.
 */
export interface Cue {
  names: RegExp;
  tells: RegExp;
  denies?: RegExp;
  /** What others say is this very fact: a refusal, an excuse. */
  fromReports?: true;
}

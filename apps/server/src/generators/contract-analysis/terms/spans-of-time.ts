/** A number in figures or words: "diez", "treinta y seis", "dieciocho (18)". */
export const time =
  '(?:\\d+|(?!(?:los|las|unos|algunos|estos|esos|pocos|varios|cada|de|en|por|sus|mas)\\b)[a-z]{2,16}(?: y [a-z]{3,8})?)';
/** So many months, years, days or nights. */
export const count = `${time}(?: \\([^)]*\\))? (?:meses|anos?|dias|noches)`;

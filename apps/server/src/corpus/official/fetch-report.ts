/** Which headnotes are to be brought from SAIJ; everything that is left out stands for all. */
export interface HeadnoteSelection {
  /** A court as SAIJ names it. */
  court: string | null;
  subject: string | null;
  /** ISO date of the ruling, at the earliest. */
  since: string | null;
}

/** What is to be brought: all the norms that Foja knows where none is named. */
export interface FetchSelection {
  norms: string[];
  infolegIds: number[];
  /** Only what changed at the site since the last time. */
  changedOnly: boolean;
  /** Headnotes of rulings instead of norms. */
  rulings?: HeadnoteSelection;
}

/** How one norm fared. */
export interface NormOutcome {
  norm: string;
  title: string;
  /** `kept`: it could not be had, and what was held stays. */
  result: 'imported' | 'unchanged' | 'kept';
  articles: number;
  added: number;
  changed: number;
  /** Earlier texts that are held now. */
  earlierTexts: number;
  /** Articles that were taken as doubtful, or not taken because a sound text is held, with the reason. */
  doubtful: { article: string; why: string }[];
  leftOut: string[];
  /** Why it was kept, for a person. */
  trouble: string | null;
}

/** How the headnotes fared. */
export interface HeadnoteOutcome {
  read: number;
  added: number;
  changed: number;
  /** How many SAIJ says to have; null where it does not tell. */
  total: number | null;
  /** Documents of its list that could not be read as headnotes. */
  notUnderstood: number;
  /** Where to go on, by place in its list. */
  nextOffset: number;
  /** There are more than one run brings. */
  isBounded: boolean;
  /** Why it stopped, for a person. */
  trouble: string | null;
}

export interface FetchReport {
  norms: NormOutcome[];
  rulings?: HeadnoteOutcome;
}

export interface FetchProgress {
  done: number;
  total: number;
  /** The norm being fetched. */
  current: string | null;
}

/** Who carries a run. */
export interface FetchHolder {
  host: string;
  pid: number;
  startedAt: string | null;
}

/** What is to be brought: all the norms that Foja knows where none is named. */
export interface FetchSelection {
  norms: string[];
  infolegIds: number[];
  /** Only what changed at the site since the last time. */
  changedOnly: boolean;
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

export interface FetchReport {
  norms: NormOutcome[];
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

/** What the server and its database child tell each other. The child ends when the channel closes, whoever closed it. */
export interface ChildOptions {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Folder of the Unix socket, or null to listen on a free port of the loopback address (Windows). */
  socketFolder: string | null;
  serverPid: number;
  draft?: undefined;
}

/** A child that only makes a new cluster in this folder, and ends. */
export interface DraftOptions {
  draft: string;
}

export type ChildReport =
  | { kind: 'ready'; host: string; port: number }
  | { kind: 'lock-held'; pid: number }
  | { kind: 'failed'; message: string };

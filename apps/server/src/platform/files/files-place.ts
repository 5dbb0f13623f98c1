/** Files in a folder of this machine, or of a network that it sees as one. */
export interface FolderPlace {
  kind: 'folder';
  /** Absolute path. */
  folder: string;
}

/** Objects of a bucket, behind any server that speaks S3. */
export interface ObjectPlace {
  kind: 's3';
  bucket: string;
  /** Before every name; without a slash at either end, or empty. */
  prefix: string;
  /** Where the bucket's objects are, without a slash at the end. */
  bucketUrl: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string | null };
  /** Where drafts lie on this machine's disk until they are whole. */
  draftsFolder: string;
}

/** Where files are kept: a plain value, so that a thread can be told. */
export type FilesPlace = FolderPlace | ObjectPlace;

/** One file of a place, by its name with slashes. */
export interface FileRef {
  place: FilesPlace;
  name: string;
}

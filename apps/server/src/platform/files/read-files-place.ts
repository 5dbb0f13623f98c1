import { resolve } from 'node:path';
import type { FilesPlace } from './files-place.ts';

/** What the environment says of the place of files. */
export interface FilesSettings {
  /** A folder, or `s3://bucket/prefix`; null for the usual folder. */
  uri: string | null;
  folders: {
    /** What a relative folder is relative to. */
    base: string;
    usual: string;
    drafts: string;
  };
  accessKeyId: string | null;
  secretAccessKey: string | null;
  sessionToken: string | null;
  region: string | null;
  /** Null: the one of AWS. */
  endpoint: string | null;
}

export class InvalidFilesPlace extends Error {}

/** @throws {InvalidFilesPlace} naming the variable, never its value. */
export function readFilesPlace(settings: FilesSettings): FilesPlace {
  const { uri, folders, endpoint } = settings;
  if (uri === null) return { kind: 'folder', folder: folders.usual };
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(uri)) return { kind: 'folder', folder: resolve(folders.base, uri) };
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/[\w./-]*)?$/.exec(uri) ?? [];
  if (!bucket || /(^|\/)\.{1,2}(\/|$)|\/\//.test(path)) {
    throw new InvalidFilesPlace('FILES_URI: a folder, or s3://bucket/prefix with letters, digits and ._-/ only');
  }
  if (settings.accessKeyId === null || settings.secretAccessKey === null) {
    throw new InvalidFilesPlace('FILES_URI: s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  const region = settings.region ?? 'us-east-1';
  return {
    kind: 's3',
    bucket,
    prefix: path.replace(/^\/|\/$/g, ''),
    bucketUrl: endpoint === null ? bucketOfAws(bucket, region) : `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
      sessionToken: settings.sessionToken,
    },
    draftsFolder: folders.drafts,
  };
}

/** A name with dots does not fit the certificate of its own host. */
function bucketOfAws(bucket: string, region: string): string {
  const host = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
}

import type { FileStore } from './file-store.ts';
import type { FilesPlace } from './files-place.ts';
import { FolderStore } from './folder-store.ts';
import { ObjectStore } from './object-store.ts';

/** Costs nothing: stores hold no state of their own. */
export function openFileStore(place: FilesPlace): FileStore {
  return place.kind === 'folder' ? new FolderStore(place.folder) : new ObjectStore(place);
}

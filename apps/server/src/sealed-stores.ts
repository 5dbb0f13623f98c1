import { sealedSecrets } from './accounts/second-factor/sealed-secrets.ts';
import { sealedAgendaEntries } from './agenda/sealed-entries.ts';
import { sealedDocumentJobs, sealedJobTexts } from './document-jobs/sealed-document-jobs.ts';
import { sealedDocuments } from './documents/sealed-documents.ts';
import type { VaultDeps } from './documents/vault-folder.ts';
import { sealedEditorDocuments, sealedEditorVersions } from './editor/sealed-documents.ts';
import { sealedMails } from './mail/sealed-mails.ts';
import { sealedMatterItems, sealedMatters } from './matters/sealed-matters.ts';
import { sealedOwnTemplates } from './own-templates/sealed-own-templates.ts';
import type { Database } from './platform/database/database.ts';
import type { SealedStore } from './platform/sealed-store.ts';
import { sealedNovelties, sealedWatches } from './watches/sealed-watches.ts';

/** Everywhere that something lies sealed: what seals something new is added here, or its key could be dropped under it. */
export function sealedStores(deps: VaultDeps & { db: Database }): SealedStore[] {
  return [
    sealedMails(deps),
    sealedSecrets(deps),
    sealedDocuments(deps),
    sealedDocumentJobs(deps),
    sealedJobTexts(deps),
    sealedEditorDocuments(deps),
    sealedEditorVersions(deps),
    sealedOwnTemplates(deps),
    sealedAgendaEntries(deps),
    sealedWatches(deps),
    sealedNovelties(deps),
    sealedMatters(deps),
    sealedMatterItems(deps),
  ];
}

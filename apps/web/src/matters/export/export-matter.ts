import type { MatterFile } from '@foja/contracts/matter-files';
import type { MatterItem, Party } from '@foja/contracts/matter-items';
import {
  type MatterItemKind,
  matterForumLabels,
  matterSideLabels,
  matterStateLabels,
  partyRoleLabels,
} from '@foja/contracts/matter-words';
import type { Matter } from '@foja/contracts/matters';
import { pdfDocument } from '../../answer-view/export/pdf-document.ts';
import { editorDocumentFile, fileName } from '../../editor/export/export-editor-document.ts';
import { readAllItems } from '../../matter-reading/read-matter.ts';
import { formatDay, formatMoment } from '../../platform/dates.ts';
import { readMatterDocument, readMatterWriting } from '../matters-queries.ts';
import { toolLabel } from '../tool-label.ts';
import { commentsRegister, moneyRegister, moneyTotals, readActivity, readDeadlines } from './matter-registers.ts';

/** What of a causa is exported. */
export interface ExportChoice {
  documents: boolean;
  writings: boolean;
  notes: boolean;
  results: boolean;
  money: boolean;
  deadlines: boolean;
  /** Comments, and who did what. */
  talk: boolean;
}

/** One file of the ZIP, and how the index tells of it. */
interface Entry {
  path: string;
  title: string;
  content: Blob | string;
}

/** What each section of the index lists: a folder, or a file that holds all of one thing. */
const sections: { inside: string; heading: string }[] = [
  { inside: 'documentos/', heading: 'Documentos' },
  { inside: 'escritos/', heading: 'Escritos' },
  { inside: 'notas/', heading: 'Notas' },
  { inside: 'consultas/', heading: 'Consultas y resultados' },
  { inside: 'calculos/', heading: 'Cálculos' },
  { inside: 'dinero.txt', heading: 'Dinero' },
  { inside: 'plazos.txt', heading: 'Plazos y audiencias' },
  { inside: 'comentarios.txt', heading: 'Comentarios' },
  { inside: 'actividad.txt', heading: 'Actividad' },
];

/**
 * The whole causa as a ZIP: an index in PDF, the documents as they were uploaded, the writings in Word and PDF, and what is written into
 * it, its agenda and its activity as text. What could not be read is told in the index and returned.
 * @throws {CallFailed} where the causa itself cannot be read; {DOMException} `AbortError`.
 */
export async function exportMatter(
  matter: Matter,
  files: readonly MatterFile[],
  choice: ExportChoice,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, of: number) => void },
): Promise<{ zip: Blob; missing: string[] }> {
  // The first that was filed first.
  const ofType = (type: MatterFile['type']) => files.filter((file) => file.type === type).toReversed();
  const chosen = [...(choice.documents ? ofType('document') : []), ...(choice.writings ? ofType('writing') : [])];
  const missing: string[] = [];
  const entries: Entry[] = [];
  const parties = (await readAllItems(matter.id, 'party', signal)).toReversed();
  const kinds: readonly MatterItemKind[] = [
    ...(choice.notes ? (['note'] as const) : []),
    ...(choice.results ? (['consultation', 'result', 'calculation'] as const) : []),
  ];
  for (const kind of kinds) entries.push(...textEntries(await readAllItems(matter.id, kind, signal)));
  const money = choice.money ? await readAllItems(matter.id, 'money', signal) : [];
  entries.push(...moneyRegister(money));
  if (choice.deadlines) entries.push(...(await readDeadlines(matter.id, signal)));
  if (choice.talk) {
    entries.push(...commentsRegister(await readAllItems(matter.id, 'comment', signal)));
    entries.push(...(await readActivity(matter.id, signal)));
  }
  for (const [index, file] of chosen.entries()) {
    const number = numberOf(ofType(file.type).indexOf(file));
    onProgress(index, chosen.length);
    signal.throwIfAborted();
    try {
      entries.push(...(await fileEntries(matter.id, file, number, signal)));
    } catch (failure) {
      if (signal.aborted) throw failure;
      missing.push(file.name);
    }
  }
  onProgress(chosen.length, chosen.length);
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  const now = new Date().toISOString();
  const index = indexText(matter, { parties, money }, entries, missing);
  zip.file(
    '00 indice.pdf',
    await pdfDocument({
      title: matter.title,
      question: null,
      answer: index,
      sources: [],
      writtenAt: now,
      footer: 'Índice de la causa',
    }),
  );
  for (const { path, content } of entries) zip.file(path, content);
  return { zip: await zip.generateAsync({ type: 'blob', compression: 'DEFLATE' }), missing };
}

/** What the ZIP is called. */
export function matterFileName({ title }: Matter): string {
  return `${fileName(title)}.zip`;
}

const numberOf = (index: number) => String(index + 1).padStart(3, '0');

async function fileEntries(matterId: string, file: MatterFile, number: string, signal: AbortSignal): Promise<Entry[]> {
  if (file.type === 'document') {
    const stem = file.name.replace(/\.\w{1,5}$/, '');
    const content = await readMatterDocument(matterId, file.id, signal);
    return [{ path: `documentos/${number} ${fileName(stem)}.${file.kind}`, title: file.name, content }];
  }
  const { title, content } = await readMatterWriting(matterId, file.id, signal);
  const path = `escritos/${number} ${fileName(title)}`;
  return [
    { path: `${path}.docx`, title: `${title} (Word)`, content: await editorDocumentFile('docx', { title, content }) },
    { path: `${path}.pdf`, title: `${title} (PDF)`, content: await editorDocumentFile('pdf', { title, content }) },
  ];
}

function textEntries(items: readonly MatterItem[]): Entry[] {
  return items.toReversed().flatMap((item, index): Entry[] => {
    const number = numberOf(index);
    if (item.kind === 'note') {
      const title = item.body.title || `Nota del ${formatDay(item.createdAt)}`;
      const by = item.author ? `${item.author.name}, ` : '';
      const content = `${title}\n${by}${formatMoment(item.updatedAt)}\n\n${item.body.text}\n`;
      return [{ path: `notas/${number} ${fileName(title)}.txt`, title, content }];
    }
    if (item.kind !== 'consultation' && item.kind !== 'result' && item.kind !== 'calculation') return [];
    const { title, tool, madeAt, question, text } = item.body;
    const asked = question === '' ? '' : `${question}\n\n`;
    const content = `${title}\n${toolLabel(tool)}, ${formatMoment(madeAt)}\n\n${asked}${text}\n`;
    const folder = item.kind === 'calculation' ? 'calculos' : 'consultas';
    const kind = item.kind === 'result' ? 'R' : '';
    return [{ path: `${folder}/${kind}${number} ${fileName(title)}.txt`, title, content }];
  });
}

/** Words that would read as marks of Markdown. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/([\\*_`#<>[\]])/g, '\\$1');

function indexText(
  matter: Matter,
  { parties, money }: { parties: readonly MatterItem[]; money: readonly MatterItem[] },
  entries: readonly Entry[],
  missing: readonly string[],
): string {
  const facts: [string, string][] = [
    ['Expediente', matter.fileNumber],
    ['Juzgado o tribunal', matter.court],
    ['Fuero', matterForumLabels[matter.forum]],
    ['Estado', matterStateLabels[matter.state]],
    ['Cliente', matter.clientName],
    ['Representación', matter.side ? matterSideLabels[matter.side] : ''],
    ['Responsable', matter.responsible?.name ?? ''],
  ];
  const lists = sections.map(({ inside, heading }) => {
    const listed = entries.filter(({ path }) => path.startsWith(inside));
    return section(
      heading,
      listed.map(({ path, title }) => `- ${plain(title)}: ${plain(path)}`),
    );
  });
  return [
    facts
      .filter(([, said]) => said !== '')
      .map(([label, said]) => `- ${label}: ${plain(said)}`)
      .join('\n'),
    matter.summary === '' ? '' : `## De qué se trata\n\n${plain(matter.summary)}`,
    section(
      'Partes',
      parties.flatMap((item) => (item.kind === 'party' ? [partyLine(item.body)] : [])),
    ),
    section(
      'Totales',
      moneyTotals(money).map((line) => `- ${plain(line)}`),
    ),
    ...lists,
    section(
      'No se pudo leer',
      missing.map((name) => `- ${plain(name)}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const section = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n')}`;

function partyLine({ role, name, document, domicile, email, phone }: Party): string {
  const facts = [document, domicile, email, phone].filter((said) => said !== '').map(plain);
  return `- ${partyRoleLabels[role]}: ${[plain(name), ...facts].join(', ')}`;
}

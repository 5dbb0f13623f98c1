import { articles, norms } from '../corpus/corpus.table.ts';
import type { Database } from '../platform/database/database.ts';

/** Puts a small consumer law into the corpus: articles 11, 12 and 17 in force, 20 repealed, 66 the last one. */
export async function loadArticles(db: Database): Promise<void> {
  await db.insert(norms).values({
    code: 'ldc',
    title: 'Ley 24.240 de Defensa del Consumidor',
    aliases: ['LDC', 'Ley de Defensa del Consumidor', 'Ley 24.240'],
    infolegId: null,
    officialUrl: null,
    domain: 'civil_comercial',
    lastArticle: 66,
    contentHash: 'test',
  });
  const rows = [
    { article: '11', repealed: false },
    { article: '12', repealed: false },
    { article: '17', repealed: false },
    { article: '20', repealed: true },
  ];
  await db.insert(articles).values(
    rows.map(({ article, repealed }, position) => ({
      id: `ldc:${article}`,
      norm: 'ldc',
      article,
      position,
      heading: 'Título de prueba',
      path: '',
      text: 'Texto de prueba.',
      amendmentNotes: [],
      repealed,
      suspect: false,
      validFrom: null,
      contentHash: 'test',
      recordedAt: new Date(0),
    })),
  );
}

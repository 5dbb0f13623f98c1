import type { TimelineEntry } from './article-timeline.ts';

/** A day as the reader writes it: "7/4/2008". */
export function tellDay(iso: string | null): string {
  const [year, month, date] = (iso ?? '').split('-');
  return `${Number(date)}/${Number(month)}/${year}`;
}

/** "Entre el 15/10/1993 y el 7/4/2008", "hasta el 7/4/2008". */
export function tellSpan({ from, to }: TimelineEntry): string {
  return from ? `entre el ${tellDay(from)} y el ${tellDay(to)}` : `hasta el ${tellDay(to)}`;
}

/**
 * How a stretch began: "Cambió el 7/4/2008, por el art. 5° de la Ley 99.361", without a full stop.
 * @param nameArticle how a lawyer names a key.
 */
export function nameChange({ change, from }: TimelineEntry, nameArticle: (key: string) => string): string {
  const by = change?.by?.includes(':') ? nameArticle(change.by) : change?.by;
  const isWhole = change?.subject === 'articulo';
  const verb =
    change?.verb === 'repealed' && isWhole
      ? 'Fue derogado'
      : change?.verb === 'added' && isWhole
        ? 'Fue incorporado'
        : change?.verb === 'restored'
          ? 'Fue restablecido'
          : isWhole
            ? 'Cambió'
            : 'Cambió en parte';
  const article = by === undefined || by === null ? '' : /^art/.test(by) ? 'el ' : /^Ley/.test(by) ? 'la ' : 'el ';
  return `${verb} el ${tellDay(from)}${by ? `, por ${article}${by}` : ''}`;
}

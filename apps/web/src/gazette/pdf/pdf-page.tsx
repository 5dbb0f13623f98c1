import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './text-layer.css';
import { markHits, type PageHit } from './mark-hits.ts';
import type { PageSize, PdfDocument } from './pdf-document.ts';

interface PdfPageProps {
  pdf: PdfDocument;
  /** From 1. */
  number: number;
  scale: number;
  /** Taken until the page's own is known. */
  likelySize: PageSize;
  scrollerRef: RefObject<HTMLElement | null>;
  hits: readonly PageHit[];
  /** Called with the mark of the current hit once it stands on the page. */
  onCurrentMark: (mark: HTMLElement) => void;
}

const cssPerPdfUnit = 96 / 72;

/** One page: painted when it comes near the frame, let go when it is far, so that a long edition does not fill the memory. */
export function PdfPage({ pdf, number, scale, likelySize, scrollerRef, hits, onCurrentMark }: PdfPageProps) {
  const pageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLDivElement>(null);
  const near = useNear(pageRef, scrollerRef);
  const [size, setSize] = useState(likelySize);
  const [words, setWords] = useState<HTMLElement[]>([]);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const picture = pictureRef.current;
    const text = textRef.current;
    if (!near || scale <= 0 || !picture || !text) return;
    const leaving = new AbortController();
    const render = async () => {
      const own = await pdf.pageSize(number);
      if (leaving.signal.aborted) return;
      setSize((known) => (known.width === own.width && known.height === own.height ? known : own));
      const elements = await pdf.renderPage(number, scale, { picture, text }, leaving.signal);
      setFailed(false);
      setWords(elements);
    };
    render().catch(() => !leaving.signal.aborted && setFailed(true));
    return () => leaving.abort();
  }, [pdf, number, scale, near]);

  useEffect(() => {
    if (near) return;
    pictureRef.current?.replaceChildren();
    textRef.current?.replaceChildren();
    setWords([]);
  }, [near]);

  useLayoutEffect(() => {
    const mark = markHits(words, hits);
    if (mark) onCurrentMark(mark);
  }, [words, hits, onCurrentMark]);

  const style = {
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
    '--total-scale-factor': scale * cssPerPdfUnit,
  } as CSSProperties;
  return (
    // Paper is white in both themes: it is the document as it was published.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the controls of a form
    <div
      ref={pageRef}
      data-page={number}
      role="group"
      aria-label={`Página ${number} de ${pdf.pageCount}`}
      className="relative mx-auto shrink-0 bg-white shadow-raised"
      style={style}
    >
      <div ref={pictureRef} aria-hidden="true" className="absolute inset-0 [&>canvas]:block [&>canvas]:size-full" />
      <div ref={textRef} lang="es-AR" className="pdf-words" />
      {failed && (
        <p role="alert" className="absolute inset-x-0 top-1/3 px-6 text-center text-sm text-[#b3263a]">
          No se pudo mostrar esta página.
        </p>
      )}
    </div>
  );
}

/** Whether an element is within a frame's height of the frame. */
function useNear(ref: RefObject<HTMLElement | null>, frameRef: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      root: frameRef.current,
      rootMargin: '100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, frameRef]);
  return near;
}

import { Skeleton } from '../../design-system/skeleton.tsx';

/** The shape of a list of documents with its search, under what stands at its `head`. */
export function DocumentsLoading({ head }: { head: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        Cargando documentos…
      </p>
      <Skeleton className={head} />
      <Skeleton className="mt-5 h-11 w-full" />
      <div className="mt-5 grid gap-px">
        {[0, 1, 2].map((key) => (
          <Skeleton key={key} className="h-24 w-full" />
        ))}
      </div>
    </div>
  );
}

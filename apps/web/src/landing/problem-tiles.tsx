import { ArrowRight } from 'lucide-react';
import { everydayProblems } from './everyday-problems.ts';

/** The guides to what people come with most, and the way to all of them. They are pages of the server: a tile is a plain link. */
export function ProblemTiles() {
  return (
    <nav aria-labelledby="problems-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="problems-title" className="font-serif text-xl font-medium tracking-tight">
          O empezá por una guía
        </h2>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <a href="/donde-ir" className={linkClasses}>
            Dónde ir
          </a>
          <a href="/guias" className={linkClasses}>
            Todas las guías
            <ArrowRight size={15} aria-hidden="true" />
          </a>
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {everydayProblems.map(({ label, guide, icon: Icon }) => (
          <li key={guide}>
            <a
              href={`/guias/${guide}`}
              className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-3 py-3 leading-snug font-medium transition duration-150 hover:border-line-strong hover:shadow-raised sm:px-4 sm:py-4"
            >
              <Icon size={20} aria-hidden="true" className="shrink-0 text-primary-ink" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkClasses = 'inline-flex min-h-8 items-center gap-1.5 rounded-sm text-primary-ink underline underline-offset-4';

import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { formatDay } from '../platform/dates.ts';
import { statusQuery } from '../platform/status-query.ts';
import { legalTexts } from './legal-texts.ts';
import { legalTypes } from './legal-types.ts';

/** /legal/{type}: privacy, terms and disclaimer. */
export function LegalScreen() {
  const { type } = useParams({ from: '/legal/$type' });
  const email = useQuery(statusQuery()).data?.contact.email;
  const known = legalTypes.find((one) => one === type);
  if (known === undefined) return <NoSuchText />;
  const { title, updatedOn, summary, sections } = legalTexts[known];
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <article className="mx-auto max-w-3xl px-5 py-10 sm:px-8">
        <LegalNavigation />
        <h1 className="mt-8 text-2xl font-semibold tracking-tight text-balance">{title}</h1>
        <p className="figures mt-2 text-sm text-ink-muted">Última actualización: {formatDay(updatedOn)}</p>
        <p className="mt-4 text-ink-soft">{summary}</p>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="mt-8">
            <h2 className="text-lg font-semibold">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p
                key={paragraph}
                className="mt-2.5 max-w-[72ch] font-serif text-[1.0625rem] leading-[1.65] text-ink-soft"
              >
                <WithEmail text={paragraph} email={email} />
              </p>
            ))}
          </section>
        ))}
      </article>
    </main>
  );
}

function LegalNavigation() {
  return (
    <nav aria-label="Textos legales" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {legalTypes.map((other) => (
        <Link
          key={other}
          to="/legal/$type"
          params={{ type: other }}
          className="rounded-sm text-ink-muted underline-offset-4 hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-primary-ink aria-[current=page]:underline"
        >
          {legalTexts[other].title}
        </Link>
      ))}
    </nav>
  );
}

/** Under an address of no legal text. */
function NoSuchText() {
  return (
    <main id="content" tabIndex={-1} className="flex-1 outline-none">
      <div className="mx-auto max-w-3xl px-5 py-10 sm:px-8">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">Esa página legal no existe</h1>
        <p className="mt-4 text-ink-soft">El enlace puede estar mal escrito. Estas son las que hay:</p>
        <div className="mt-4">
          <LegalNavigation />
        </div>
        <p className="mt-8 text-sm">
          <Link to="/" className="text-primary-ink underline underline-offset-4">
            Volver al inicio
          </Link>
        </p>
      </div>
    </main>
  );
}

/** A paragraph with the installation's address in the place of `{email}`. */
function WithEmail({ text, email }: { text: string; email: string | undefined }) {
  const [before, ...rest] = text.split('{email}');
  if (rest.length === 0) return text;
  return (
    <>
      {before}
      {email ? (
        <a href={`mailto:${email}`} className="text-primary-ink underline underline-offset-2">
          {email}
        </a>
      ) : (
        'la dirección de contacto'
      )}
      {rest.join('{email}')}
    </>
  );
}

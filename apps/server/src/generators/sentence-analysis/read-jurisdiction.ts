import type { Finding } from '@foja/contracts/generators/finding';
import { type RulingProcedure, rulingProcedureLabels } from '@foja/contracts/generators/sentence-terms';
import type { PleadingPurpose } from '@foja/contracts/pleading-terms';
import { fold } from '@foja/legal-text/fold';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import { inferred, toJudge } from '../extract/findings.ts';

const criminalPattern =
  /\b(?:tribunal oral|juzgado (?:nacional )?en lo (?:criminal|penal|correccional)|camara (?:federal |nacional )?de casacion|sala penal|imputad[oa]|prision preventiva)\b/;
const provincialPattern =
  /\b(?:departamento judicial|provincia de|circunscripcion judicial|poder judicial de la provincia|suprema corte de justicia de la provincia|superior tribunal de justicia|cpccba|c\.?p\.?c\.?c\.? de la provincia)\b/;
const nationalPattern =
  /\b(?:juzgado nacional|camara nacional|juzgado federal|camara federal|corte suprema de justicia de la nacion)\b/;
/** The Nation's: those of the provinces name theirs. */
const supremeCourtPattern = /^corte suprema(?: de justicia)?(?: de la nacion)?\.?$/;
const labourPattern = /\b(?:del trabajo|laboral)\b/;
const amparoPattern = /\b(?:s\/ ?amparo|accion de amparo|ley 16\.?986)\b/;

/** Which procedural law a ruling follows, as far as its tribunal and its words show, or as the person says. */
export function readJurisdiction(
  text: string,
  tribunal: string | null,
  underReview: LawUnderReview,
  asCorrected: RulingProcedure | null = null,
  matterAs: PleadingPurpose | null = null,
): { procedure: RulingProcedure; finding: Finding } {
  if (asCorrected !== null) return follow(asCorrected, 'Como lo indicaste.', null, underReview);
  const name = fold(tribunal ?? '');
  // The parties' addresses may name a province further down.
  const head = fold(text.slice(0, 1_500));
  const all = fold(text);
  if (criminalPattern.test(name) || (criminalPattern.test(head) && !/\b(?:civil|comercial|trabajo)\b/.test(name))) {
    return {
      procedure: 'criminal',
      finding: toJudge(`Parece una sentencia penal. ${criminalDeadlines}`, tribunal),
    };
  }
  const isNational = supremeCourtPattern.test(name) || nationalPattern.test(name) || nationalPattern.test(head);
  if (!isNational && provincialPattern.test(head)) {
    return {
      procedure: 'provincial',
      finding: toJudge(`Parece un tribunal de provincia. ${provincialDeadlines}`, tribunal),
    };
  }
  if (isNational || /\bcpccn\b|codigo procesal civil y comercial de la nacion/.test(all)) {
    const why = 'Por el nombre del tribunal o por el código procesal que la sentencia aplica.';
    const procedure = amparoPattern.test(all)
      ? 'amparo'
      : labourPattern.test(name) || matterAs === 'trabajo'
        ? 'national-labour'
        : 'national-civil';
    return follow(procedure, why, tribunal, underReview);
  }
  return {
    procedure: 'unknown',
    finding: toJudge(
      'El texto no muestra si rige el Código Procesal Civil y Comercial de la Nación o el de una provincia. Los plazos que siguen son los del primero.',
      tribunal,
    ),
  };
}

const criminalDeadlines =
  'Los plazos para impugnar dependen de si rige el Código Procesal Penal de la Nación, el Federal o el de una provincia: no se calculan acá.';
const provincialDeadlines = 'Los plazos para recurrir son los de su código procesal, que no está en nuestro corpus.';
/** What the law says of deadlines, where it is in the corpus. */
const deadlinesOf: Partial<Record<RulingProcedure, (underReview: LawUnderReview) => ReturnType<typeof lawStatement>>> =
  {
    'national-civil': (underReview) => lawStatement('plazos-civiles', underReview),
    'national-labour': (underReview) => lawStatement('plazos-del-trabajo', underReview),
    amparo: (underReview) => lawStatement('plazos-del-amparo', underReview),
  };

function follow(
  procedure: RulingProcedure,
  why: string,
  tribunal: string | null,
  underReview: LawUnderReview,
): { procedure: RulingProcedure; finding: Finding } {
  const law = deadlinesOf[procedure]?.(underReview);
  if (law !== undefined) {
    return { procedure, finding: inferred(law.text, why, tribunal, law.articles) };
  }
  const deadlines = procedure === 'criminal' ? criminalDeadlines : provincialDeadlines;
  return { procedure, finding: inferred(rulingProcedureLabels[procedure], `${why} ${deadlines}`, tribunal) };
}

import type { Finding } from '@foja/contracts/generators/finding';
import { fold } from '@foja/legal-text/fold';
import { lawStatement } from '../../corpus/rules/law-statement.ts';
import type { LawUnderReview } from '../../corpus/rules/law-under-review.ts';
import type { Procedure } from '../../corpus/rules/rule-schemas.ts';
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

/** Which procedural law a ruling follows, as far as its tribunal and its words show. */
export function readJurisdiction(
  text: string,
  tribunal: string | null,
  underReview: LawUnderReview,
): { procedure: Procedure; finding: Finding } {
  const name = fold(tribunal ?? '');
  // The parties' addresses may name a province further down.
  const head = fold(text.slice(0, 1_500));
  const all = fold(text);
  if (criminalPattern.test(name) || (criminalPattern.test(head) && !/\b(?:civil|comercial|trabajo)\b/.test(name))) {
    return {
      procedure: 'criminal',
      finding: toJudge(
        'Parece una sentencia penal. Los plazos para impugnar dependen de si rige el Código Procesal Penal de la Nación, el Federal o el de una provincia: no se calculan acá.',
        tribunal,
      ),
    };
  }
  const isNational = supremeCourtPattern.test(name) || nationalPattern.test(name) || nationalPattern.test(head);
  if (!isNational && provincialPattern.test(head)) {
    return {
      procedure: 'provincial',
      finding: toJudge(
        'Parece un tribunal de provincia. Los plazos para recurrir son los de su código procesal, que no está en nuestro corpus.',
        tribunal,
      ),
    };
  }
  if (isNational || /\bcpccn\b|codigo procesal civil y comercial de la nacion/.test(all)) {
    const why = 'Por el nombre del tribunal o por el código procesal que la sentencia aplica.';
    const follows = (procedure: Procedure, name: string) => {
      const law = lawStatement(name, underReview);
      return { procedure, finding: inferred(law.text, why, tribunal, law.articles) };
    };
    if (amparoPattern.test(all)) return follows('amparo', 'plazos-del-amparo');
    return labourPattern.test(name)
      ? follows('national-labour', 'plazos-del-trabajo')
      : follows('national-civil', 'plazos-civiles');
  }
  return {
    procedure: 'unknown',
    finding: toJudge(
      'El texto no muestra si rige el Código Procesal Civil y Comercial de la Nación o el de una provincia. Los plazos que siguen son los del primero.',
      tribunal,
    ),
  };
}

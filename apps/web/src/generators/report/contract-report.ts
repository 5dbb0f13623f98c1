import type { ContractAnalysis } from '@foja/contracts/generators/contract-analysis';
import {
  contractHarmLabels,
  contractKindLabels,
  missingNeedLabels,
  riskLevelLabels,
} from '@foja/contracts/generators/contract-terms';
import { formatDay } from '../../platform/dates.ts';
import {
  articlesLine,
  bullets,
  card,
  findingParts,
  findingWords,
  labelled,
  plain,
  quoteLine,
  section,
} from './report-lines.ts';

export function contractReport(contract: ContractAnalysis): string[] {
  const { type, date } = contract;
  return [
    ...section('Datos del contrato', [
      ...findingParts('Tipo', type, type.text ?? contractKindLabels[type.kind]),
      ...findingParts('Para qué', contract.regime),
      ...(contract.side ? findingParts('De qué lado', contract.side) : []),
      ...findingParts('Fecha', date, date.iso ? formatDay(date.iso) : date.text),
      ...findingParts('Objeto', contract.object),
    ]),
    ...section(
      'Partes y obligaciones',
      contract.parties.flatMap(({ name, calledAs, mark, obligations }) =>
        card(calledAs ? `${name}, ${calledAs}` : name, mark, [
          bullets(obligations.map((obligation) => findingWords(obligation))),
        ]),
      ),
    ),
    ...section(
      'Plazos',
      contract.terms.flatMap(({ label, finding }) => findingParts(plain(label), finding)),
    ),
    ...section('Precio, mora y garantías', [
      ...findingParts('Precio', contract.price),
      ...findingParts('Ajuste', contract.adjustment),
      ...findingParts('Cláusula penal', contract.penalty),
      ...findingParts('Garantía', contract.guarantee),
      ...findingParts('Jurisdicción', contract.jurisdiction),
    ]),
    ...section(
      'Cláusulas riesgosas o abusivas',
      contract.risks.flatMap((risk) =>
        card(`${risk.title}. Riesgo ${riskLevelLabels[risk.level].toLowerCase()}`, risk.mark, [
          quoteLine(risk.quote, risk.page),
          risk.harms ? plain(`Perjudica ${contractHarmLabels[risk.harms]}.`) : null,
          plain(risk.why),
          articlesLine(risk.articles),
          labelled('Redacción propuesta', risk.proposedWording),
        ]),
      ),
    ),
    ...section(
      'Cláusulas que faltan',
      contract.missing.flatMap((clause) =>
        card(`${clause.title}. ${missingNeedLabels[clause.need]}`, null, [
          plain(clause.why),
          articlesLine(clause.articles),
          labelled('Redacción propuesta', clause.proposedWording),
        ]),
      ),
    ),
  ];
}

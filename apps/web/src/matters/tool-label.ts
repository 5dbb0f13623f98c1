import { calculatorTitles } from '@foja/contracts/calculator-names';
import { toolTitles } from '../generators/tool-slugs.ts';

const others: Record<string, string> = {
  chat: 'Consulta legal',
  'case-evaluation': 'Evaluación de caso',
  verificador: 'Verificador de citas',
  'busqueda-de-jurisprudencia': 'Jurisprudencia',
  documentos: 'Documentos',
  boveda: 'Preguntas a la bóveda',
};

/** How the tool is called that gave a result which is kept in a causa. */
export function toolLabel(tool: string): string {
  const names: Record<string, string> = { ...calculatorTitles, ...toolTitles, ...others };
  return Object.hasOwn(names, tool) ? (names[tool] ?? tool) : tool;
}

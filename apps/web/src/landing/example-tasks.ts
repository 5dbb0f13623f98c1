export interface ExampleTask {
  /** As a person would ask for it. */
  text: string;
  /** What does it: the tool's name, as the dashboard calls it. */
  tool: string;
  /** Of a question: articles that the product answers it from. `e2e/landing.e2e.ts` asks each one. */
  articles: readonly { id: string; label: string }[];
}

/** The six tasks that the landing types (SPEC 2.3): only what the product does today. */
export const exampleTasks: readonly ExampleTask[] = [
  {
    text: '¿Qué garantía tiene un celular que dejó de andar a los cuatro meses?',
    tool: 'Consulta legal',
    articles: [
      { id: 'ldc:11', label: 'Art. 11 LDC' },
      { id: 'ldc:17', label: 'Art. 17 LDC' },
    ],
  },
  {
    text: '¿Quién responde si cae una maceta desde un balcón?',
    tool: 'Consulta legal',
    articles: [{ id: 'ccyc:1760', label: 'Art. 1760 CCyC' }],
  },
  { text: 'Anonimizar una demanda antes de compartirla', tool: 'Anonimización', articles: [] },
  {
    text: '¿Cómo se reparte la herencia entre la viuda y dos hijos?',
    tool: 'Consulta legal',
    articles: [{ id: 'ccyc:2433', label: 'Art. 2433 CCyC' }],
  },
  { text: 'Leer la primera sección del Boletín Oficial de hoy', tool: 'Boletín Oficial', articles: [] },
  {
    text: '¿Puedo arrepentirme de una compra por internet?',
    tool: 'Consulta legal',
    articles: [
      { id: 'ccyc:1110', label: 'Art. 1110 CCyC' },
      { id: 'ldc:34', label: 'Art. 34 LDC' },
    ],
  },
];

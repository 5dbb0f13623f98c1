export interface ExampleTask {
  /** As a person would ask for it. */
  text: string;
  /** Articles that the product answers it from. `e2e/landing.e2e.ts` asks each one. */
  articles: readonly { id: string; label: string }[];
}

/** The six tasks that the landing types where one asks (specification 2.3): questions that the product answers to anybody. */
export const exampleTasks: readonly ExampleTask[] = [
  {
    text: '¿Qué garantía tiene un celular que dejó de andar a los cuatro meses?',
    articles: [
      { id: 'ldc:11', label: 'Art. 11 LDC' },
      { id: 'ldc:17', label: 'Art. 17 LDC' },
    ],
  },
  {
    text: '¿Quién responde si cae una maceta desde un balcón?',
    articles: [{ id: 'ccyc:1760', label: 'Art. 1760 CCyC' }],
  },
  {
    text: 'Presté plata sin papeles. ¿Cómo la reclamo?',
    articles: [
      { id: 'ccyc:1525', label: 'Art. 1525 CCyC' },
      { id: 'ccyc:1528', label: 'Art. 1528 CCyC' },
    ],
  },
  {
    text: '¿Cómo se reparte la herencia entre la viuda y dos hijos?',
    articles: [{ id: 'ccyc:2433', label: 'Art. 2433 CCyC' }],
  },
  {
    text: 'El dueño no me devuelve el depósito del alquiler. ¿Qué plazo tiene?',
    articles: [{ id: 'ccyc:1196', label: 'Art. 1196 CCyC' }],
  },
  {
    text: '¿Puedo arrepentirme de una compra por internet?',
    articles: [
      { id: 'ccyc:1110', label: 'Art. 1110 CCyC' },
      { id: 'ldc:34', label: 'Art. 34 LDC' },
    ],
  },
];

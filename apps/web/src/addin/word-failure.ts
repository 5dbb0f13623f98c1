const problems: Record<string, string> = {
  AccessDenied: 'El documento está protegido o es de solo lectura: Word no deja cambiarlo.',
  InvalidSelection: 'Word no puede trabajar con lo que está seleccionado. Seleccioná solo texto.',
  SelectionNotFound: 'No hay nada seleccionado en el documento.',
  ActivityLimitReached: 'Word está ocupado. Esperá un momento y volvé a intentar.',
};

/** What a failure of Word's means for the person. */
export function wordFailure(failure: unknown): string {
  const code = wordErrorCode(failure);
  return problems[code ?? ''] ?? `Word no pudo hacerlo${code ? ` (${code})` : ''}. El documento quedó como estaba.`;
}

/** Office's errors carry a code; null where it is another kind of failure. */
export function wordErrorCode(failure: unknown): string | null {
  const code = typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : null;
  return typeof code === 'string' ? code : null;
}

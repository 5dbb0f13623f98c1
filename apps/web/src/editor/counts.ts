const count = new Intl.NumberFormat('es-AR');

export function wordsText(words: number): string {
  return words === 1 ? '1 palabra' : `${count.format(words)} palabras`;
}

export function charactersText(characters: number): string {
  return characters === 1 ? '1 carácter' : `${count.format(characters)} caracteres`;
}

export function documentsText(documents: number): string {
  return documents === 1 ? '1 documento' : `${count.format(documents)} documentos`;
}

/**
 * What to search for: the question, after the person's previous one where it goes on with it ("¿y cuánto tiempo tengo?").
 * @param continues whether it does, as it was understood.
 */
export function questionInContext(
  asked: { question: string; history: readonly { role: 'user' | 'assistant'; content: string }[] },
  continues: boolean,
): string {
  const previous = asked.history.findLast((turn) => turn.role === 'user');
  return previous && continues ? `${previous.content}\n${asked.question}` : asked.question;
}

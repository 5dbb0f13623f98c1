import type { FastifyInstance } from 'fastify';

/** Does a piece of work after the call was answered; pieces are done one after the other. */
export type AfterAnswer = (work: () => Promise<void>) => void;

/**
 * For calls whose answer may not tell, not even by its time, what they found. Closing the application waits for the work that is
 * left; a failure is logged without what it was about.
 */
export function openAfterAnswer(app: FastifyInstance): AfterAnswer {
  let last = Promise.resolve();
  app.addHook('onClose', () => last);
  return (work) => {
    last = last.then(work).catch((error: unknown) => {
      app.log.error({ err: { name: error instanceof Error ? error.name : 'Error' } }, 'work after an answer failed');
    });
  };
}

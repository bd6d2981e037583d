import type { FastifyInstance } from 'fastify';
import type { IdleWork } from '../platform/idle/idle-work.ts';

/** Notes when requests are under way, streams of events included, so that work nobody waits for stands back. */
export function noteRequests(app: FastifyInstance, idle: Pick<IdleWork, 'begin'>): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    const end = idle.begin();
    // An answer is finished, or its connection closed before.
    raw.once('finish', end).once('close', end);
  });
}

import type { FastifyReply } from 'fastify';

const heartbeatMilliseconds = 15_000;

/** Sends outputs as server-sent events until they end or the client disconnects. */
export async function sendEvents(reply: FastifyReply, events: AsyncIterable<unknown>): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const heartbeat = setInterval(() => raw.write(': \n\n'), heartbeatMilliseconds);
  try {
    for await (const event of events) {
      if (raw.destroyed) return;
      if (!raw.write(`data: ${JSON.stringify(event)}\n\n`))
        await new Promise((resume) => raw.once('drain', resume));
    }
  } catch (error) {
    reply.log.error({ err: error }, 'event stream broke');
    raw.write('event: failure\ndata: {}\n\n');
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}

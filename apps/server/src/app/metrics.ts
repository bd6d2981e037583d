import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { sendFailure } from './answer.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function holdsToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Names of headers in which a proxy says for whom it asks. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** A client on this host itself, not one whose proxy is on this host. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') && forwarded.every((name) => headers[name] === undefined);

/** Prometheus metrics at /metrics: for localhost, or with METRICS_TOKEN if one is set. */
export function addMetrics(app: FastifyInstance, token: string | undefined): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    const mayRead = token === undefined ? isLocal(request) : holdsToken(request.headers.authorization, token);
    if (!mayRead) return sendFailure(reply, 'notFound', '未找到此地址');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

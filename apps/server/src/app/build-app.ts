import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@ooh/contract/core/endpoint';
import { registry } from '@ooh/contract/registry';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import { handlers } from '../api/handlers.gen.ts';
import { buildOpenApi } from '../api/v1/openapi.ts';
import type { Context } from '../context.ts';
import { passAmapRequests } from './amap-proxy.ts';
import { answerError } from './answer.ts';
import { serveBaseMaps } from './base-map-files.ts';
import { addMetrics } from './metrics.ts';
import { readJsonBodies } from './json-body.ts';
import { mountCall } from './mount-call.ts';
import { noteRequests } from './note-requests.ts';
import type { AnyHandler } from './perform-call.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveWeb } from './static-web.ts';
import { createUserShares } from './user-shares.ts';
import { passTiandituPictures } from './tianditu-proxy.ts';

const bodyBytes = 4 * 1024 * 1024;

function createInstance(context: Context): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = context.log;
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: context.config.trustProxy,
    bodyLimit: bodyBytes,
    requestTimeout: context.config.requestSeconds * 1000,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply as never),
  });
}

async function addGuards(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context;
  await addSecurityHeaders(app, config);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  await app.register(multipart, {
    limits: { fileSize: config.uploadBytes, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 21 },
  });
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0];
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, 'answered');
  });
}

/** The HTTP service over a context: every call of the registry, the built web, health and figures. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const app = createInstance(context);
  app.setErrorHandler<FastifyError>(answerError);
  readJsonBodies(app);
  logRequests(app);
  noteRequests(app, context.idle);
  await addGuards(app, context);
  addMetrics(app, context.config.metricsToken);

  const shares = createUserShares(context.config.requestsAtOnce);
  for (const [key, call] of Object.entries(registry) as [keyof typeof registry, Endpoint][]) {
    mountCall(app, context, shares, call, handlers[key] as AnyHandler);
  }
  // Computed on first use, because it takes longer than the rest of the start.
  let description: string | undefined;
  app.get('/api/v1/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(buildOpenApi(Object.values(registry), context.config.version));
    return reply.type('application/json').send(description);
  });
  app.addHook('onClose', async () => context.log.info('service closed'));
  passAmapRequests(app, context.config);
  passTiandituPictures(app, context.config);
  serveBaseMaps(app, context.config);
  await serveWeb(app, context.config.webDir);
  return app;
}

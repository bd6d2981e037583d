import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from './answer.ts';

const year = 365 * 24 * 3600;

function isCallAddress(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path.startsWith('/json/');
}

/** Serves the built web; addresses that are neither a file nor a call get the page, which routes them itself. */
export async function serveWeb(app: FastifyInstance, webDir: string): Promise<void> {
  const isBuilt = existsSync(join(webDir, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: ['index.html'],
      // One route per file, known at the start: a URL is never converted to a path.
      wildcard: false,
      // The build writes compressed forms next to each file; they have no URLs of their own.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(webDir, 'assets'));
        reply.header('cache-control', isHashed ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0];
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/\.[A-Za-z0-9]+$/.test(path);
    if (isCallAddress(path) || !wantsPage) return sendFailure(reply, 'notFound', '未找到此地址');
    if (!isBuilt) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('页面尚未构建，请用 npm start 启动 (web is not built)');
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

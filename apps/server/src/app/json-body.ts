import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';

/** Deeper or with more names than any request of the pages has; parsing such texts takes seconds. */
export const bodyLimits = { depth: 64, names: 50_000 } as const;

interface Extent {
  readonly depth: number;
  readonly names: number;
}

const quote = '"'.charCodeAt(0);
const escape = '\\'.charCodeAt(0);
const colon = ':'.charCodeAt(0);
const openers = new Set(['{', '['].map((mark) => mark.charCodeAt(0)));
const closers = new Set(['}', ']'].map((mark) => mark.charCodeAt(0)));

/** How deeply a JSON text is nested and how many names it has, without parsing it. */
export function extentOfJson(text: string): Extent {
  let depth = 0;
  let deepest = 0;
  let names = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at);
    if (isInText) {
      if (mark === escape) at++;
      else if (mark === quote) isInText = false;
    } else if (mark === quote) isInText = true;
    else if (mark === colon) names++;
    else if (openers.has(mark)) deepest = Math.max(deepest, ++depth);
    else if (closers.has(mark)) depth--;
  }
  return { depth: deepest, names };
}

/** Refuses what would take too long to parse. */
export function assertModest(text: string): void {
  const { depth, names } = extentOfJson(text);
  if (depth > bodyLimits.depth)
    throw new AppError('invalid', `请求正文嵌套 ${depth} 层，最多 ${bodyLimits.depth} 层`);
  if (names > bodyLimits.names)
    throw new AppError('invalid', `请求正文有 ${names} 个字段，最多 ${bodyLimits.names} 个`);
}

/** JSON bodies: an empty one is as good as none, and an excessive one is refused before it is parsed. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined);
    try {
      assertModest(body);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, body, done);
  });
}

import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';
import { reasonInChinese } from './request/chinese-reasons.ts';

reasonInChinese();

const maxReasons = 5;

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Libraries of browsers write a list in a query as `name[]`, once for each item. */
function withoutBrackets(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) =>
      name.endsWith('[]') ? [name.slice(0, -2), Array.isArray(value) ? value : [value]] : [name, value],
    ),
  );
}

/** Path, query (GET, DELETE) or body (POST, PUT) by name; the path wins, so an id in the body cannot replace it. */
export function rawInput(call: Endpoint, request: FastifyRequest): unknown {
  const path = request.params as Record<string, string>;
  if (call.method === 'GET' || call.method === 'DELETE')
    return { ...withoutBrackets(request.query as Record<string, unknown>), ...path };
  const body = request.body ?? {};
  return isPlainObject(body) ? { ...body, ...path } : body;
}

const deepest = 40;

/** Invalid in any field: NUL or an unpaired surrogate, which no store accepts, and excessive nesting. */
const isCacheable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function damageIn(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return isCacheable(value) ? null : '含有不允许的字符';
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) return '嵌套层数过多';
  for (const [name, item] of Object.entries(value)) {
    const damage = isCacheable(name) ? damageIn(item, depth + 1) : '含有不允许的字符';
    if (damage !== null) return damage;
  }
  return null;
}

/** Refuses what no field may contain. */
export function assertSound(raw: unknown): void {
  const damage = damageIn(raw);
  if (damage !== null) throw new AppError('invalid', `参数不正确：${damage}`);
}

/** Parses an input, or refuses it with all invalid fields and reasons. */
export function parseInput(call: Endpoint, raw: unknown): unknown {
  const parsed = call.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues
    .slice(0, maxReasons)
    .map((issue) =>
      issue.path.length === 0 ? issue.message : `${issue.path.map(String).join('.')}：${issue.message}`,
    );
  const more = parsed.error.issues.length - reasons.length;
  throw new AppError('invalid', `参数不正确：${reasons.join('；')}${more > 0 ? `；另有 ${more} 处` : ''}`);
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertModest, bodyLimits, extentOfJson } from './json-body.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function namesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, inside) => sum + namesOf(inside), own);
}

test('depth and names are those of the parsed value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (value, space) => {
      const text = JSON.stringify(value, null, space);
      const parsed: unknown = JSON.parse(text);
      expect(extentOfJson(text)).toEqual({ depth: depthOf(parsed), names: namesOf(parsed) });
    }),
  );
});

test('marks within texts count for nothing', () => {
  expect(extentOfJson('{"a":"{[:\\"}"}')).toEqual({ depth: 1, names: 1 });
});

test('what takes seconds to parse is refused with its extent', () => {
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 50_001 }, (_, at) => [`k${at}`, 0])));
  expect(() => assertModest(many)).toThrow('请求正文有 50001 个字段，最多 50000 个');
  const deep = '['.repeat(bodyLimits.depth + 1) + ']'.repeat(bodyLimits.depth + 1);
  expect(() => assertModest(deep)).toThrow('请求正文嵌套 65 层，最多 64 层');
  expect(() => assertModest('{"a":[1]}')).not.toThrow();
});

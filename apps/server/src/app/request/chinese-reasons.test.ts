import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { reasonInChinese } from './chinese-reasons.ts';

beforeAll(reasonInChinese);

const reason = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0].message;

test.each([
  [z.string(), undefined, '未填写'],
  [z.string(), 3, '应为文字，实际是数字'],
  [z.int(), 'a', '应为数字，实际是文字'],
  [z.int(), 1.5, '应为整数，实际是数字'],
  [z.array(z.string()), {}, '应为列表，实际是对象'],
  [z.object({}), [], '应为对象，实际是列表'],
  [z.boolean(), null, '应为是或否（true / false），实际是空值'],
  [z.enum(['brand', 'store']), 'x', '只能是以下之一：brand、store'],
  [z.literal(1), 2, '只能是 1'],
  [z.string().max(3), 'abcd', '最多 3 个字符'],
  [z.array(z.int()).min(1), [], '至少 1 项'],
  [z.number().max(5), 6, '不能大于 5'],
  [z.number().gt(0), 0, '须大于 0'],
  [z.iso.date(), '22.11.2026', '应为日期，如 2026-11-22'],
  [z.string().regex(/^a$/), 'b', '格式不正确'],
  [z.number().multipleOf(5), 7, '须是 5 的倍数'],
  [z.union([z.object({ a: z.string() }), z.array(z.int())]), true, '与允许的任何一种写法都不符'],
])('%# a value that does not fit', (schema, value, expected) => {
  expect(reason(schema, value)).toBe(expected);
});

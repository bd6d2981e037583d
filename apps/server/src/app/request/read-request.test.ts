import { registry } from '@ooh/contract/registry';
import type { Endpoint } from '@ooh/contract/core/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedInUser } from '../../platform/session/session.ts';
import { inputShape } from './input-shape.ts';
import { requestReader } from './read-request.ts';
import { unknownNames } from './unknown-names.ts';

/** Granted 深圳 and 上海 for media 1 and 2. */
const reader = {
  permission: {
    digitalAssetRoleData: {
      pageIsEnabled: true,
      ...Object.fromEntries(
        ['allMediumData', 'appAnalyseData', 'allNationwideMediaData'].map((group) => [
          group,
          { isEnabled: true, mediaRegionData: [{ regionCodes: ['440300', '310100'], mediaIds: [1, 2] }] },
        ]),
      ),
    },
  },
} as unknown as SignedInUser;

const read = (name: keyof typeof registry, raw: unknown): unknown =>
  requestReader(registry[name])(raw, reader);

test.each([
  [
    'regionCodes and mediaIds of lists',
    { regionCodes: ['440300'], mediaIds: [2] },
    { cityCodes: ['440300'], mediumIds: [2] },
  ],
  [
    'one where there may be several',
    { regionCode: '440300', mediaId: 2 },
    { cityCodes: ['440300'], mediumIds: [2] },
  ],
  ['ALL and 0 are as good as nothing', { regionCodes: ['ALL'], mediaIds: [0] }, {}],
  ['ALL among others', { cityCodes: ['440300', 'ALL'], mediumIds: ['0', 1] }, {}],
  ['the own names', { cityCodes: ['440300'], levels: ['A'] }, { cityCodes: ['440300'], levels: ['A'] }],
])('%s', (_, raw, expected) => {
  expect(read('app-analyse-media/conditionQuery', raw)).toEqual(expected);
});

test('a list with one item stands for the one that a call takes, several are refused', () => {
  expect(read('mediaOrder/list', { cityCodes: ['440300'] })).toEqual({ cityCode: '440300' });
  expect(() => read('mediaOrder/list', { regionCodes: ['440300', '310100'] })).toThrow(
    'regionCodes：此调用的 cityCode 只能有一个，实际有 2 个',
  );
});

test('id is the identifier that a call requires, where there is exactly one', () => {
  expect(read('app-analyse-city/deleteLine', { id: 'l-1' })).toEqual({ lineId: 'l-1' });
  expect(read('mediaOrder/getById', { id: 'o-1' })).toEqual({ orderId: 'o-1' });
  expect(() => read('mediaOrder/list', { id: 'o-1' })).toThrow('没有名为 id 的参数');
});

test('a field that is named twice is refused', () => {
  expect(() => read('app-analyse-media/conditionQuery', { cityCodes: [], regionCodes: [] })).toThrow(
    'regionCodes 与 cityCodes 是同一项，只能填一个',
  );
});

test('names that a call does not know are refused by name, at any depth', () => {
  expect(() => read('app-analyse-media/conditionQuery', { cities: ['440300'], pageNum: 2 })).toThrow(
    '没有名为 cities、pageNum 的参数',
  );
  const raw = { cityCode: '440300', targetAudience: { groups: [{ label: [] }] } };
  expect(() => read('city-perspective/getChartData', raw)).toThrow(
    '没有名为 targetAudience.groups[0].label 的参数',
  );
});

test('our own calls leave out what they do not know', () => {
  const raw = { pageNo: 1, keyword: 'a' };
  expect(read('v1/exports/list', raw)).toEqual(raw);
});

test('a list of cities that is required holds the granted ones', () => {
  expect(read('app-analyse-city/insertLine', { name: '华南', regionCodes: ['ALL'] })).toEqual({
    name: '华南',
    cityCodes: ['310100', '440300'],
  });
});

test('where one city is meant, ALL is refused', () => {
  expect(() => read('aoi-draw/selectList', { cityCode: 'ALL' })).toThrow(
    'cityCode：请指明城市，此调用不能用“全部”',
  );
});

test('names within alternatives are those of any of them; records take any name', () => {
  const schema = z.object({
    a: z.union([z.object({ x: z.int() }), z.object({ y: z.int() })]),
    b: z.record(z.string(), z.int()),
    c: z.array(z.object({ d: z.int() })).default([]),
  });
  const unknown = (value: unknown) => unknownNames(inputShape(schema), value);
  expect(unknown({ a: { x: 1, y: 2 }, b: { any: 1 }, c: [{ d: 1 }] })).toEqual([]);
  expect(unknown({ a: { z: 1 }, c: [{ d: 1 }, { e: 1 }], f: 0 })).toEqual(['a.z', 'c[1].e', 'f']);
});

test('every example of every call is read as it is', () => {
  for (const call of Object.values(registry) as Endpoint[])
    expect(requestReader(call)(call.example.input, reader), call.path).toEqual(call.example.input);
});

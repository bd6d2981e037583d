import { expect, test } from 'vitest';
import { conditionText, mostSelective, type SetCondition } from './set-condition.ts';

const condition = (text: string): SetCondition => ({
  key: text,
  text,
  countWithout: () => Promise.resolve(0),
  remove: () => undefined,
});
const textOf = (found: ReturnType<typeof mostSelective>) => (typeof found === 'object' ? found.text : found);

test('the only condition is to blame without counting', () => {
  expect(textOf(mostSelective([condition('媒体')], undefined))).toBe('媒体');
});

test('of several it is the one without which most is found', () => {
  const found = mostSelective([condition('媒体'), condition('等级'), condition('价格')], [3, 120, 0]);
  expect(found).toMatchObject({ text: '等级', count: 120 });
});

test('no single condition is to blame where each alone changes nothing, and none while it is counted', () => {
  expect(mostSelective([condition('媒体'), condition('等级')], [0, 0])).toBe('together');
  expect(mostSelective([condition('媒体'), condition('等级')], undefined)).toBeUndefined();
  expect(mostSelective([], undefined)).toBeUndefined();
});

test('filters are called what the screen calls them', () => {
  const names = { media: '媒体', from: (hectares: number) => `面积 ≥ ${hectares} 公顷` };
  interface Address {
    readonly media?: string;
    readonly from?: number;
    readonly q?: string;
  }
  expect(conditionText<Address>(names, 'media', '1,2')).toBe('媒体');
  expect(conditionText<Address>(names, 'from', 3)).toBe('面积 ≥ 3 公顷');
  expect(conditionText<Address>(names, 'q', '咖啡')).toBe('关键词「咖啡」');
});

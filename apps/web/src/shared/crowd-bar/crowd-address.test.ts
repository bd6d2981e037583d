import { expect, test } from 'vitest';
import { addressReader } from '../../ui/address/read-address.ts';
import { crowdFields, crowdQuestionOf, hoursChange, hoursOf } from './crowd-address.ts';
import { crowdWords } from './crowd-words.ts';

const read = addressReader(crowdFields);

test('an address is read as far as it is understood', () => {
  const whole = { city: '440300', ym: '2026-02', ta: '102n113', role: 'workers', day: 'weekend' };
  expect(read({ ...whole, city: 440300, from: '0', to: 10 })).toEqual({ ...whole, from: 0, to: 10 });
  const odd = { city: 'x', ym: '2026-13', role: 'guests', day: 'all', from: '7.5', to: 25 };
  expect(Object.values(read(odd)).filter((value) => value !== undefined)).toEqual([]);
});

test('a question names what the address names', () => {
  expect(crowdQuestionOf('440300', {})).toEqual({
    cityCode: '440300',
    dayType: 'all',
    targetAudience: { groups: [] },
  });
  expect(
    crowdQuestionOf('440300', { ym: '2026-02', day: 'workday', ta: '102', role: 'workers', from: 7, to: 10 }),
  ).toMatchObject({
    month: '2026-02',
    dayType: 'workday',
    role: 'workers',
    fromHour: 7,
    toHour: 10,
    targetAudience: { groups: [{ conditions: [{ labelIds: [102] }] }] },
  });
});

test('hours that contradict each other are the whole day, which an address leaves out', () => {
  expect(hoursOf({ from: 10, to: 7 })).toEqual([0, 24]);
  expect(hoursOf({ from: 20 })).toEqual([20, 24]);
  expect(hoursChange([0, 24])).toEqual({ from: undefined, to: undefined });
  expect(hoursChange([0, 7])).toEqual({ from: undefined, to: 7 });
});

test('what is asked is said in words', () => {
  const question = crowdQuestionOf('440300', { day: 'workday', role: 'residents', from: 7, to: 10 });
  expect(crowdWords(question, '全体人群')).toBe('样本周 · 工作日 · 07:00–10:00 · 居住 · 全体人群');
});

import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { expect, test } from 'vitest';
import { citiesForTest } from '../city-picker/testing/cities-for-test.ts';
import type { CrowdLabel } from '../ta-builder/label-index.ts';
import { namesOf } from '../ta-builder/label-index.ts';
import { understandRequirement, type Vocabulary } from './understand-requirement.ts';

const label = (labelId: number, category: string, dimension: string, name: string): CrowdLabel => ({
  labelId,
  category,
  dimension,
  name,
  share: null,
});
const basic = '基础属性';
const labels = [
  label(101, basic, '性别', '男性'),
  label(102, basic, '性别', '女性'),
  label(111, basic, '年龄', '15–17岁'),
  label(112, basic, '年龄', '18–24岁'),
  label(113, basic, '年龄', '25–35岁'),
  label(114, basic, '年龄', '36–45岁'),
  label(115, basic, '年龄', '46–55岁'),
  label(116, basic, '年龄', '56岁及以上'),
  label(131, basic, '职业', '上班族'),
  label(135, basic, '职业', '学生'),
  label(136, basic, '职业', '退休'),
  label(201, '消费能力', '消费水平', '高消费'),
  label(202, '消费能力', '消费水平', '中高消费'),
  label(401, '兴趣偏好', '兴趣', '美食'),
  label(416, '兴趣偏好', '兴趣', '汽车'),
  label(511, '出行', '有车情况', '有车'),
  label(611, '触媒', '户外媒体', '公交媒体'),
];
const vocabulary: Vocabulary = {
  brands: [
    { brandId: 'b-1', brandName: '星河' },
    { brandId: 'b-2', brandName: '星河汽车' },
    { brandId: 'b-3', brandName: '深圳茶社' },
  ],
  cities: citiesForTest,
  labels,
  today: '2026-11-21',
};

const understand = (text: string) => understandRequirement(text, vocabulary);
function audience(text: string): string | undefined {
  const { targetAudience } = understand(text).changes;
  return targetAudience && sentenceOf(targetAudience, namesOf(labels));
}

test('the whole brief of the main job', () => {
  const { changes, notUnderstood } = understand(
    '星河汽车新品上市，计划12月1日起在深圳投放公交车身8周，预算300万，目标人群25-35岁女性上班族',
  );
  expect(changes).toEqual({
    brandId: 'b-2',
    brandName: '星河汽车',
    goal: 'launch',
    startDate: '2026-12-01',
    weeks: 8,
    budgetFen: 300_000_000,
    cityCodes: ['440300'],
    targetAudience: {
      groups: [
        {
          join: 'and',
          conditions: [
            { join: 'and', labelIds: [113] },
            { join: 'and', labelIds: [102] },
            { join: 'and', labelIds: [131] },
          ],
        },
      ],
    },
  });
  expect(notUnderstood).toEqual([]);
});

test.each([
  ['预算300万', 300_000_000],
  ['预算约 1,200.5 万元', 1_200_500_000],
  ['预算200-300万', 300_000_000],
  ['预算200万至300万元', 300_000_000],
  ['三百万', 300_000_000],
  ['两千五百万', 2_500_000_000],
  ['¥3,000,000', 300_000_000],
  ['总预算控制在 80w 以内', 80_000_000],
  ['1.2亿元', 12_000_000_000],
  ['投入500000', 50_000_000],
  ['覆盖100万人', undefined],
  ['300辆车', undefined],
  ['25-35岁', undefined],
  ['线路300', undefined],
])('budget of 「%s」 is %s fen', (text, fen) => {
  expect(understand(text).changes.budgetFen).toBe(fen);
});

test('an amount behind the word 预算 goes before others', () => {
  expect(understand('去年花了100万，今年预算150万').changes.budgetFen).toBe(150_000_000);
});

test.each([
  ['8周', { weeks: 8 }],
  ['八个星期', { weeks: 8 }],
  ['两周', { weeks: 2 }],
  ['为期2个月', { weeks: 9 }],
  ['一个半月', { weeks: 6 }],
  ['28天', { weeks: 4 }],
  ['半年', { weeks: 26 }],
  ['一个季度', { weeks: 13 }],
  ['80周', {}],
  ['2026年12月1日起', { startDate: '2026-12-01' }],
  ['2026-12-01开始', { startDate: '2026-12-01' }],
  ['1月5日开始', { startDate: '2027-01-05' }],
  ['12月初', { startDate: '2026-12-01' }],
  ['明年3月', { startDate: '2027-03-01' }],
  ['下周一上线，4周', { startDate: '2026-11-23', weeks: 4 }],
  ['下周三', { startDate: '2026-11-25' }],
  ['下个月', { startDate: '2026-12-01' }],
  ['2026-12-01 至 2027-01-25', { startDate: '2026-12-01', weeks: 8 }],
  ['12月1日到12月28日', { startDate: '2026-12-01', weeks: 4 }],
  ['2026-02-30', {}],
])('period of 「%s」', (text, changes) => {
  expect(understand(text).changes).toEqual(changes);
});

test.each([
  ['25-35岁女性上班族', '25–35岁 且 女性 且 上班族'],
  ['女白领', '女性 且 上班族'],
  ['20到30岁', '(18–24岁 或 25–35岁)'],
  ['28–30岁', '25–35岁'],
  ['45岁以上', '(46–55岁 或 56岁及以上)'],
  ['90后男士', '25–35岁 且 男性'],
  ['有车或高消费', '(有车 或 高消费)'],
  ['高收入车主', '(高消费 或 中高消费) 且 有车'],
  ['25-35岁，排除学生和退休', '25–35岁 差 (学生 或 退休)'],
  ['男女不限，18-24岁', '18–24岁'],
  ['中高消费', '中高消费'],
  ['面向美食爱好者', '美食'],
  ['公交媒体', undefined],
  ['美食城旁边', undefined],
  ['排除学生', undefined],
])('audience of 「%s」 is %s', (text, sentence) => {
  expect(audience(text)).toBe(sentence);
});

test('an age range that no label matches exactly is reported as approximate', () => {
  const { parts } = understand('20到30岁');
  expect(parts[0]).toEqual({
    field: 'targetAudience',
    text: '20到30岁',
    reads: '18–24岁 或 25–35岁（按现有分段近似）',
  });
});

test('brands hide the cities and words inside their names', () => {
  const { changes } = understand('深圳茶社在广州和成都推广');
  expect(changes).toMatchObject({ brandId: 'b-3', cityCodes: ['440100', '510100'] });
});

test('tiers name their cities', () => {
  expect(understand('投放一线城市').changes.cityCodes).toEqual(['110100', '310100', '440100', '440300']);
});

test('goals, the first one named counts', () => {
  expect(understand('促销到店为主，提升品牌知名度').changes.goal).toBe('store');
  for (const launch of ['新车上市', '新款上市', '新机首发', '新书发布'])
    expect(understand(launch)).toMatchObject({ changes: { goal: 'launch' }, notUnderstood: [] });
  for (const opening of ['新店开业', '门店开业', '开业'])
    expect(understand(opening)).toMatchObject({ changes: { goal: 'store' }, notUnderstood: [] });
});

test('text that was not understood is reported, and an empty text changes nothing', () => {
  expect(understand('深圳，配合明星见面会，避开雨季').notUnderstood).toEqual(['配合明星见面会', '避开雨季']);
  expect(understand('')).toEqual({ changes: {}, parts: [], notUnderstood: [] });
});

import { expect, test } from 'vitest';
import { cumulatedDays, happeningsOf } from './prepare-timeline.ts';

const day = (date: string, plannedUnits: number, postedUnits: number) => ({
  date,
  plannedUnits,
  postedUnits,
  takenDownUnits: 0,
  photos: postedUnits,
});
const days = [day('2026-11-01', 4, 2), day('2026-11-03', 0, 1), day('2026-11-20', 2, 0)];

test('planned and posted units add up day by day', () => {
  const { categories, series, summary } = cumulatedDays(days);
  expect(categories).toEqual(['2026-11-01', '2026-11-03', '2026-11-20']);
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['计划', [4, 4, 6]],
    ['实际', [2, 3, 3]],
  ]);
  expect(summary).toBe('计划 6 个，已登记上刊 3 个。');
});

test('what happened is told once each, the newest first', () => {
  const found = happeningsOf({
    days,
    tasks: [
      {
        taskId: 't',
        cityCode: '440300',
        cityName: '深圳市',
        postings: 4,
        dueOn: '2026-11-06',
        note: null,
        requestedBy: '甲',
        requestedAt: '2026-11-02T08:00:00.000Z',
      },
    ],
    makeGoods: [],
  });
  expect(found.map(({ key }) => key)).toEqual(['2026-11-20', '2026-11-03', 't', '2026-11-01']);
  expect(found[0]!.text).toBe('计划上刊 2 个');
  expect(found[1]!.text).toBe('实际上刊 1 个，照片 1 张');
});

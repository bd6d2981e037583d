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

test('planned and posted units add up day by day, from nothing; what is to come is planned only', () => {
  const { categories, series, summary } = cumulatedDays(days, '2026-11-04');
  expect(categories).toHaveLength(21);
  expect([categories[0], categories.at(-1)]).toEqual(['2026-10-31', '2026-11-20']);
  const [planned, actual] = series;
  expect(planned.values).toEqual([0, ...Array.from({ length: 19 }, () => 4), 6]);
  expect(actual.values).toEqual([0, 2, 2, 3, 3, ...Array.from({ length: 16 }, () => null)]);
  expect(summary).toBe('计划 6 面/辆，已登记上刊 3 面/辆。');
});

test('what was posted stands to the end of today', () => {
  const { categories, series } = cumulatedDays([day('2026-11-01', 4, 4)], '2026-11-03');
  expect(categories).toEqual(['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03']);
  expect(series.map(({ values }) => values)).toEqual([
    [0, 4, 4, 4],
    [0, 4, 4, 4],
  ]);
});

test('each event is listed once, the newest first', () => {
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
  expect(found[0].text).toBe('计划上刊 2 面/辆');
  expect(found[1].text).toBe('实际上刊 1 面/辆，照片 1 张');
});

import { certain } from '@ooh/contract/core/certain';
import type { CallOutput } from '@ooh/contract/registry';
import type { ChartModel } from '../../../chart/chart-model.ts';
import { formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { daysBetween, daysLater } from '../../../ui/calendar/dates.ts';

type Timeline = CallOutput<'v1/monitoring/timeline'>;

/** The day before anything happened, then every day to the last one or to today. */
function axisOf(days: Timeline['days'], today: string): string[] {
  const [first, last] = [days[0].date, days[days.length - 1].date];
  const end = last > today ? last : today;
  const eve = daysLater(first, -1);
  return Array.from({ length: certain(daysBetween(eve, end), 'days of the timeline', eve) + 1 }, (_, index) =>
    daysLater(eve, index),
  );
}

/** Units planned and posted so far, day by day; of the days to come only the plan is known. There is a day at least. */
export function cumulatedDays(days: Timeline['days'], today: string): ChartModel {
  const dayOf = new Map(days.map((day) => [day.date, day]));
  const dates = axisOf(days, today);
  let [planned, posted] = [0, 0];
  const sums = dates.map((date) => {
    planned += dayOf.get(date)?.plannedUnits ?? 0;
    posted += dayOf.get(date)?.postedUnits ?? 0;
    return { planned, posted: date > today ? null : posted };
  });
  return {
    title: '累计上刊进度',
    summary: `计划 ${formatNumber(planned)} 面/辆，已登记上刊 ${formatNumber(posted)} 面/辆。`,
    kind: 'curve',
    categoryName: '日期',
    categories: dates,
    valueName: '点位',
    series: [
      { name: '计划', meaning: 'plan', values: sums.map((sum) => sum.planned) },
      { name: '登记上刊', meaning: 'as-run', values: sums.map((sum) => sum.posted) },
    ],
    format: (value) => `${formatNumber(value)} 面/辆`,
  };
}

interface Happening {
  readonly key: string;
  readonly at: string;
  readonly text: string;
  readonly by: string | null;
}

const partsOf = (day: Timeline['days'][number]) =>
  [
    day.plannedUnits > 0 && `计划上刊 ${day.plannedUnits} 面/辆`,
    day.postedUnits > 0 && `实际上刊 ${day.postedUnits} 面/辆`,
    day.takenDownUnits > 0 && `下刊 ${day.takenDownUnits} 面/辆`,
    day.photos > 0 && `照片 ${day.photos} 张`,
  ].filter((part) => part !== false);

/** Everything that happened, the newest first. */
export function happeningsOf({ days, tasks, makeGoods }: Timeline): Happening[] {
  const list: Happening[] = [
    ...days.map((day) => ({ key: day.date, at: day.date, text: partsOf(day).join('，'), by: null })),
    ...tasks.map((task) => ({
      key: task.taskId,
      at: formatTime(task.requestedAt),
      text: `发起监测：${task.cityName} ${task.postings} 面/辆，${task.dueOn} 前完成${task.note === null ? '' : `（${task.note}）`}`,
      by: task.requestedBy,
    })),
    ...makeGoods.map((made) => ({
      key: made.makeGoodId,
      at: formatTime(made.acceptedAt),
      text: `接受补量：${made.cityName} ${made.units} 面/辆，${made.fromDate} 至 ${made.toDate}，到达率 ${formatShare(made.actualReachShare)} → ${formatShare(made.restoredReachShare)}，已补上 ${made.postedUnits} 面/辆${made.note === null ? '' : `（${made.note}）`}`,
      by: made.acceptedBy,
    })),
  ];
  return list.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

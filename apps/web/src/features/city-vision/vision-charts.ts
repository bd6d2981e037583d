import type { HourFigures } from '@ooh/contract/domain/place-insight';
import type { CallOutput } from '@ooh/contract/registry';
import type { ChartModel } from '../../chart/chart-model.ts';
import { asCount } from '../../ui/figure/figure-formats.ts';
import { formatCount } from '../../ui/figure/format-figure.ts';
import type { AreaHours } from './vision-row.ts';

const dayHours = Array.from({ length: 24 }, (_, hour) => hour);
const categories = dayHours.map((hour) => `${hour}时`);
const weekDays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const noFigures = '样本不足，没有可画的数字。';

/** People out of their homes by hour, and the audience among them. */
export function prepareCityHours(hours: readonly HourFigures[], hasAudience: boolean): ChartModel {
  const peak = hours
    .filter(({ persons }) => persons.value !== null)
    .toSorted((a, b) => (b.persons.value ?? 0) - (a.persons.value ?? 0))[0];
  const valuesOf = (which: 'persons' | 'taPersons') =>
    dayHours.map((hour) => hours.find((each) => each.hour === hour)?.[which].value ?? null);
  return {
    title: '24 小时外出人数',
    summary: peak
      ? `${peak.hour}–${peak.hour + 1} 时最多（${formatCount(peak.persons.value)}人）。`
      : noFigures,
    kind: 'curve',
    categoryName: '时段',
    categories,
    valueName: '外出人数',
    series: [
      { name: '全体', values: valuesOf('persons') },
      ...(hasAudience ? [{ name: 'TA', values: valuesOf('taPersons') }] : []),
    ],
    format: asCount,
  };
}

type Uv = CallOutput<'city-perspective/intelligenceCityUv'>;

/** People out on each day of the measured week. */
export function prepareWeek({ byDay }: Pick<Uv, 'byDay'>, hasAudience: boolean): ChartModel {
  const most = byDay.toSorted((a, b) => (b.persons.value ?? 0) - (a.persons.value ?? 0))[0];
  return {
    title: '一周外出人数',
    summary:
      most?.persons.value == null
        ? noFigures
        : `${weekDays[most.day]}最多（${formatCount(most.persons.value)}人），为样本周。`,
    kind: 'bars',
    categoryName: '星期',
    categories: weekDays,
    valueName: '外出人数',
    series: [
      { name: '全体', values: weekDays.map((_, day) => byDay[day]?.persons.value ?? null) },
      ...(hasAudience
        ? [{ name: 'TA', values: weekDays.map((_, day) => byDay[day]?.taPersons.value ?? null) }]
        : []),
    ],
    format: asCount,
  };
}

/** The day of the compared areas: the audience where there is one, else everybody. */
export function prepareComparedHours(
  areas: readonly { readonly name: string; readonly area: AreaHours['areas'][number] }[],
  hasAudience: boolean,
): ChartModel {
  const of = hasAudience ? 'taPersons' : 'persons';
  return {
    title: hasAudience ? '24 小时 TA 人数' : '24 小时人数',
    summary: `${areas.map(({ name }) => name).join('与')}各小时的去重人数。`,
    kind: 'curve',
    categoryName: '时段',
    categories,
    valueName: '人数',
    series: areas.map(({ name, area }) => ({ name, values: area[of] })),
    format: asCount,
  };
}

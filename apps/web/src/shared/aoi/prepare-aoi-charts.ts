import { certain } from '@ooh/contract/core/certain';
import type { HourFigures } from '@ooh/contract/domain/place-insight';
import type { CallOutput } from '@ooh/contract/registry';
import type { ChartModel } from '../../chart/chart-model.ts';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { formatCount, formatShare } from '../../ui/figure/format-figure.ts';

const noFigures = '样本不足，没有可画的数字。';
const maxOrigins = 8;

/** People there hour by hour, and the audience among them where one is chosen. */
export function prepareAoiHours(hours: readonly HourFigures[], hasAudience: boolean): ChartModel {
  const known = hours.filter(({ persons }) => persons.value !== null);
  const peak = known.toSorted(
    (a, b) =>
      certain(b.persons.value, 'people of a known hour') - certain(a.persons.value, 'people of a known hour'),
  )[0];
  const all = Array.from({ length: 24 }, (_, hour) => hours.find((each) => each.hour === hour));
  return {
    title: '24 小时客流',
    summary: peak
      ? `${peak.hour}–${peak.hour + 1} 时最多（${formatCount(peak.persons.value)}人）。`
      : noFigures,
    kind: 'curve',
    categoryName: '时段',
    categories: all.map((_, hour) => `${hour}时`),
    valueName: '在场人数',
    series: [
      { name: '在场', values: all.map((each) => each?.persons.value ?? null) },
      ...(hasAudience ? [{ name: 'TA', values: all.map((each) => each?.taPersons.value ?? null) }] : []),
    ],
    format: asCount,
  };
}

type Origin = CallOutput<'aoi-draw/getThroughClearlyData'>['origins'][number];

/** Districts in which those who come live, most first. */
export function prepareAoiOrigins(origins: readonly Origin[]): ChartModel {
  const known = origins.filter(({ share }) => share.value !== null).slice(0, maxOrigins);
  const [first] = known;
  return {
    title: '到访者来源地',
    summary: first ? `多来自${first.districtName}（${formatShare(first.share.value)}）。` : noFigures,
    kind: 'bars',
    categoryName: '居住行政区',
    categories: known.map(({ districtName }) => districtName),
    valueName: '占到访者',
    series: [{ name: '占到访者', values: known.map(({ share }) => share.value) }],
    format: asShare,
  };
}

import type { CallOutput } from '@ooh/contract/registry';
import type { ChartModel } from '../../chart/chart-model.ts';
import { formatCount, formatFen } from '../../ui/figure/format-figure.ts';

type Reaches = CallOutput<'v1/places/delineate'>['reaches'];

/**
 * People and price by radius, each as a share of the widest radius, so that both stand on one axis; the summary tells
 * the amounts at 500 m and at the widest.
 */
export function prepareScopeCurve(reaches: Reaches, hasAudience: boolean): ChartModel {
  const peopleOf = ({ crowd }: Reaches[number]) => (hasAudience ? crowd.taPersons : crowd.persons).value;
  const last = reaches.at(-1);
  const widestPeople = last === undefined ? null : peopleOf(last);
  const part = (value: number | null, whole: number | null | undefined) =>
    value === null || whole === null || whole === undefined || whole === 0 ? null : value / whole;
  const who = hasAudience ? 'TA' : '人口';
  const told = reaches.filter(
    ({ radiusMeters }) => radiusMeters === 500 || radiusMeters === last?.radiusMeters,
  );
  return {
    title: `${who}与刊例费用随半径的变化`,
    summary: told
      .map(
        (reach) =>
          `${reach.radiusMeters} 米：${who} ${formatCount(peopleOf(reach))}人，刊例 ${formatFen(reach.rateCardFen, { unit: 'auto' })}`,
      )
      .join('；'),
    kind: 'curve',
    categoryName: '半径',
    categories: reaches.map(({ radiusMeters }) => `${radiusMeters} 米`),
    valueName: '占最大半径的比例',
    series: [
      { name: who, values: reaches.map((reach) => part(peopleOf(reach), widestPeople)) },
      { name: '刊例费用', values: reaches.map((reach) => part(reach.rateCardFen, last?.rateCardFen)) },
    ],
    format: (value) => `${(value * 100).toFixed(0)}%`,
    axisMax: 1,
  };
}

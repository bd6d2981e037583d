import type { RankedCity } from '@ooh/contract/domain/city-index';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CallOutput } from '@ooh/contract/registry';
import { useQueries } from '@tanstack/react-query';
import type { ChartModel } from '../../chart/chart-model.ts';
import { Chart } from '../../chart/chart.tsx';
import { callForBody, queryKeyOf } from '../../api/use-call.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { TgiValue } from '../../shared/figure/tgi-value.tsx';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { derivedPackHref } from '../../shared/ta-builder/derive-href.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import styles from './people-city.module.css';

type CityChart = CallOutput<'city-perspective/getChartData'>['charts'][number];
interface Compared {
  readonly name: string;
  readonly chart: CityChart;
}

/** What a planner compares of the people of cities. */
const dimensions = ['年龄', '消费水平', '通勤距离'];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Part of the audience that is out of its homes by hour: cities of different size on one scale. */
function prepareHours(compared: readonly Compared[], hasAudience: boolean): ChartModel {
  const which = hasAudience ? 'taPersons' : 'persons';
  return {
    title: '24 小时外出节奏',
    summary: `${compared.map(({ name }) => name).join('、')}各小时外出人数占其最高时段的比例。`,
    kind: 'curve',
    categoryName: '时段',
    categories: hours.map((hour) => `${hour}时`),
    valueName: '占最高时段',
    series: compared.map(({ name, chart }) => {
      const values = hours.map((hour) => chart.hours.find((one) => one.hour === hour)?.[which].value ?? null);
      const most = Math.max(...values.map((value) => value ?? 0));
      return { name, values: values.map((value) => (value === null || most <= 0 ? null : value / most)) };
    }),
    format: asShare,
    axisMax: 1,
  };
}

function DimensionTable({
  name,
  compared,
  deriveHref,
}: {
  readonly name: string;
  readonly compared: readonly Compared[];
  readonly deriveHref: (labelId: number) => string;
}) {
  const labelsOf = ({ chart }: Compared) =>
    chart.portrait.find(({ dimension }) => dimension === name)?.labels ?? [];
  const labels = new Map(
    compared.flatMap((city) => labelsOf(city).map(({ labelId, name: label }) => [labelId, label])),
  );
  if (labels.size === 0) return null;
  return (
    <table className={styles.compared}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">标签</th>
          {compared.map(({ name: city }) => (
            <th key={city} scope="col">
              {city}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...labels].map(([labelId, label]) => (
          <tr key={labelId}>
            <th scope="row">
              <HrefLink href={deriveHref(labelId)} title={`派生人群：其中${label}的人`}>
                {label}
              </HrefLink>
            </th>
            {compared.map((city) => {
              const own = labelsOf(city).find((one) => one.labelId === labelId);
              return (
                <td key={city.name}>
                  {own === undefined ? (
                    '样本不足'
                  ) : (
                    <>
                      <FigureValue figure={own.share} format={asShare} />{' '}
                      {!own.share.suppressed && <TgiValue figure={own.tgi} isPlain />}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface ComparedCitiesProps {
  readonly cities: readonly RankedCity[];
  readonly targetAudience: TargetAudience;
  readonly hasAudience: boolean;
}

/** Up to four cities side by side: age, spending and commute of the audience with TGI, and its day. */
export function ComparedCities({ cities, targetAudience, hasAudience }: ComparedCitiesProps) {
  const answers = useQueries({
    queries: cities.map(({ cityCode }) => {
      const asked = { cityCode, targetAudience };
      return {
        queryKey: queryKeyOf('city-perspective/getChartData', asked),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callForBody('city-perspective/getChartData', asked, { signal }),
      };
    }),
  });
  const failed = answers.find(({ error }) => error !== null);
  const isLoading = answers.some(({ data }) => data === undefined);
  if (failed !== undefined || isLoading)
    return (
      <SectionPending
        error={failed?.error ?? null}
        onRetry={() => answers.forEach(({ refetch }) => void refetch())}
        rows={10}
      />
    );
  const compared = cities.flatMap(({ cityName }, at): Compared[] => {
    const chart = answers[at].data?.charts.at(0);
    return chart === undefined ? [] : [{ name: cityName, chart }];
  });
  return (
    <>
      <Chart model={prepareHours(compared, hasAudience)} height={180} />
      {dimensions.map((name) => (
        <DimensionTable
          key={name}
          name={name}
          compared={compared}
          deriveHref={(labelId) => derivedPackHref(cities[0].cityCode, targetAudience, labelId)}
        />
      ))}
    </>
  );
}

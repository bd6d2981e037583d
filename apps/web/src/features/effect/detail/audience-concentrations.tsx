import type { CallOutput } from '@ooh/contract/registry';
import { MetricTile } from '../../../ui/figure/figure-tile.tsx';
import { NoFigure } from '../../../shared/figure/figure-value.tsx';
import { formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { Metric } from '../../../shared/figure/metric.tsx';
import { TgiIndex } from '../../../shared/figure/tgi-value.tsx';

type Indicator = CallOutput<'effectestimate/{orderId}/getExpandIndicatorData'>['indicators'][number];

/** Concentrations and index of the audience, plan beside as-run; says why there are none. */
export function AudienceConcentrations({ indicators }: { readonly indicators: readonly Indicator[] }) {
  const shown = [
    ['taConcentrationPeople', 'taConcentrationPeople'],
    ['taConcentrationImpressions', 'taConcentrationImpressions'],
    ['tgi', 'tgi'],
  ] as const;
  return shown.map(([metric, key]) => {
    const row = indicators.find(({ indicator }) => indicator === key);
    if (!row) return null;
    const isIndex = key === 'tgi';
    const write = (value: number | null) =>
      value === null ? missing : isIndex ? value.toFixed(0) : formatShare(value);
    return (
      <MetricTile key={key}>
        <Metric metric={metric} nature="按执行测算" note={`计划 ${write(row.planned)}`}>
          {row.actual === null ? (
            <NoFigure word={missing} reason={row.reason ?? '样本不足'} />
          ) : isIndex ? (
            <TgiIndex index={row.actual} />
          ) : (
            <span className="numeric">{write(row.actual)}</span>
          )}
        </Metric>
      </MetricTile>
    );
  });
}

import type { CallOutput } from '@ooh/contract/registry';
import { FigureTiles, MetricTile } from '../../../ui/figure/figure-tile.tsx';
import { formatCountOf, formatShare } from '../../../ui/figure/format-figure.ts';
import { Metric } from '../../../shared/figure/metric.tsx';
import { TgiIndex } from '../../../shared/figure/tgi-value.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import styles from './detail.module.css';
import { EffectBasis } from '../../../shared/effect/effect-basis.tsx';
import { useEffectCall, type EffectInput } from './use-effect.ts';
import { AudienceConcentrations } from './audience-concentrations.tsx';

export interface TabProps {
  readonly input: EffectInput;
}

type Insight = CallOutput<'effectestimate/{orderId}/exposureAudienceInsight'>;

type Feature = Insight['features'][number];

const featureColumns: readonly AppColumn<Feature>[] = [
  { key: 'dimension', title: '维度', width: 128, render: ({ dimension }) => dimension },
  { key: 'name', title: '特征', width: 160, render: ({ name }) => name },
  {
    key: 'share',
    title: '触达人群占比',
    width: 120,
    isNumeric: true,
    render: ({ share }) => formatShare(share),
  },
  {
    key: 'tgi',
    title: 'TGI（对比全城）',
    width: 120,
    isNumeric: true,
    render: ({ tgi }) => <TgiIndex index={tgi} />,
  },
];

const persons = (value: number | null) => (value === null ? '样本不足' : formatCountOf(value, '人'));

export function AudienceHit({ input }: TabProps) {
  const insight = useEffectCall('effectestimate/{orderId}/exposureAudienceInsight', input);
  const expand = useEffectCall('effectestimate/{orderId}/getExpandIndicatorData', input);
  const error = insight.error ?? expand.error;
  if (error || !insight.data || !expand.data)
    return (
      <SectionPending
        error={error}
        onRetry={() => void Promise.all([insight.refetch(), expand.refetch()])}
        rows={6}
      />
    );
  const { reachedPersons, taReachedPersons, baseShare, features, scope } = insight.data;
  return (
    <>
      <FigureTiles>
        <MetricTile>
          <Metric metric="reach" label="触达人数（全部）" nature="按执行测算" note="目标人群内外合计">
            <span className="numeric">{persons(reachedPersons)}</span>
          </Metric>
        </MetricTile>
        <MetricTile>
          <Metric
            metric="reach"
            label="其中目标人群"
            nature="按执行测算"
            note={baseShare === null ? undefined : `目标人群占全城 ${formatShare(baseShare)}`}
          >
            <span className="numeric">{persons(taReachedPersons)}</span>
          </Metric>
        </MetricTile>
        <AudienceConcentrations indicators={expand.data.indicators} />
      </FigureTiles>
      <h3 className={styles.subhead}>与全城相比最突出的特征</h3>
      {features.length === 0 ? (
        <StateBlock kind="not-produced" title="样本不足，暂无特征" />
      ) : (
        <AppTable<Feature>
          caption="触达人群的突出特征"
          columns={featureColumns}
          rows={features}
          rowKey={({ labelId }) => String(labelId)}
        />
      )}
      <EffectBasis scope={scope} />
    </>
  );
}

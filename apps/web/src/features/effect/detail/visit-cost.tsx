import { formatFen } from '../../../ui/figure/format-figure.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import styles from './detail.module.css';
import { useEffectCall, type EffectInput } from './use-effect.ts';

export function VisitCost({ input }: { readonly input: EffectInput }) {
  const found = useEffectCall('effectestimate/{orderId}/getExpandIndicatorData', input);
  if (found.error || !found.data)
    return <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={1} />;
  const cost = found.data.indicators.find(({ indicator }) => indicator === 'costPerVisitFen');
  if (cost === undefined || cost.actual === null || cost.low === null || cost.high === null)
    return <p className={styles.quiet}>{cost?.reason ?? '数据不足，不计算成本'}</p>;
  return (
    <p className={styles.claim}>
      {formatFen(cost.actual)}
      <small>
        95% 区间 {formatFen(cost.low)} – {formatFen(cost.high)}
      </small>
    </p>
  );
}

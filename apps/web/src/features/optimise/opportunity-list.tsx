import type { CallOutput } from '@ooh/contract/registry';
import type { CallFailure } from '../../api/call-types.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { OptimiseAddress } from './optimise-address.ts';
import { OpportunityCard } from './opportunity-card.tsx';
import styles from './optimise.module.css';

interface OpportunityListProps {
  readonly address: OptimiseAddress;
  readonly found: CallOutput<'v1/optimise/list'> | undefined;
  readonly error: CallFailure | null;
  readonly onRetry: () => void;
  readonly onOpen: (id: string) => void;
}

/** Opportunities, what is most certain first; what was checked without a significant result is counted. */
export function OpportunityList({ address, found, error, onRetry, onOpen }: OpportunityListProps) {
  if (error)
    return <StateBlock kind="section-failed" title="优化机会加载失败" error={error} onRetry={onRetry} />;
  if (found === undefined) return <StateBlock kind="loading" rows={10} minHeight={520} />;
  const { rows, total, scannedOrders, checked, insignificant } = found;
  if (scannedOrders === 0 && total === 0)
    return <StateBlock kind="not-produced" title="完成首个效果评估后生成建议" minHeight={320} />;
  return (
    <section className={styles.list} aria-label="优化机会">
      <p className={styles.count}>
        {total} 条机会，检查了 {scannedOrders} 个订单的 {checked} 项
        {total > rows.length && `，显示前 ${rows.length} 条`}
      </p>
      {rows.length === 0 ? (
        <StateBlock kind="empty" title={`未发现显著的改进机会（检查了 ${checked} 项）`} minHeight={320} />
      ) : (
        <ul>
          {rows.map((opportunity) => (
            <OpportunityCard
              key={opportunity.opportunityId}
              opportunity={opportunity}
              isOpen={opportunity.opportunityId === address.id}
              onOpen={() => onOpen(opportunity.opportunityId)}
            />
          ))}
        </ul>
      )}
      {insignificant > 0 && (
        <details className={styles.folded}>
          <summary>{insignificant} 条差异不显著</summary>
          <p>这些改动的 95% 区间包含 0，或涉及的样本人不足 50 人，不作为建议列出。</p>
        </details>
      )}
    </section>
  );
}

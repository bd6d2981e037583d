import { useCall } from '../../api/use-call.ts';
import { formatFen } from '../../ui/figure/format-figure.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { OpportunityCard } from './opportunity-card.tsx';
import styles from './optimise.module.css';

interface HistoryPanelProps {
  readonly orderId: string | undefined;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** 采纳记录: what was adopted and what came of it. */
export function HistoryPanel({ orderId, openId, onOpen }: HistoryPanelProps) {
  const history = useCall('v1/optimise/history', orderId === undefined ? {} : { orderId });
  if (!history.data)
    return (
      <SectionPending
        error={history.error}
        onRetry={() => void history.refetch()}
        rows={10}
        minHeight={520}
      />
    );
  const { adopted, verified, asExpected, savedFen, rows } = history.data;
  return (
    <section className={styles.list} aria-label="采纳记录">
      <p className={styles.strip} title="节省：采纳后少付的净价，加上由媒体方承担的补刊净价">
        已采纳 <strong>{adopted}</strong> · 已验证 <strong>{verified}</strong> · 落在预期区间{' '}
        <strong>{asExpected}</strong> · 节省 <strong>{formatFen(savedFen, { unit: 'auto' })}</strong>
      </p>
      {rows.length === 0 ? (
        <StateBlock kind="empty" title="还没有采纳的建议" minHeight={320} />
      ) : (
        <ul>
          {rows.map((opportunity) => (
            <OpportunityCard
              key={opportunity.opportunityId}
              opportunity={opportunity}
              isOpen={opportunity.opportunityId === openId}
              onOpen={() => onOpen(opportunity.opportunityId)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

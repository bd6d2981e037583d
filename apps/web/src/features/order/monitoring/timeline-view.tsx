import { useMemo, useState } from 'react';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { useCall } from '../../../api/use-call.ts';
import { Chart } from '../../../chart/chart.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './timeline-view.module.css';
import { cumulatedDays, happeningsOf } from './prepare-timeline.ts';

/** Planned and actual posting over time, with what was asked for and agreed. */
export function TimelineView({ orderId }: { readonly orderId: string }) {
  const { data, error, refetch } = useCall('v1/monitoring/timeline', { orderId });
  const [today] = useState(() => chinaDate(new Date()));
  const model = useMemo(
    () => (data && data.days.length > 0 ? cumulatedDays(data.days, today) : undefined),
    [data, today],
  );
  if (error && !data)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  if (!data) return <StateBlock kind="loading" rows={8} minHeight={320} />;
  if (!model) return <StateBlock kind="empty" title="订单还没有媒体" />;
  return (
    <div className={styles.timeline}>
      <Card title="进度">
        <Chart model={model} height={280} footnote="按登记的实际上刊日期累计，错刊不计" />
      </Card>
      <Card title="过程">
        <ol className={styles.events}>
          {happeningsOf(data).map(({ key, at, text, by }) => (
            <li key={key}>
              <time className="numeric">{at}</time>
              <span>{text}</span>
              {by !== null && <small>{by}</small>}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

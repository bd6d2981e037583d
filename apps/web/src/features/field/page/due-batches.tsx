import { RightOutlined } from '@ant-design/icons';
import type { DuePosting } from '@ooh/contract/domain/home';
import { useCall } from '../../../api/use-call.ts';
import { dueText } from '../../../shared/order/due-text.ts';
import { fieldHref } from '../../../shared/order/order-addresses.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { QueueItem } from '../queue/queue-item.ts';
import styles from './field.module.css';

const keyOf = (batch: DuePosting) => `${batch.orderId} ${batch.cityCode} ${batch.mediumId} ${batch.dueOn}`;

function DueBatch({
  batch,
  today,
  open,
}: {
  readonly batch: DuePosting;
  readonly today: string;
  readonly open: number;
}) {
  const { tone, text } = dueText(batch.dueOn, today);
  return (
    <li>
      <HrefLink href={fieldHref(batch)} className={styles.batch}>
        <span className={styles.batchText}>
          <b>
            {batch.cityName} · {batch.mediumName}
          </b>
          <span>{batch.orderName}</span>
          <span className={styles.quiet}>
            {batch.brandName} · {batch.orderNo}
          </span>
          <span className={styles.tags}>
            <StatusTag tone={tone} text={text} />
            <span className="numeric">
              待登记 {formatNumber(batch.openUnits)} / {formatNumber(batch.plannedUnits)} 面/辆
            </span>
            {open > 0 && <span>本机待上传 {open}</span>}
          </span>
        </span>
        <RightOutlined aria-hidden="true" />
      </HrefLink>
    </li>
  );
}

/** What is to be posted today, overdue, or due in the next days: each batch is one tap away. */
export function DueBatches({ items }: { readonly items: readonly QueueItem[] }) {
  const due = useCall('v1/home/postings', {});
  const { data, error } = due;
  if (error && !data)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void due.refetch()} />;
  if (!data) return <StateBlock kind="loading" rows={6} minHeight={320} />;
  if (data.due.length === 0) return <StateBlock kind="empty" title="今天与三日内没有要上刊的媒体" />;
  const openOf = ({ orderId }: DuePosting) =>
    items.filter((item) => item.orderId === orderId && (item.state === 'waiting' || item.state === 'sending'))
      .length;
  return (
    <ul className={styles.batches} aria-label="今日上刊">
      {data.due.map((batch) => (
        <DueBatch key={keyOf(batch)} batch={batch} today={data.today} open={openOf(batch)} />
      ))}
    </ul>
  );
}

import { LeftOutlined } from '@ant-design/icons';
import { fieldPath } from '../../../shared/order/order-addresses.ts';
import { DemoTag } from '../../../ui/page/demo-tag.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { FieldAddress } from '../field-address.ts';
import { useFieldQueue } from '../queue/use-field-queue.ts';
import { Batch } from './batch.tsx';
import { DueBatches } from './due-batches.tsx';
import styles from './field.module.css';
import { QueueBar } from './queue-bar.tsx';

export interface FieldPageProps {
  readonly address: FieldAddress;
  readonly onAddress: OnAddress<FieldAddress>;
}

/** 现场上刊: units are posted, photographed and reported on a phone, with or without a connection. */
export function FieldPage({ address, onAddress }: FieldPageProps) {
  const { items, opened, retry } = useFieldQueue();
  const { orderId } = address;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <HrefLink href={orderId === undefined ? '/' : fieldPath} className={styles.back}>
          <LeftOutlined aria-hidden="true" /> {orderId === undefined ? '首页' : '全部任务'}
        </HrefLink>
        <h1>现场上刊</h1>
        <DemoTag />
      </header>
      {opened === undefined ? (
        <StateBlock kind="loading" rows={6} minHeight={320} />
      ) : (
        <>
          <QueueBar items={items} opened={opened} onRetry={retry} />
          {orderId === undefined ? (
            <DueBatches items={items} />
          ) : (
            <Batch
              key={`${orderId} ${address.city} ${address.medium} ${address.page}`}
              address={{ ...address, orderId }}
              onAddress={onAddress}
              items={items}
              queue={opened.queue}
            />
          )}
        </>
      )}
    </main>
  );
}

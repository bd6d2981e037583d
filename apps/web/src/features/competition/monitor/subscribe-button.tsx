import { cadenceNames, cadences } from '@ooh/contract/domain/competitor-names';
import type { CallInput } from '@ooh/contract/registry';
import { BellOutlined, DeleteOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Popover, Segmented } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from './monitor.module.css';

type Subscription = CallInput<'v1/subscriptions/save'>;

interface SubscribeProps {
  /** What is looked at, without months. */
  readonly filter: Subscription['filter'];
  readonly suggestedName: string;
}

function SubscribePanel({ filter, suggestedName }: SubscribeProps) {
  const { data } = useCall('v1/subscriptions/list', {});
  useReturnFocus();
  const [name, setName] = useState(suggestedName);
  const [cadence, setCadence] = useState<Subscription['cadence']>('weekly');
  const save = useMutationCall('v1/subscriptions/save', {
    onSuccess: () => notifyBriefly({ kind: 'success', title: `已订阅「${name}」，有新投放时在通知中告知` }),
  });
  const remove = useMutationCall('v1/subscriptions/remove');
  return (
    <div className={styles.subscribe}>
      <Input
        aria-label="订阅名称"
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Segmented<Subscription['cadence']>
        aria-label="通知频率"
        value={cadence}
        onChange={setCadence}
        options={cadences.map((value) => ({ value, label: cadenceNames[value] }))}
      />
      <Button
        type="primary"
        disabled={name.trim() === ''}
        loading={save.isPending}
        onClick={() => save.mutate({ name: name.trim(), filter, cadence })}
      >
        订阅当前筛选
      </Button>
      {save.error && <Alert type="error" showIcon title={save.error.message} />}
      {data !== undefined && data.subscriptions.length > 0 && (
        <ul aria-label="我的订阅">
          {data.subscriptions.map((one) => (
            <li key={one.subscriptionId}>
              {one.name}（{cadenceNames[one.cadence]}）
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={`取消订阅：${one.name}`}
                onClick={() => remove.mutate({ subscriptionId: one.subscriptionId })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Tells the user of new placements within the filter, once a day or a week. */
export function SubscribeButton(props: SubscribeProps) {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title="订阅竞品监测"
      destroyOnHidden
      content={<SubscribePanel {...props} />}
    >
      <Button icon={<BellOutlined aria-hidden="true" />} aria-haspopup="dialog">
        订阅
      </Button>
    </Popover>
  );
}

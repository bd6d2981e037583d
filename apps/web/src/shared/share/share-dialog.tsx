import type { Defence } from '@ooh/contract/domain/defence';
import type { OrderShare, SharedThing } from '@ooh/contract/domain/order-share';
import { Alert, Button, Checkbox, Modal, Select } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { StatusTag } from '../../ui/figure/status-tag.tsx';
import { Field } from '../../ui/form/field.tsx';
import { CopyText } from '../../ui/page/copy-text.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import styles from './share-dialog.module.css';
import { RevokeShare } from './revoke-share.tsx';

const terms = [1, 7, 30, 90] as const;

const states = {
  active: ['success', '有效'],
  expired: ['neutral', '已过期'],
  revoked: ['neutral', '已撤销'],
} as const;

const things = {
  order: { title: '分享订单', path: '/shared-order', name: '订单' },
  closing: { title: '分享结案报告', path: '/shared-report', name: '结案报告' },
  defence: { title: '分享方案陈述', path: '/shared-defence', name: '方案陈述' },
} as const;

const linkOf = (shows: SharedThing, token: string): string =>
  `${location.origin}${things[shows].path}#${token}`;

const columns: readonly AppColumn<OrderShare>[] = [
  { key: 'shows', title: '内容', width: 84, render: ({ shows }) => things[shows].name },
  {
    key: 'state',
    title: '状态',
    width: 92,
    render: ({ state }) => <StatusTag tone={states[state][0]} text={states[state][1]} />,
  },
  { key: 'sharer', title: '分享人', width: 100, ellipsis: true, render: ({ sharerName }) => sharerName },
  { key: 'prices', title: '价格', width: 72, render: ({ showsPrices }) => (showsPrices ? '显示' : '不显示') },
  { key: 'expires', title: '有效期至', width: 140, render: ({ expiresAt }) => formatTime(expiresAt) },
  { key: 'opens', title: '打开次数', width: 84, isNumeric: true, render: ({ opens }) => opens },
  { key: 'revoke', title: '操作', width: 84, render: (share) => <RevokeShare share={share} /> },
];

/** What a link is made to: an order, its closing report, or what was presented of an order or a plan. */
export type SharedWhat =
  | { readonly subject: { readonly orderId: string }; readonly shows?: 'order' | 'closing' }
  | {
      readonly subject: { readonly orderId: string } | { readonly planId: string };
      readonly shows: 'defence';
      readonly defenceId: Defence['defenceId'];
    };

function useShares(what: SharedWhat) {
  const isDefence = what.shows === 'defence';
  const ofOrder = useCall(
    'v1/orders/shares',
    { orderId: 'orderId' in what.subject ? what.subject.orderId : '' },
    { enabled: !isDefence },
  );
  const ofDefence = useCall('v1/defence/shares', what.subject, { enabled: isDefence });
  return isDefence ? ofDefence : ofOrder;
}

function useShare(what: SharedWhat) {
  const order = useMutationCall('v1/orders/share');
  const defence = useMutationCall('v1/defence/share');
  const { isPending, error, data } = what.shows === 'defence' ? defence : order;
  const make = (days: number, showsPrices: boolean) => {
    if (what.shows === 'defence')
      defence.mutate({ ...what.subject, defenceId: what.defenceId, days, showsPrices });
    else {
      const shows = what.shows ?? 'order';
      order.mutate({ ...what.subject, days, shows, showsPrices: showsPrices || shows === 'closing' });
    }
  };
  return { isPending, error, data, make };
}

/** Makes links that show something to people without an account, and ends them. */
export function ShareDialog({ onClose, ...what }: SharedWhat & { readonly onClose: () => void }) {
  useReturnFocus();
  const [days, setDays] = useState<number>(7);
  const [showsPrices, setShowsPrices] = useState(false);
  const shows = what.shows ?? 'order';
  const shares = useShares(what);
  const share = useShare(what);
  return (
    <Modal open width={720} title={things[shows].title} footer={null} onCancel={onClose}>
      <p className={styles.quiet}>
        链接无需登录即可只读查看，内容不超过您本人的数据权限，页面带有您的水印；每次打开都有记录，可随时撤销。
        {shows === 'closing' && '链接显示客户版，含投放金额，不含照片。'}
        {shows === 'defence' &&
          '打开的正是眼前这一份，以后修改方案不会改变它；不显示价格时，预算与曲线也不显示。'}
      </p>
      <div className={styles.form}>
        <Field id="share-days" label="有效期">
          <Select
            id="share-days"
            className={styles.days}
            value={days}
            options={terms.map((value) => ({ value, label: `${value} 天` }))}
            onChange={setDays}
          />
        </Field>
        {shows !== 'closing' && (
          <Checkbox checked={showsPrices} onChange={({ target }) => setShowsPrices(target.checked)}>
            显示价格
          </Checkbox>
        )}
        <Button type="primary" loading={share.isPending} onClick={() => share.make(days, showsPrices)}>
          生成链接
        </Button>
      </div>
      {share.error && <Alert type="error" showIcon title={share.error.message} />}
      {share.data && (
        <Alert
          type="success"
          title="链接已生成，仅此一次显示，请立即复制"
          description={<CopyText name="分享链接" text={linkOf(shows, share.data.token)} />}
        />
      )}
      <AppTable<OrderShare>
        caption="分享链接"
        columns={columns}
        rows={shares.data}
        rowKey={({ shareId }) => shareId}
        error={shares.error}
        onRetry={() => void shares.refetch()}
        emptyTitle="还没有分享过"
      />
    </Modal>
  );
}

import type { MakeGoodProposal } from '@ooh/contract/domain/monitoring';
import { Alert, Button, Drawer, Input, Select } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { Field } from '../../../ui/form/field.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from './make-good.module.css';
import { MakeGoodPreview } from './make-good-preview.tsx';

export interface MakeGoodDrawerProps {
  readonly order: OrderOutput;
  readonly cityCode: string;
  readonly onCity: (cityCode: string) => void;
  readonly onClose: () => void;
}

const isAcceptable = (proposal: MakeGoodProposal | undefined): proposal is MakeGoodProposal =>
  proposal !== undefined && proposal.items.length > 0;

/** The cheapest make-good that was found for a city: looked at, then accepted into the schedule. */
export function MakeGoodDrawer({ order, cityCode, onCity, onClose }: MakeGoodDrawerProps) {
  useReturnFocus();
  const { orderId } = order.row;
  const [note, setNote] = useState('');
  const cities = [...new Map(order.items.map((item) => [item.cityCode, item.cityName]))];
  const proposal = useCall('v1/monitoring/make-good', { orderId, cityCode }, { staleMs: 0 });
  const accept = useMutationCall('v1/monitoring/accept-make-good', {
    onSuccess: ({ units, cityName, fromDate, toDate }) => {
      notifyBriefly({
        kind: 'success',
        title: `已接受补量：${cityName} ${units} 个点位`,
        description: `排期已调整：${fromDate} 至 ${toDate}`,
      });
      onClose();
    },
  });
  const found = proposal.isFetching ? undefined : proposal.data;
  const confirm = () => {
    if (!isAcceptable(found)) return;
    const items = found.items.map(({ itemId, units, fromDate, toDate }) => ({
      itemId,
      units,
      fromDate,
      toDate,
    }));
    accept.mutate({ orderId, cityCode, items, note });
  };
  return (
    <Drawer
      open
      title="补量"
      size={720}
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" disabled={!isAcceptable(found)} loading={accept.isPending} onClick={confirm}>
            接受补量并调整排期
          </Button>
        </div>
      }
    >
      <div className={styles.stack}>
        <p className={styles.hint}>
          用本订单媒体未来四周的空位恢复承诺的到达率，按每元增加人数贪心选取后再逐个退回多余的，接近最省，不附最优性证书；几乎补不回人、或每人贵过原方案
          30 倍的空位不选。
        </p>
        <Select
          className={styles.city}
          aria-label="补量城市"
          value={cityCode}
          options={cities.map(([value, label]) => ({ value, label }))}
          onChange={onCity}
        />
        {proposal.error && !proposal.isFetching && (
          <StateBlock
            kind="section-failed"
            title="补量算不出来"
            error={proposal.error}
            onRetry={() => void proposal.refetch()}
          />
        )}
        {proposal.isFetching && <StateBlock kind="loading" rows={6} minHeight={240} />}
        {found && <MakeGoodPreview proposal={found} />}
        {isAcceptable(found) && (
          <Field id="make-good-note" label="备注" hint="例如媒体方的确认方式">
            <Input.TextArea
              id="make-good-note"
              rows={2}
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        )}
        {accept.error && (
          <Alert
            type="error"
            showIcon
            title={accept.error.message}
            action={<Button onClick={() => void proposal.refetch()}>重新计算</Button>}
          />
        )}
      </div>
    </Drawer>
  );
}

import type { ReferenceScheme } from '@ooh/contract/domain/reference-scheme';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import { useRouter } from '@tanstack/react-router';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { notifyBriefly } from '../../../api/notice.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { itemInputOf, unitOf } from '../item-input.ts';
import { baseHref } from '../../../shared/order/order-addresses.ts';
import { adoptScheme } from './adopt-scheme.ts';
import styles from './create.module.css';
import { useItemChange } from './use-item-change.tsx';
import type { ReferenceEditorProps } from './reference-editor.tsx';

interface AdoptProps {
  readonly order: ReferenceEditorProps['order'];
  readonly scheme: ReferenceScheme;
  readonly onReload: () => void;
}

/** Figures of a scheme by city, and the button that adopts it. */
export function AdoptReference({ order, scheme, onReload }: AdoptProps) {
  const router = useRouter();
  const { row, brief, items } = order;
  const plan = useCall('mediaOrder/getMediaPlacementPlanByPlanId', { planId: scheme.planId });
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const change = useItemChange(order, onReload);
  if (plan.error || !plan.data)
    return <SectionPending error={plan.error} onRetry={() => void plan.refetch()} rows={4} />;
  const offered = plan.data.cities.filter(({ key }) => brief.cityCodes.includes(key));
  const chosen = offered.filter(({ key }) => !dropped.includes(key)).map(({ key }) => key);
  const adoption = adoptScheme(items.map(itemInputOf), plan.data.items, brief, chosen);
  const adopt = () =>
    change.apply(adoption.items, {
      names: new Map(plan.data.items.map((item) => [unitOf(itemInputOf(item)), item.unitName])),
      note: `采用参考方案 ${scheme.orderNo}`,
      onSuccess: () => {
        notifyBriefly({
          kind: 'success',
          title: `已采用 ${scheme.orderNo} 的 ${adoption.items.length} 行媒体`,
          description: '刊期已改为本订单的投放期，折扣按现行刊例。',
        });
        void router.navigate({ href: baseHref(row.orderId) });
      },
    });
  return (
    <Card title={`采用「${scheme.name}」`} extra={<span className={styles.quiet}>{scheme.orderNo}</span>}>
      {offered.length === 0 ? (
        <StateBlock kind="empty" title="该方案没有本订单的城市" />
      ) : (
        <>
          <Checkbox.Group
            className={styles.offeredCities}
            aria-label="采用的城市"
            value={chosen}
            onChange={(keys) =>
              setDropped(offered.map(({ key }) => key).filter((key) => !keys.includes(key)))
            }
          >
            {offered.map(({ key, name, units, amounts }) => (
              <Checkbox key={key} value={key}>
                {name}（{formatNumber(units)} 面/辆，原净价 {formatFen(amounts.netFen, { unit: 'auto' })}）
              </Checkbox>
            ))}
          </Checkbox.Group>
          {adoption.leftOut > 0 && (
            <p className={styles.quiet}>{adoption.leftOut} 行的媒体不在本订单范围内，不采用。</p>
          )}
          {items.length > 0 && <p className={styles.quiet}>所选城市已有的媒体将被替换，其他城市保持不变。</p>}
          {change.error && (
            <Alert type="error" showIcon title={change.error.message} className={styles.notice} />
          )}
          <Button
            type="primary"
            loading={change.isBusy}
            disabled={chosen.length === 0 || !editableStates.includes(row.state)}
            onClick={adopt}
          >
            采用所选城市
          </Button>
        </>
      )}
      {change.conflict}
    </Card>
  );
}

import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import type { TabProps } from '../detail/tab-content.tsx';
import { OrderSchedule } from './order-schedule.tsx';
import { NoMedia } from '../view/no-media.tsx';
import styles from '../view/view.module.css';

/** The schedule to read, narrowed to cities, media and states, and as a workbook. */
export function OrderScheduleTab({ order, address, onAddress }: TabProps) {
  const { orderId } = order.row;
  const { city, medium, state } = address;
  const [isSaving, setSaving] = useState(false);
  const filter = {
    ...(city === undefined ? {} : { cityCode: city }),
    ...(medium === undefined ? {} : { mediumId: medium }),
    ...(state === undefined ? {} : { state }),
  };
  const totals = useCall('v1/orders/schedule', { ...filter, orderId, pageSize: 1 }, { keepPrevious: true });
  if (order.row.items === 0) return <NoMedia order={order} title="订单还没有媒体，无排期可看" />;
  const download = async () => {
    setSaving(true);
    const saved = await saveFile('media-order-match-detail/downloadSchedule/{orderId}', { orderId });
    setSaving(false);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <>
      <div className={styles.between}>
        <p className={styles.quiet}>
          共 <b className="numeric">{formatNumber(totals.data?.total ?? null)}</b> 行媒体
          {city === undefined && medium === undefined && state === undefined
            ? `，净价 ${formatFen(order.row.amounts.netFen, { unit: 'auto' })}`
            : '（已筛选）'}
        </p>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={isSaving}
          title="导出整个订单的排期表（Excel），不受筛选影响"
          onClick={() => void download()}
        >
          导出排期表
        </Button>
      </div>
      <OrderSchedule
        orderId={orderId}
        city={city}
        medium={medium}
        state={state}
        hasState
        onFilter={(next) => onAddress({ ...address, ...next })}
      />
    </>
  );
}

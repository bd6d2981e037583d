import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { saveFile } from '../../../api/save-file.ts';
import type { Order } from './schedule-editor.tsx';

export function ScheduleActions(props: {
  readonly order: Order;
  readonly isBusy: boolean;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}) {
  const { order, isBusy, isChecking, onCheck } = props;
  const [isSaving, setIsSaving] = useState(false);
  const download = async () => {
    setIsSaving(true);
    const { orderId } = order.row;
    const saved = await saveFile('media-order-match-detail/downloadSchedule/{orderId}', { orderId });
    setIsSaving(false);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  const isEmpty = order.items.length === 0;
  return (
    <>
      <Button loading={isChecking || isBusy} disabled={isEmpty} onClick={onCheck}>
        检查空位
      </Button>
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={isSaving}
        disabled={isEmpty}
        onClick={() => void download()}
      >
        排期表与报价
      </Button>
    </>
  );
}

import type { OrderAttachment } from '@ooh/contract/domain/media-order';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import { Button } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { demandHref } from '../../../shared/order/order-addresses.ts';
import { formatBytes } from '../../../ui/figure/format-bytes.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { Card } from '../../../ui/page/card.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';

/** What the customer gave with his brief, to be read by everybody who sees the order. */
export function AttachmentsTab({ order }: { readonly order: OrderOutput }) {
  const { orderId, state } = order.row;
  const [busyId, setBusyId] = useState<string>();
  const download = async ({ attachmentId }: OrderAttachment) => {
    setBusyId(attachmentId);
    await saveFile('v1/orders/attachment', { orderId, attachmentId });
    setBusyId(undefined);
  };
  const columns: AppColumn<OrderAttachment>[] = [
    { key: 'fileName', title: '文件', width: 320, ellipsis: true, render: ({ fileName }) => fileName },
    { key: 'bytes', title: '大小', width: 96, isNumeric: true, render: ({ bytes }) => formatBytes(bytes) },
    { key: 'uploader', title: '上传人', width: 140, render: ({ uploaderName }) => uploaderName },
    { key: 'at', title: '上传时间', width: 160, render: ({ uploadedAt }) => formatTime(uploadedAt) },
    {
      key: 'download',
      title: '操作',
      width: 96,
      render: (file) => (
        <Button
          type="link"
          size="small"
          loading={busyId === file.attachmentId}
          aria-label={`下载 ${file.fileName}`}
          onClick={() => void download(file)}
        >
          下载
        </Button>
      ),
    },
  ];
  return (
    <Card title="需求附件">
      <AppTable<OrderAttachment>
        caption="需求附件"
        columns={columns}
        rows={order.attachments}
        rowKey={({ attachmentId }) => attachmentId}
        emptyTitle="需求没有附件"
        emptyAction={
          editableStates.includes(state) && (
            <HrefButton href={demandHref(orderId)}>在投放需求中上传</HrefButton>
          )
        }
      />
    </Card>
  );
}

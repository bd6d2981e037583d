import { editableStates } from '@ooh/contract/domain/order-transitions';
import { saveFile } from '../../../api/save-file.ts';
import { DefenceRoom } from '../../../shared/defence/defence-room.tsx';
import { ExportButton } from '../../../shared/defence/export-button.tsx';
import { mediaHref } from '../../../shared/order/order-addresses.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { OrderPageFrame } from '../around/order-page-frame.tsx';
import { OrderComments } from '../comments/comments-tab.tsx';
import { NoMedia } from '../view/no-media.tsx';

/** 方案陈述 of an order: what it does, why it is so and not otherwise, and what people said of it. */
export function OrderDefence({ orderId }: { readonly orderId: string | undefined }) {
  return (
    <OrderPageFrame orderId={orderId} page="defence">
      {(order) => {
        const { row, items } = order;
        if (items.length === 0) return <NoMedia order={order} title="订单还没有媒体，无从陈述" />;
        const of = { orderId: row.orderId };
        const toMedia = (
          <HrefButton type="primary" href={mediaHref(row)}>
            去选媒体
          </HrefButton>
        );
        return (
          <DefenceRoom
            key={row.orderId}
            of={of}
            title={row.name}
            wayOn={editableStates.includes(row.state) && toMedia}
            actions={
              <>
                <ExportButton text="导出 PPT" onExport={() => saveFile('v1/orders/proposal', of)} />
                <ExportButton
                  text="导出 PDF"
                  onExport={() => saveFile('v1/orders/proposal', { ...of, format: 'pdf' })}
                />
              </>
            }
            voices={<OrderComments orderId={row.orderId} />}
          />
        );
      }}
    </OrderPageFrame>
  );
}

import { useCall } from '../../../api/use-call.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { OrderPageFrame } from '../around/order-page-frame.tsx';
import { mediaHref, suggestionHref } from '../../../shared/order/order-addresses.ts';
import type { CompetitionAddress } from './competition-address.ts';
import styles from './competition.module.css';
import { OverlapCard } from './overlap-card.tsx';
import { RhythmCard } from './rhythm-card.tsx';
import { RivalsCard } from './rivals-card.tsx';
import { ShareOfVoiceCard } from './share-of-voice-card.tsx';
import { CompetitionNotes } from './competition-notes.tsx';

export interface OrderCompetitionProps {
  readonly address: CompetitionAddress;
  readonly onAddress: (address: CompetitionAddress) => void;
}

function Content({ order, address, onAddress }: OrderCompetitionProps & { readonly order: OrderOutput }) {
  const { orderId, mode } = order.row;
  const { data, error, refetch } = useCall('competitor/getMediaCompetitorDataByOrder', { orderId });
  if (order.items.length === 0) {
    return (
      <StateBlock
        kind="empty"
        title="订单还没有媒体，无从比较"
        description="先为订单选择媒体，再看同城同媒的竞品。"
        action={
          <HrefButton type="primary" href={mediaHref({ orderId, mode })}>
            选择媒体
          </HrefButton>
        }
        minHeight={320}
      />
    );
  }
  if (error && !data)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  if (!data) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  return (
    <>
      <p className={styles.quiet}>
        范围：{data.brandName}（{data.industry}）· {order.row.cityNames.join('、')} ·{' '}
        {order.row.mediumNames.join('、')}
      </p>
      <div className={styles.columns2}>
        <CompetitionNotes notes={data.notes} />
        <RhythmCard competition={data} />
      </div>
      <ShareOfVoiceCard competition={data} />
      <OverlapCard order={order} address={address} onAddress={onAddress} />
      <RivalsCard order={order} address={address} onAddress={onAddress} />
    </>
  );
}

/** 竞品监测(订单内): what rivals place in an order's cities and media, and where it meets them. */
export function OrderCompetition(props: OrderCompetitionProps) {
  return (
    <OrderPageFrame
      orderId={props.address.orderId}
      page="competition"
      renderActions={({ row }) => <HrefButton href={suggestionHref(row.orderId)}>看建议</HrefButton>}
    >
      {(order) => <Content order={order} {...props} />}
    </OrderPageFrame>
  );
}

import { useCall } from '../../../api/use-call.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { OrderPageFrame } from '../around/order-page-frame.tsx';
import { competitionHref } from '../../../shared/order/order-addresses.ts';
import { reportParts } from './report-parts.ts';
import { ReportReader } from './report-reader.tsx';
import type { SuggestionAddress } from './suggestion-address.ts';
import { SuggestionCards } from './suggestion-cards.tsx';
import styles from './order-suggestion.module.css';

export interface OrderSuggestionProps {
  readonly address: SuggestionAddress;
  readonly onAddress: (address: SuggestionAddress) => void;
}

function Content({ order, address, onAddress }: OrderSuggestionProps & { readonly order: OrderOutput }) {
  const { orderId } = order.row;
  const { data, error, refetch } = useCall('v1/competitor/suggestions', { orderId });
  if (error && !data)
    return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  if (!data) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  if (data.suggestions.length === 0) {
    return (
      <StateBlock
        kind="not-produced"
        title="建议报告制作中"
        description="所选城市与媒体还没有可比较的同业投放；数据到齐后报告自动生成。"
        action={<HrefButton href={competitionHref(orderId)}>看竞品监测</HrefButton>}
        minHeight={320}
      />
    );
  }
  const parts = reportParts(data);
  const { part } = address;
  const open = (partId: string) => onAddress({ ...address, part: partId });
  return (
    <div className={styles.frame}>
      <nav className={styles.outline} aria-label="报告目录">
        <ol>
          {parts.map(({ partId, heading }) => (
            <li key={partId}>
              <button
                type="button"
                aria-current={partId === part ? 'true' : undefined}
                onClick={() => open(partId)}
              >
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <ReportReader orderId={orderId} advice={data} parts={parts} address={address} onAddress={onAddress} />
      <SuggestionCards order={order} suggestions={data.suggestions} part={part} onPart={open} />
    </div>
  );
}

/** 品牌灵感与建议: the report on an order's brand, and its advice to take into the draft. */
export function OrderSuggestion(props: OrderSuggestionProps) {
  return (
    <OrderPageFrame orderId={props.address.orderId} page="suggestion">
      {(order) => <Content order={order} {...props} />}
    </OrderPageFrame>
  );
}

import { postingStateNames } from '@ooh/contract/domain/order-names';
import { postingStates, type PostingState } from '@ooh/contract/domain/order';
import { useCallback, useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import type { MapSheet } from '../../../map/prepare-sheet.ts';
import type { StatusPoint } from '../../../map/status-points-layer.tsx';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { productWithUser } from '../../../session/product-identity.ts';
import { useDisplayName } from '../../../session/use-session.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { themeColours } from '../../../ui/theme/tokens.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import type { MonitoringAddress } from './monitoring-address.ts';
import styles from './monitoring.module.css';
import { postingTones } from '../../../shared/order/posting-names.ts';
import { StatusMap } from '../../../map/status-map.tsx';

const signs: Readonly<Record<PostingState, string>> = {
  pending: '待',
  posted: '✓',
  late: '晚',
  wrong: '错',
  missing: '漏',
  damaged: '损',
  'made-good': '补',
};
const note = '面按点位位置；车身等线路媒体按最近一张有定位的照片';

/** Colour of each state in the theme. */
function useStateColours(): Readonly<Record<PostingState, string>> {
  const theme = useThemeName();
  return useMemo(() => {
    const { successText, warningText, errorText, text3 } = themeColours[theme];
    const ofTone = { success: successText, warning: warningText, error: errorText, waiting: text3 } as const;
    return Object.fromEntries(
      postingStates.map((state) => [state, ofTone[postingTones[state] as keyof typeof ofTone]]),
    ) as Record<PostingState, string>;
  }, [theme]);
}

export interface MonitoringMapProps {
  readonly order: OrderOutput;
  readonly address: MonitoringAddress & { readonly orderId: string };
  readonly onPick: (unitName: string) => void;
}

/** Where the units of an order stand and in what state. */
export function MonitoringMap({ order, address, onPick }: MonitoringMapProps) {
  const { orderId, state } = address;
  const city = address.city ?? order.items[0]?.cityCode;
  const cityName = order.items.find((item) => item.cityCode === city)?.cityName ?? '';
  const colours = useStateColours();
  const userName = useDisplayName();
  const places = useCall(
    'v1/monitoring/places',
    {
      orderId,
      ...(city === undefined ? {} : { cityCode: city }),
      ...(state === undefined ? {} : { state }),
    },
    { enabled: city !== undefined },
  );
  const boundaries = useBaseGeography(city);
  const rows = places.data?.rows;
  const points = useMemo(
    () =>
      (rows ?? []).map((row): StatusPoint => ({
        id: row.postingId,
        name: `${row.unitName} #${row.unitNo}`,
        at: [row.lng, row.lat],
        colour: colours[row.state],
        sign: signs[row.state],
      })),
    [rows, colours],
  );
  const shown = new Set((rows ?? []).map((row) => row.state));
  const legend = postingStates
    .filter((one) => shown.has(one))
    .map((one) => ({
      colour: colours[one],
      shape: 'dot' as const,
      text: `${signs[one]} ${postingStateNames[one]} ${(rows ?? []).filter((row) => row.state === one).length}`,
    }));
  const title = `${cityName}投放监测`;
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${title}_${order.row.orderNo}.png`,
      title,
      subtitle: `${order.row.name} ${order.row.startDate} 至 ${order.row.endDate}`,
      legendTitle: '上刊状态',
      legend,
      footnote: `${note}${order.row.isSample ? '；演示数据' : ''}`,
      watermark: productWithUser(userName),
    }),
    [title, order.row, legend, userName],
  );
  if (city === undefined) return <StateBlock kind="empty" title="订单还没有媒体" />;
  if (places.error && !places.data) {
    return <StateBlock kind="section-failed" error={places.error} onRetry={() => void places.refetch()} />;
  }
  if (!places.data || !boundaries.data) return <StateBlock kind="loading" rows={8} minHeight={480} />;
  const { withoutPlace } = places.data;
  return (
    <>
      <p className={styles.quiet}>
        {cityName} 显示 {formatNumber(points.length)} 面/辆
        {withoutPlace > 0 && `；${formatNumber(withoutPlace)} 面/辆还没有定位，请在点位表查看`}
        。点击点位在表中查看。
      </p>
      <StatusMap
        name="postings"
        title={title}
        layerTitle="上刊状态"
        boundaries={boundaries.data}
        points={points}
        legend={legend}
        note={order.row.isSample ? `${note}；演示数据` : note}
        sheet={sheet}
        className={styles.map}
        onPick={(id) => {
          const row = places.data.rows.find(({ postingId }) => postingId === id);
          if (row) onPick(row.unitName);
        }}
      />
    </>
  );
}

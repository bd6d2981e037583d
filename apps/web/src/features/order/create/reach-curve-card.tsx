import { unitTitle } from '@ooh/contract/domain/bus-names';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Chart } from '../../../chart/chart.tsx';
import type { ChartModel } from '../../../chart/chart-model.ts';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { asShare } from '../../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './reach-curve-card.module.css';
import { tailOf, type ReachCurve, type ReachTail } from './reach-tail.ts';

interface ReachCurveCardProps {
  readonly orderId: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly budgetFen: number;
  /** Whether nothing is chosen in the city. */
  readonly isEmpty: boolean;
  readonly isDirty: boolean;
}

/** A budget that is further away than this many times the money chosen is told in words alone. */
const mostMoney = 1.5;
/** Items of the tail that are named. */
const namedItems = 5;

const money = (fen: number): string => formatFen(fen, { unit: 'auto' });

function modelOf({ points }: ReachCurve, budgetFen: number, cityName: string): ChartModel {
  const whole = points[points.length - 1];
  const interval = intervalText(whole.reachShare, asShare);
  const marks =
    budgetFen > 0 && budgetFen <= whole.totalFen * mostMoney ? [{ at: budgetFen, name: '城市预算' }] : [];
  // Nothing bought reaches nobody; what is free is bought before the first fen.
  const origin = points[0].totalFen > 0 ? [{ totalFen: 0, figure: { value: 0, low: 0, high: 0 } }] : [];
  const shown = [...origin, ...points.map(({ totalFen, reachShare }) => ({ totalFen, figure: reachShare }))];
  const used =
    budgetFen > 0 ? `，为城市预算 ${money(budgetFen)} 的 ${formatShare(whole.totalFen / budgetFen)}` : '';
  return {
    title: `${cityName}到达率与花费`,
    summary: `全部已选 ${money(whole.totalFen)}，到达率 ${figureText(whole.reachShare, asShare)}${interval ? `（${interval}）` : ''}${used}。`,
    kind: 'curve',
    categoryName: '累计含税花费',
    categories: shown.map(({ totalFen }) => formatFen(totalFen)),
    valueName: '到达率',
    series: [
      { name: '到达率', values: shown.map(({ figure }) => figure.value) },
      { name: '区间下限', isIntervalEnd: true, values: shown.map(({ figure }) => figure.low) },
      { name: '区间上限', isIntervalEnd: true, values: shown.map(({ figure }) => figure.high) },
    ],
    format: asShare,
    scale: { positions: shown.map(({ totalFen }) => totalFen), format: money, marks },
  };
}

/** Where the curve flattens, and what would be dropped first. */
function Tail({ tail, whole }: { readonly tail: ReachTail; readonly whole: ReachCurve['points'][number] }) {
  const { items, reachPart, moneyPart, savedFen, point, isFlat } = tail;
  const rest = items.length - namedItems;
  return (
    <>
      <p className={styles.sentence}>
        <strong>
          最后 {formatShare(reachPart)} 的到达率花了 {formatShare(moneyPart)} 的钱
        </strong>
        ：不买以下 {formatNumber(items.length)} 项省 {money(savedFen)}，到达率由{' '}
        {figureText(whole.reachShare, asShare)} 降至 {figureText(point.reachShare, asShare)}。
        {!isFlat && '曲线还没有变平。'}
      </p>
      <ul className={styles.tail} aria-label="可先减去的媒体">
        {items.slice(0, namedItems).map((item) => (
          <li key={item.itemId}>
            <span>
              {unitTitle(item)} · {item.formName} × {formatNumber(item.quantity)} {item.unit}
            </span>
            <span className={`numeric ${styles.cost}`}>{money(item.totalFen)}</span>
          </li>
        ))}
        {rest > 0 && <li>另 {formatNumber(rest)} 项</li>}
      </ul>
    </>
  );
}

interface CurveProps extends Pick<ReachCurveCardProps, 'budgetFen' | 'cityName'> {
  readonly curve: ReachCurve;
  readonly audienceSentence: string;
}

function Curve({ curve, budgetFen, cityName, audienceSentence }: CurveProps) {
  const { basis, points, unmodelled } = curve;
  const model = useMemo(() => modelOf(curve, budgetFen, cityName), [curve, budgetFen, cityName]);
  const tail = tailOf(points);
  return (
    <>
      <Chart model={model} height={220} />
      {tail && <Tail tail={tail} whole={points[points.length - 1]} />}
      {points.length === 1 && points[0].items.length > 1 && (
        <p className={styles.quiet}>分开后每步接触的样本人太少，所选媒体合为一步，看不出何处变平。</p>
      )}
      {unmodelled.items > 0 && (
        <p className={styles.quiet}>
          {formatNumber(unmodelled.items)} 项（{money(unmodelled.totalFen)}）没有接触数据，不在曲线上。
        </p>
      )}
      <p className={styles.quiet}>
        已选媒体整项逐一加入，每次取每元新增到达最多的一项（贪心），每点按样本测算；末点以前只是下限，同样的钱换一种取法可能更高。
      </p>
      <p className={styles.quiet}>
        目标人群：{audienceSentence} · {basis.nature} · {basis.universe} · {basis.period} · {basis.source}
        {basis.isDemo && ' · 演示数据'}
      </p>
    </>
  );
}

/** How much reach the media chosen in a city bring for how much money, and where that flattens. */
export function ReachCurveCard(props: ReachCurveCardProps) {
  const { orderId, cityCode, cityName, budgetFen, isEmpty, isDirty } = props;
  const curve = useCall('v1/orders/reach-curve', { orderId, cityCode }, { enabled: !isEmpty });
  const { data, error, refetch, isFetching } = curve;
  const note = isDirty ? '保存后更新' : isFetching && data ? '更新中…' : undefined;
  return (
    <Card
      title="到达率–预算曲线"
      extra={!isEmpty && note !== undefined ? <span className={styles.quiet}>{note}</span> : undefined}
    >
      {isEmpty ? (
        <StateBlock kind="empty" title="还没有可测算的媒体" description={`在${cityName}选定媒体后显示。`} />
      ) : error || !data ? (
        <SectionPending error={error} onRetry={() => void refetch()} rows={6} minHeight={220} />
      ) : data.curve === null ? (
        <StateBlock kind="not-produced" title={data.reason ?? '保存后测算'} />
      ) : (
        <Curve
          curve={data.curve}
          budgetFen={budgetFen}
          cityName={cityName}
          audienceSentence={data.audienceSentence}
        />
      )}
    </Card>
  );
}

import { percentText, shareRangeText } from '@ooh/contract/core/percent-text';
import type { SharedOrder, SharedOutlook } from '@ooh/contract/domain/order-share';
import { SafetyCertificateOutlined } from '@ant-design/icons';
import { MediaPicture } from '../../../shared/media-picture/media-picture.tsx';
import { formatCountOf, formatFen } from '../../../ui/figure/format-figure.ts';
import styles from './shared-hero.module.css';

type Effect = NonNullable<SharedOutlook['effect']>;

/** Whose customers the figure is of: one city by name, several by their number and those left out. */
function whereOf({ cityNames, left }: Effect): string {
  const where = cityNames.length === 1 ? cityNames[0] : `${cityNames.length} 个城市`;
  const away = left.map(({ cityName }) => cityName);
  return away.length === 0
    ? where
    : `${where}（未计${away.slice(0, 3).join('、')}${away.length > 3 ? '等' : ''}）`;
}

/** The reach as one figure with its interval; the words where there is none. */
function ReachFigure({ effect }: { readonly effect: Effect | null }) {
  if (effect === null || effect.reachShare.value === null)
    return <p className={styles.label}>样本不足或没有接触数据，暂不给出到达预估</p>;
  const { reachShare, reachShareRange, reach, frequency, basis, unmodelledUnits } = effect;
  return (
    <div>
      <p className={styles.label}>
        {whereOf(effect)}目标顾客里能看到的比例（{basis.nature}）
      </p>
      <p className={`numeric ${styles.figure}`}>{percentText(effect.reachShare.value)}</p>
      <p className={`numeric ${styles.label}`}>
        {reachShare.low !== null && reachShare.high !== null
          ? `95% 区间 ${percentText(reachShare.low)} – ${percentText(reachShare.high)}`
          : '区间暂缺'}
        {reachShareRange ? `，${shareRangeText(reachShareRange)}` : ''}
        {reach.value === null ? '' : `，约 ${formatCountOf(reach.value, '人')}`}
        {frequency.value === null ? '' : `，平均 ${frequency.value.toFixed(1)} 次`}
        {unmodelledUnits === 0 ? '' : `；${unmodelledUnits} 个单位没有接触数据，未计入`}
      </p>
    </div>
  );
}

export interface SharedHeroProps {
  readonly order: SharedOrder;
  readonly outlook: SharedOutlook | undefined;
  readonly creative: string | undefined;
}

/** What a client sees first: his picture on the street, one figure, the price where it is shared, and the proof. */
export function SharedHero({ order, outlook, creative }: SharedHeroProps) {
  const [format] = order.formats;
  const effect = outlook?.effect;
  const proof = outlook?.cities.find(({ certificate }) => certificate !== null)?.certificate;
  return (
    <section className={styles.hero} aria-label="方案概览">
      {format !== undefined && (
        <MediaPicture format={format} creative={creative} alt={`${format.mediumName}上的画面 效果示意`} />
      )}
      <div className={styles.side}>
        <div className={styles.figures}>
          {outlook === undefined ? (
            <p className={styles.label}>正在测算到达……</p>
          ) : (
            <ReachFigure effect={outlook.effect} />
          )}
          {order.amounts !== null && (
            <div className={styles.price}>
              <p className={styles.label}>含税总价</p>
              <p className={`numeric ${styles.amount}`}>
                {formatFen(order.amounts.totalFen, { unit: 'auto' })}
              </p>
            </div>
          )}
        </div>
        {proof != null && (
          <p className={styles.proof}>
            <SafetyCertificateOutlined aria-hidden="true" /> {proof}
          </p>
        )}
        {effect != null && (
          <p className={styles.source}>
            来源：{effect.basis.source}；总体：
            {effect.cityNames.length === 1 ? effect.basis.universe : '所列城市的常住 15 岁及以上人口'}；周期：
            {effect.basis.period}
          </p>
        )}
      </div>
    </section>
  );
}

import type { SharedOrder, SharedOutlook } from '@ooh/contract/domain/order-share';
import { SafetyCertificateOutlined } from '@ant-design/icons';
import { MediaPicture } from '../../../shared/media-picture/media-picture.tsx';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import styles from './shared-hero.module.css';

type City = SharedOutlook['cities'][number];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const persons = (count: number): string =>
  count < 10_000 ? formatNumber(Math.round(count)) : `${(count / 10_000).toFixed(1)} 万`;

/** From ten thousand yuan on in 万, as people say it. */
const moneyOf = (fen: number): string =>
  fen < 1_000_000 ? formatFen(fen) : `¥${(fen / 1_000_000).toFixed(1)} 万`;

/** The reach of a city as one figure with its interval; the words where there is none. */
function ReachFigure({
  city,
  measured,
}: {
  readonly city: City | undefined;
  readonly measured: string | null;
}) {
  const effect = city?.effect;
  if (city === undefined || effect == null || effect.reachShare.value === null)
    return <p className={styles.label}>本方案的媒体暂无到达预估</p>;
  const { reachShare, reach, frequency, basis } = effect;
  return (
    <div>
      <p className={styles.label}>
        {city.cityName}目标顾客里能看到的比例（{basis.nature}）
      </p>
      <p className={`numeric ${styles.figure}`}>{percent(effect.reachShare.value)}</p>
      <p className={`numeric ${styles.label}`}>
        {reachShare.low !== null && reachShare.high !== null
          ? `95% 区间 ${percent(reachShare.low)} – ${percent(reachShare.high)}`
          : '区间暂缺'}
        {reach.value === null ? '' : `，约 ${persons(reach.value)}人`}
        {frequency.value === null ? '' : `，平均 ${frequency.value.toFixed(1)} 次`}
        {measured === null ? '' : `；仅计${measured}`}
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
  const city = outlook?.cities.find(({ effect }) => effect?.reachShare.value != null) ?? outlook?.cities[0];
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
            <ReachFigure city={city} measured={outlook.measured} />
          )}
          {order.amounts !== null && (
            <div className={styles.price}>
              <p className={styles.label}>含税总价</p>
              <p className={`numeric ${styles.amount}`}>{moneyOf(order.amounts.totalFen)}</p>
            </div>
          )}
        </div>
        {proof != null && (
          <p className={styles.proof}>
            <SafetyCertificateOutlined aria-hidden="true" /> {proof}
          </p>
        )}
        {city?.effect != null && (
          <p className={styles.source}>
            来源：{city.effect.basis.source}；总体：{city.effect.basis.universe}；周期：
            {city.effect.basis.period}
          </p>
        )}
      </div>
    </section>
  );
}

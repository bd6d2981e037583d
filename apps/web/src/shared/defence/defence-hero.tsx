import type { Defence } from '@ooh/contract/domain/defence';
import { SafetyCertificateOutlined } from '@ant-design/icons';
import { formatCount, formatFen, formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { figureText, intervalText } from '../figure/figure-text.ts';
import styles from './defence.module.css';
import { proofsOf, sourceOf } from './prepare-defence.ts';

/** Whose customers the figure is of: one city by name, several by their number and those left out. */
function whereOf({ cities }: Defence): string {
  const counted = cities.filter(({ reason }) => reason === null);
  const left = cities.filter(({ reason }) => reason !== null).map(({ cityName }) => cityName);
  const where = counted.length === 1 ? counted[0].cityName : `${counted.length} 个城市`;
  return left.length === 0
    ? where
    : `${where}（未计${left.slice(0, 3).join('、')}${left.length > 3 ? '等' : ''}）`;
}

/** The answer first: how many are reached, for how much, and that nothing better exists. */
export function DefenceHero({ defence }: { readonly defence: Defence }) {
  const { reachShare, reach, frequency, amounts, budgetFen, basis, unmodelledUnits } = defence;
  const interval = intervalText(reachShare, (share) => formatShare(share));
  return (
    <section className={styles.hero} aria-label="结论">
      <div className={styles.headline}>
        <p className={styles.label}>
          {whereOf(defence)}目标人群（{defence.audienceSentence}）里能看到的比例（预估）
        </p>
        <p className={`numeric ${styles.figure}`}>{figureText(reachShare, (share) => formatShare(share))}</p>
        <p className={styles.label}>
          {[
            interval ?? '',
            reach.value === null ? '' : `约 ${formatCount(reach.value)}人`,
            frequency.value === null ? '' : `平均看到 ${formatNumber(frequency.value, 1)} 次`,
            unmodelledUnits === 0 ? '' : `${unmodelledUnits} 个单位没有接触数据，未计入`,
          ]
            .filter(Boolean)
            .join('，')}
        </p>
      </div>
      {amounts !== null && (
        <div className={styles.price}>
          <p className={styles.label}>含税总价</p>
          <p className={`numeric ${styles.amount}`}>
            {formatFen(amounts.totalFen, { unit: 'auto', digits: 2 })}
          </p>
          <p className={styles.label}>
            媒体净价 {formatFen(amounts.netFen, { unit: 'auto', digits: 2 })}
            {budgetFen !== null && `；预算 ${formatFen(budgetFen, { unit: 'auto', digits: 2 })}`}
          </p>
        </div>
      )}
      {proofsOf(defence).map(({ cityNames, sentence }) => (
        <p key={sentence} className={styles.proof}>
          <SafetyCertificateOutlined aria-hidden="true" /> {cityNames.join('、')}：{sentence}
        </p>
      ))}
      {basis !== null && (
        <p className={`${styles.label} ${styles.wide}`}>
          来源：{sourceOf(defence)}；总体：
          {defence.cities.length === 1 ? basis.universe : '所列城市的常住 15 岁及以上人口'}；周期：
          {basis.period}
          。区间只含样本误差。
        </p>
      )}
    </section>
  );
}

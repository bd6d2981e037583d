import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import styles from './budget-totals.module.css';
import { totalOf, type ChosenItem } from './offer-choice.ts';
import { Facts } from '../../../ui/figure/facts.tsx';

export function BudgetTotals({
  totalFen,
  items,
}: {
  readonly totalFen: number;
  readonly items: readonly ChosenItem[];
}) {
  const total = totalOf(items);
  const spent = total.totalFen;
  const facts = [
    ['媒体', `${formatNumber(items.length)} 行 · ${formatNumber(total.units)} 面/辆`],
    ['刊例价', formatFen(total.rateCardFen)],
    ['净价', formatFen(total.netFen)],
    ['制作费', formatFen(total.productionFen)],
    ['税费', formatFen(total.taxFen)],
    ['含税合计', formatFen(spent)],
    [spent > totalFen ? '超出预算' : '剩余预算', formatFen(Math.abs(totalFen - spent))],
  ] as const;
  return (
    <Card title="全部城市" footer="预算与含税合计相比；金额按报价规则计算，折扣可在排期与确认中调整。">
      <Facts facts={facts} className={styles.totals} isOver={spent > totalFen} isLive />
    </Card>
  );
}

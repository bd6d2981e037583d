import type { BasketView } from '@ooh/contract/domain/basket';
import { Progress } from 'antd';
import { formatFen, formatNumber } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import styles from './basket.module.css';

/** Count, cost and what is left of the budget. */
export function BasketTotals({ view }: { readonly view: BasketView }) {
  const { items, units, amounts, budgetFen, hasSamplePrices } = view;
  const leftFen = budgetFen === null ? null : budgetFen - amounts.totalFen;
  const percent = budgetFen ? Math.round((100 * amounts.totalFen) / budgetFen) : 0;
  return (
    <div className={styles.totals}>
      <dl className={styles.sums}>
        <div>
          <dt>媒体</dt>
          <dd>
            {formatNumber(items.length)} 项 · {formatNumber(units)} 面/辆
          </dd>
        </div>
        <div>
          <dt>净价 {hasSamplePrices && <SamplePriceMark />}</dt>
          <dd>
            <MoneyFen fen={amounts.netFen} unit="auto" />
          </dd>
        </div>
        <div>
          <dt>含税合计</dt>
          <dd>
            <MoneyFen fen={amounts.totalFen} unit="auto" />
          </dd>
        </div>
      </dl>
      {leftFen !== null && (
        <>
          <Progress
            size="small"
            percent={Math.min(100, percent)}
            status={leftFen < 0 ? 'exception' : 'normal'}
            showInfo={false}
            aria-label={`已用预算 ${percent}%`}
          />
          <p className={styles.quiet} data-over={leftFen < 0 || undefined}>
            {leftFen < 0
              ? `超出预算 ${formatFen(-leftFen, { unit: 'auto' })}`
              : `预算 ${formatFen(budgetFen, { unit: 'auto' })}，余 ${formatFen(leftFen, { unit: 'auto' })}`}
          </p>
        </>
      )}
    </div>
  );
}

import { billingPeriodDays } from '@ooh/contract/money/quotation-arithmetic';
import { compareRows, type Aspect } from '../../../shared/compare/compare-rows.ts';
import { CompareTable } from '../../../shared/compare/compare-table.tsx';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { asShare } from '../../../ui/figure/figure-formats.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { tgiText } from '../../../shared/figure/tgi-mark.ts';
import { unitPriceText } from '../../../shared/figure/unit-price.ts';
import { Card } from '../../../ui/page/card.tsx';
import type { OrderLine } from './use-order-lines.ts';
import styles from './view.module.css';
import { lineAspects } from './line-aspects.ts';

const index = (value: number) => formatNumber(value);

const aspectsOfAudience: readonly Aspect<OrderLine>[] = [
  {
    label: 'TA浓度（曝光口径）',
    text: ({ line }) => figureText(line.taConcentration, asShare),
    note: ({ line }) => intervalText(line.taConcentration, asShare),
    worth: ({ line }) => line.taConcentration.value,
    figure: ({ line }) => line.taConcentration,
    best: 'most',
  },
  {
    label: 'TGI',
    text: ({ line }) => figureText(line.tgi, tgiText),
    note: ({ line }) => intervalText(line.tgi, index),
    worth: ({ line }) => line.tgi.value,
    figure: ({ line }) => line.tgi,
    best: 'most',
  },
];

const aspectsOfPurchase: readonly Aspect<OrderLine>[] = [
  {
    label: '刊例单价',
    text: ({ line }) => unitPriceText(line.prices[0]?.priceFen, billingPeriodDays),
    worth: ({ line }) => line.prices[0]?.priceFen ?? null,
    best: 'least',
  },
  {
    label: '本订单车辆',
    text: ({ items }) => formatNumber(items.reduce((sum, { quantity }) => sum + quantity, 0)),
  },
];

export interface LineCompareProps {
  readonly lines: readonly OrderLine[];
  readonly hasAudience: boolean;
}

/** Lines side by side; the best of each row is marked. */
export function LineCompare({ lines, hasAudience }: LineCompareProps) {
  const rows = compareRows(
    [...lineAspects, ...(hasAudience ? aspectsOfAudience : []), ...aspectsOfPurchase],
    lines,
  );
  return (
    <Card title="线路对比">
      <div className={styles.scroll}>
        <CompareTable
          label="线路对比"
          heads={lines.map(({ line }) => ({ id: line.lineId, name: line.lineName }))}
          rows={rows}
        />
      </div>
    </Card>
  );
}

import { billingPeriodDays } from '@ooh/contract/money/quotation-arithmetic';
import { figureText } from '../../../ui/figure/figure-text.ts';
import { formatCount, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { tgiText } from '../../../ui/figure/tgi-mark.ts';
import { unitPriceText } from '../../../ui/figure/unit-price.ts';
import { Card } from '../../../ui/page/card.tsx';
import type { OrderLine } from './line-info-view.tsx';
import styles from './view.module.css';

interface Row {
  readonly name: string;
  readonly text: (line: OrderLine) => string;
  /** The greater the better; absent where neither is. */
  readonly value?: (line: OrderLine) => number | null;
}

const rows: readonly Row[] = [
  { name: '等级', text: ({ line }) => line.level },
  { name: '里程', text: ({ line }) => `${formatNumber(line.lengthMeters / 1000, 1)} 公里` },
  { name: '站数', text: ({ line }) => formatNumber(line.stopCount) },
  {
    name: '配车',
    text: ({ line }) => formatNumber(line.singleDeckVehicles + line.doubleDeckVehicles),
  },
  {
    name: '可售车辆',
    text: ({ line }) => formatNumber(line.availableSingle + line.availableDouble),
    value: ({ line }) => line.availableSingle + line.availableDouble,
  },
  {
    name: '日均客运',
    text: ({ line }) => `${formatCount(line.dailyRiders)} 人次`,
    value: ({ line }) => line.dailyRiders,
  },
  {
    name: '曝光/车/天',
    text: ({ line }) => formatCount(line.contactsPerVehicleDay),
    value: ({ line }) => line.contactsPerVehicleDay,
  },
  {
    name: 'TA浓度（曝光口径）',
    text: ({ line }) => figureText(line.taConcentration, (share) => formatShare(share)),
    value: ({ line }) => line.taConcentration.value,
  },
  {
    name: 'TGI',
    text: ({ line }) => figureText(line.tgi, tgiText),
    value: ({ line }) => line.tgi.value,
  },
  {
    name: '刊例单价',
    text: ({ line }) => unitPriceText(line.prices[0]?.priceFen, billingPeriodDays),
    value: ({ line }) => (line.prices[0] ? -line.prices[0].priceFen : null),
  },
  {
    name: '本订单车辆',
    text: ({ items }) => formatNumber(items.reduce((sum, { quantity }) => sum + quantity, 0)),
  },
];

function isBest({ value }: Row, lines: readonly OrderLine[], line: OrderLine): boolean {
  if (value === undefined) return false;
  const values = lines.map(value).filter((one) => one !== null);
  return values.length > 1 && new Set(values).size > 1 && value(line) === Math.max(...values);
}

/** Lines side by side; the best of each row is marked. */
export function LineCompare({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <Card title="线路对比">
      <div className={styles.scroll}>
        <table className={styles.compare}>
          <caption className="visually-hidden">线路对比</caption>
          <thead>
            <tr>
              <th scope="col">项目</th>
              {lines.map(({ line }) => (
                <th key={line.lineId} scope="col">
                  {line.lineName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {lines.map((line) => (
                  <td key={line.line.lineId} className="numeric">
                    {row.text(line)}
                    {isBest(row, lines, line) && <em> ▲ 最优</em>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

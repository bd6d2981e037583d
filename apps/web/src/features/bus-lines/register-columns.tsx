import { deckNames } from '@ooh/contract/domain/bus-names';
import { billingPeriodDays } from '@ooh/contract/money/quotation-arithmetic';
import { Button } from 'antd';
import { formatNumber, missing } from '../../ui/figure/format-figure.ts';
import { unitPriceText } from '../../shared/figure/unit-price.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './bus-lines.module.css';
import { SamplePriceMark } from '../../shared/figure/source-mark.tsx';
import type { RegisteredLine } from './register-address.ts';
import { EstimableCell } from './estimable-cell.tsx';

/** Prices of the first form; the others are in the form of the line. */
function FirstPrices({ line }: { readonly line: RegisteredLine }) {
  const first = Math.min(...line.prices.map(({ formId }) => formId));
  const prices = line.prices.filter(({ formId }) => formId === first);
  if (prices.length === 0) return missing;
  return (
    <div className={styles.prices}>
      {prices.map(({ deck, priceFen, isPlaceholderPrice }) => (
        <span key={deck} className={styles.value}>
          {deckNames[deck]} <span className="numeric">{unitPriceText(priceFen, billingPeriodDays)}</span>
          {isPlaceholderPrice && <SamplePriceMark />}
        </span>
      ))}
    </div>
  );
}

type Figure = 'headwayMinutes' | 'dailyRiders' | 'singleDeckVehicles' | 'doubleDeckVehicles';

function figureColumn(key: Figure, title: string, width: number): AppColumn<RegisteredLine> {
  return {
    key,
    title,
    width,
    isNumeric: true,
    render: (line) => (
      <EstimableCell line={line} field={key}>
        {formatNumber(line[key])}
      </EstimableCell>
    ),
  };
}

/** Columns of the register. `priceName` names the form whose prices are shown. */
export function registerColumns(
  priceName: string,
  edit: (line: RegisteredLine) => void,
): AppColumn<RegisteredLine>[] {
  return [
    { key: 'lineName', title: '线路', width: 104, fixed: 'left', render: ({ lineName }) => lineName },
    {
      key: 'level',
      title: '等级',
      width: 104,
      render: (line) => (
        <EstimableCell line={line} field="level">
          {line.level}
        </EstimableCell>
      ),
    },
    {
      key: 'ends',
      title: '起讫站',
      width: 200,
      ellipsis: true,
      render: ({ fromStop, toStop }) => (
        <span title={`${fromStop} — ${toStop}`}>{`${fromStop} — ${toStop}`}</span>
      ),
    },
    figureColumn('singleDeckVehicles', '单层配车', 96),
    figureColumn('doubleDeckVehicles', '双层配车', 96),
    figureColumn('headwayMinutes', '间隔（分钟）', 112),
    figureColumn('dailyRiders', '日均客流', 120),
    {
      key: 'prices',
      title: `${priceName} · 刊例单价`,
      width: 236,
      render: (line) => <FirstPrices line={line} />,
    },
    {
      key: 'operator',
      title: '运营公司',
      width: 128,
      ellipsis: true,
      render: ({ operator }) => operator ?? missing,
    },
    { key: 'directions', title: '方向', width: 64, isNumeric: true, render: ({ directions }) => directions },
    { key: 'stopCount', title: '站点', width: 64, isNumeric: true, render: ({ stopCount }) => stopCount },
    {
      key: 'lengthMeters',
      title: '里程（公里）',
      width: 140,
      isNumeric: true,
      render: (line) => (
        <EstimableCell line={line} field="lengthMeters">
          {formatNumber(line.lengthMeters / 1000, 1)}
        </EstimableCell>
      ),
    },
    {
      key: 'actions',
      title: '操作',
      width: 72,
      fixed: 'right',
      render: (line) => (
        <Button
          type="link"
          size="small"
          aria-label={`编辑 ${line.lineName}`}
          onClick={(event) => {
            event.stopPropagation();
            edit(line);
          }}
        >
          编辑
        </Button>
      ),
    },
  ];
}

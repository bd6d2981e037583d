import { Chart } from '../../chart/chart.tsx';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import { CitiesMap } from './cities-map.tsx';
import { freeShareOf, type RateCardRow, type RateCards } from './handbook-parts.ts';
import { stockColumns } from './rate-columns.tsx';
import { useLaterVacancy } from './use-later-vacancy.ts';
import styles from './media-handbook.module.css';

const shownCities = 20;
const units = (value: number): string => formatNumber(value);

export interface CitiesTabProps {
  readonly cards: RateCards;
  readonly unit: string;
  /** Name of the form. */
  readonly name: string;
  readonly mediumId: number;
  readonly formId: number;
}

/** Where a form is to be had, the largest stock first. */
export function CitiesTab({ cards, unit, name, mediumId, formId }: CitiesTabProps) {
  const later = useLaterVacancy(mediumId, formId);
  const { rows, asOf } = cards;
  const [most] = rows;
  if (most === undefined)
    return <StateBlock kind="empty" title="该媒体在您可见的城市暂无存量" minHeight={240} />;
  const shown = rows.slice(0, shownCities);
  return (
    <>
      <div className={styles.mapColumns}>
        <CitiesMap cards={cards} name={name} unit={unit} />
        <Card title="城市排名" footer={`可售单元与空位以 ${asOf} 为今日。`}>
          <Chart
            height={320}
            model={{
              kind: 'bars',
              isStacked: true,
              title: `可售单元（${unit}）`,
              summary: `${most.cityName}最多，${units(most.units)} 个，今日空位率 ${formatShare(freeShareOf(most))}。`,
              categoryName: '城市',
              categories: shown.map(({ cityName }) => cityName),
              valueName: '单元',
              series: [
                { name: '今日空位', values: shown.map(({ free }) => free) },
                { name: '已占用', values: shown.map((row) => row.units - row.free) },
              ],
              format: units,
            }}
          />
        </Card>
      </div>
      <Card title={`全部 ${rows.length} 城`}>
        <AppTable<RateCardRow>
          caption="各城市存量"
          columns={stockColumns(later)}
          rows={rows}
          rowKey={({ cityCode }) => cityCode}
        />
      </Card>
    </>
  );
}

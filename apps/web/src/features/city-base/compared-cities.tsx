import { Chart } from '../../chart/chart.tsx';
import { compareRows } from '../../shared/compare/compare-rows.ts';
import { CompareTable } from '../../shared/compare/compare-table.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './compared-cities.module.css';
import type { CityRow } from './city-metrics.ts';
import { cityAspects, cityRadar } from './prepare-comparison.ts';

export function ComparedCities({
  rows,
  onlyDifferences,
}: {
  readonly rows: readonly CityRow[];
  readonly onlyDifferences: boolean;
}) {
  const radar = cityRadar(rows);
  const table = compareRows(cityAspects(rows), rows).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <div className={styles.compared}>
      {radar && <Chart model={radar} height={300} footnote="空位率为今日；刊例价格指数越高越贵。" />}
      {/* A wide comparison scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.matrix} tabIndex={0} aria-label="城市各项指标">
        {table.length === 0 ? (
          <StateBlock kind="empty" title="所选城市没有差异" />
        ) : (
          <CompareTable
            label="城市对比"
            heads={rows.map(({ cityCode, cityName, provinceName }) => ({
              id: cityCode,
              name: cityName,
              number: provinceName,
            }))}
            rows={table}
          />
        )}
      </section>
    </div>
  );
}

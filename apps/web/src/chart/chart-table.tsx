import type { ChartModel } from './chart-model.ts';
import styles from './chart.module.css';

/** The numbers of a chart as a table. */
export function ChartTable({ model, maxHeight }: { readonly model: ChartModel; readonly maxHeight: number }) {
  return (
    // A table that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.tableBox} style={{ maxHeight }} tabIndex={0} aria-label={model.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{`${model.title}：${model.summary}`}</caption>
        <thead>
          <tr>
            <th scope="col">{model.categoryName}</th>
            {model.series.map((series) => (
              <th key={series.name} scope="col">
                {series.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {model.categories.map((category, row) => (
            <tr key={category}>
              <th scope="row">
                {category}
                {model.shade && row >= model.shade.from && `（${model.shade.name}）`}
              </th>
              {model.series.map((series) => {
                const value = series.values[row];
                return <td key={series.name}>{value === null ? '—' : model.format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

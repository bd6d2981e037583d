import styles from './chart.module.css';
import type { RadarModel } from './radar-model.ts';

/** The values of a radar as a table. */
export function RadarTable({ model, maxHeight }: { readonly model: RadarModel; readonly maxHeight: number }) {
  return (
    // A table that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.tableBox} style={{ maxHeight }} tabIndex={0} aria-label={model.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{`${model.title}：${model.summary}`}</caption>
        <thead>
          <tr>
            <th scope="col">指标</th>
            {model.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">轴端</th>
          </tr>
        </thead>
        <tbody>
          {model.axes.map(({ name, greatest, format }, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {model.series.map((series) => (
                <td key={series.name}>{format(series.values[at] ?? 0)}</td>
              ))}
              <td>{format(greatest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

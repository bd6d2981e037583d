import styles from './chart.module.css';
import { quadrantOf, type ScatterModel } from './scatter-model.ts';

/** The points of a scatter as a table. */
export function ScatterTable({
  model,
  maxHeight,
}: {
  readonly model: ScatterModel;
  readonly maxHeight: number;
}) {
  return (
    // A table that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.tableBox} style={{ maxHeight }} tabIndex={0} aria-label={model.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{`${model.title}：${model.summary}`}</caption>
        <thead>
          <tr>
            <th scope="col">{model.pointName}</th>
            <th scope="col">{model.x.name}</th>
            <th scope="col">{model.y.name}</th>
            <th scope="col">象限</th>
          </tr>
        </thead>
        <tbody>
          {model.points.map((point) => (
            <tr key={point.id}>
              <th scope="row">{point.name}</th>
              <td>{model.x.format(point.x)}</td>
              <td>{model.y.format(point.y)}</td>
              <td>{model.quadrants[quadrantOf(model, point)]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { missing } from '../ui/figure/format-figure.ts';
import type { BubbleModel } from './bubble-model.ts';
import styles from './chart.module.css';

/** The bubbles of a chart as a table. */
export function BubbleTable({
  model,
  maxHeight,
}: {
  readonly model: BubbleModel;
  readonly maxHeight: number;
}) {
  const { x, y, size } = model;
  return (
    // A table that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.tableBox} style={{ maxHeight }} tabIndex={0} aria-label={model.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{`${model.title}：${model.summary}`}</caption>
        <thead>
          <tr>
            <th scope="col">{model.pointName}</th>
            <th scope="col">{x.name}</th>
            <th scope="col">{y.name}</th>
            <th scope="col">{size.name}</th>
          </tr>
        </thead>
        <tbody>
          {model.points.map((point) => (
            <tr key={point.name}>
              <th scope="row">{point.name}</th>
              <td>{x.format(point.x)}</td>
              <td>{y.format(point.y)}</td>
              <td>{point.size === null ? missing : size.format(point.size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { BoardCell, BoardFacts } from '@ooh/report/effect-board-facts';
import { formatCount, formatShare, missing } from '../../../ui/figure/format-figure.ts';
import styles from './board.module.css';

/** The darkest shade, percent of the accent: texts stay readable on it. */
const darkest = 32;

const textOf = ({ plannedImpressions, actualImpressions }: BoardCell): string =>
  actualImpressions === null
    ? missing
    : `${formatCount(actualImpressions)}${plannedImpressions ? ` · ${formatShare(actualImpressions / plannedImpressions, 0)}` : ''}`;

/** City and medium by week: impressions as run, shaded by their number, and their share of the plan. */
export function CubeHeat({ facts }: { readonly facts: BoardFacts }) {
  const cells = facts.cube.cells.filter(
    ({ week, plannedImpressions }) => week !== null && plannedImpressions !== null,
  );
  const weeks = [...new Set(cells.flatMap(({ week }) => week ?? []))].toSorted((a, b) => a - b);
  const rows = [...Map.groupBy(cells, ({ cityName, mediumName }) => `${cityName} · ${mediumName}`)];
  const most = Math.max(1, ...cells.map(({ actualImpressions }) => actualImpressions ?? 0));
  const shade = (cell: BoardCell) =>
    `color-mix(in srgb, var(--colour-primary-button) ${Math.round((darkest * (cell.actualImpressions ?? 0)) / most)}%, transparent)`;
  return (
    // The keyboard must be able to scroll the weeks.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.heatFrame} aria-label="城市、媒体与周" tabIndex={0}>
      <table className={styles.heat}>
        <caption className="visually-hidden">各城市、媒体与周的曝光</caption>
        <thead>
          <tr>
            <th scope="col">城市 · 媒体</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                第 {week} 周
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, own]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {weeks.map((week) => {
                const cell = own.find((one) => one.week === week);
                return cell === undefined ? (
                  <td key={week}>{missing}</td>
                ) : (
                  <td key={week} className="numeric" style={{ background: shade(cell) }}>
                    {textOf(cell)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

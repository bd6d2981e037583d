import { Button } from 'antd';
import { useMemo } from 'react';
import { formatCount, formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useCityScene } from '../city-scene.ts';
import { vehiclesByLine } from '../edit-delivery.ts';
import { prepareContributions } from '../prepare-contributions.ts';
import styles from './evaluation.module.css';

/** Dock tab 线路贡献: what each line adds, what its next vehicle would, and the way to act on it. */
export function ContributionPane() {
  const { live, lines, delivery, lineById, focus, setVehicles, setAddress } = useCityScene();
  const { evaluation } = live;
  const vehicles = useMemo(() => vehiclesByLine(delivery), [delivery]);
  const rows = useMemo(
    () => (evaluation ? prepareContributions(evaluation, lines, vehicles) : null),
    [evaluation, lines, vehicles],
  );
  if (!rows) return <StateBlock kind="loading" rows={6} />;
  if (rows.length === 0) return <StateBlock kind="unselected" title="方案中还没有线路" />;
  return (
    // A table that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.contributions} tabIndex={0} aria-label="线路贡献">
      <table>
        <caption>
          独有触达：去掉该线路会少触达的 TA；按每千元独有触达从高到低，末行最先考虑减少（预估）
        </caption>
        <thead>
          <tr>
            <th scope="col">线路</th>
            <th scope="col">车辆</th>
            <th scope="col">净价</th>
            <th scope="col">TA 曝光</th>
            <th scope="col">独有触达</th>
            <th scope="col">每千元独有触达</th>
            <th scope="col">再加一辆</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.lineId}
              onPointerEnter={() => focus.set(row.lineId)}
              onPointerLeave={() => focus.set(null)}
            >
              <th scope="row">
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => setAddress({ line: row.lineId })}
                >
                  {row.lineName}
                </button>
              </th>
              <td>{row.vehicles}</td>
              <td>{formatFen(row.netFen, { digits: 0 })}</td>
              <td>{formatCount(row.taImpressions)}</td>
              <td>{formatCount(row.addedPersons)}</td>
              <td>{formatNumber(row.personsPerThousandYuan, 1)}</td>
              <td>
                {row.nextVehiclePersons === null ? '已到上限' : `+${formatCount(row.nextVehiclePersons)}`}
              </td>
              <td>
                <Button
                  size="small"
                  disabled={row.nextVehiclePersons === null || !lineById.has(row.lineId)}
                  aria-label={`加一辆 ${row.lineName}`}
                  onClick={() => setVehicles(row.lineId, row.vehicles + 1)}
                >
                  加一辆
                </Button>{' '}
                <Button
                  size="small"
                  type="text"
                  aria-label={`移出${row.lineName}`}
                  onClick={() => setVehicles(row.lineId, 0)}
                >
                  移出
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

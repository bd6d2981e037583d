import { Button } from 'antd';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { formatCount, formatFen, formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts';
import { useCityScene } from '../city-scene.ts';
import { vehiclesByLine } from '../edit-delivery.ts';
import { prepareContributions } from '../prepare-contributions.ts';
import { LineHeadRow } from '../lines/line-head-row.tsx';
import styles from './evaluation.module.css';

const sharesRestMs = 300;

/** The reach of the delivery divided fairly among its lines; null until it is there. */
function useFairShares() {
  const { plan, city, delivery } = useCityScene();
  const settled = useDebouncedValue(delivery, sharesRestMs);
  const input = { planId: plan.row.planId, cityCode: city.cityCode, delivery: settled };
  const { data, error } = useCall('v1/bus-plan/contributions', input, { keepPrevious: true });
  return { shares: data ?? null, error };
}

/** How the fair parts came about, for the caption. */
function fairNote({ shares, error }: ReturnType<typeof useFairShares>): string {
  if (error) return `公平分摊没有算出：${error.message}`;
  if (shares === null) return '公平分摊计算中…';
  const way = shares.method === 'exact' ? '按公式精确计算' : `抽取 ${shares.orders} 个排列估计`;
  return `公平分摊（Shapley）：线路按所有先后次序加入时新增触达的平均，各线之和等于方案触达 ${formatCount(shares.persons)}，${way}`;
}

/** Dock tab 线路贡献: what each line adds, its fair part, what its next vehicle would, and the way to act on it. */
export function ContributionPane() {
  const { live, lines, delivery, lineById, setVehicles } = useCityScene();
  const { evaluation } = live;
  const vehicles = useMemo(() => vehiclesByLine(delivery), [delivery]);
  const fair = useFairShares();
  const { shares } = fair;
  const rows = useMemo(
    () => (evaluation ? prepareContributions(evaluation, lines, vehicles, shares) : null),
    [evaluation, lines, vehicles, shares],
  );
  if (!rows) return <StateBlock kind="loading" rows={6} />;
  if (rows.length === 0) return <StateBlock kind="unselected" title="方案中还没有线路" />;
  return (
    // A table that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.contributions} tabIndex={0} aria-label="线路贡献">
      <table>
        <caption>
          独有触达：去掉该线路会少触达的 TA；按每千元触达（含税）从高到低，末行最先考虑减少（预估）。
          {fairNote(fair)}
        </caption>
        <thead>
          <tr>
            <th scope="col">线路</th>
            <th scope="col">车辆</th>
            <th scope="col">费用（含税）</th>
            <th scope="col">TA 曝光</th>
            <th scope="col">公平分摊</th>
            <th scope="col">最重合线路</th>
            <th scope="col">独有触达</th>
            <th scope="col">每千元触达（含税）</th>
            <th scope="col">再加一辆</th>
            <th scope="col">操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LineHeadRow key={row.lineId} lineId={row.lineId} lineName={row.lineName} className={styles.link}>
              <td>{row.vehicles}</td>
              <td>{formatFen(row.totalFen, { digits: 0 })}</td>
              <td>{formatCount(row.taImpressions)}</td>
              <td>
                {formatCount(row.fairPersons)}
                {row.fairShare !== null && `（${formatShare(row.fairShare)}）`}
              </td>
              <td>
                {row.mostShared ? `${row.mostShared.lineName} ${formatShare(row.mostShared.share, 0)}` : '—'}
              </td>
              <td>{formatCount(row.addedPersons)}</td>
              <td>
                {row.personsPerThousandYuan === null ? '—' : `${formatNumber(row.personsPerThousandYuan)} 人`}
              </td>
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
            </LineHeadRow>
          ))}
        </tbody>
      </table>
    </section>
  );
}

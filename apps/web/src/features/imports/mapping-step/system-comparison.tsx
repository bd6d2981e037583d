import type { Crs } from '@ooh/geo/point';
import { Alert, Button } from 'antd';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { likelierSystem, type SystemReading } from '../compare-systems.ts';
import { crsLabels } from '@ooh/contract/domain/data-release';
import styles from '../imports.module.css';

export interface SystemComparisonProps {
  readonly readings: readonly SystemReading[];
  readonly onCrs: (crs: Crs) => void;
  readonly isDisabled: boolean;
}

/** Warns when another system fits the city better than the chosen one. */
export function SystemWarning({ readings, onCrs, isDisabled }: SystemComparisonProps) {
  const chosen = readings.find(({ isChosen }) => isChosen);
  const better = likelierSystem(readings);
  if (!better || !chosen?.outside || !better.outside) return null;
  return (
    <Alert
      className={styles.systemWarning}
      type="warning"
      showIcon
      title={`请核对坐标系：按 ${crsLabels[chosen.crs]} 读取有 ${chosen.outside.length} 个位置在市界外，按 ${crsLabels[better.crs]} 读取有 ${better.outside.length} 个`}
      action={
        <Button size="small" disabled={isDisabled} onClick={() => onCrs(better.crs)}>
          改用 {crsLabels[better.crs]}
        </Button>
      }
    />
  );
}

/** How the stops of the preview lie in each system. */
export function SystemComparison({ readings }: Pick<SystemComparisonProps, 'readings'>) {
  return (
    <>
      <table className={styles.table} data-dense aria-label="三种坐标系对照">
        <thead>
          <tr>
            <th scope="col">按此坐标系读取</th>
            <th scope="col">市界外位置</th>
            <th scope="col">与当前相差</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ crs, isChosen, outside, shiftMeters }) => (
            <tr key={crs} data-chosen={isChosen || undefined}>
              <th scope="row">
                {crsLabels[crs]}
                {isChosen && '（当前）'}
              </th>
              <td className="numeric">{outside === null ? '—' : formatNumber(outside.length)}</td>
              <td className="numeric">{isChosen ? '—' : `约 ${formatNumber(shiftMeters)} 米`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>
        选错坐标系时，位置会整体偏移数百米至一公里以上：请看地图上的数据是否越出市界、落入海中，再与「对照」图层比较。
      </p>
    </>
  );
}

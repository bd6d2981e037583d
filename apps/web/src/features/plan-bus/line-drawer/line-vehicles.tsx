import type { PlanLine } from '@ooh/contract/domain/bus';
import { Button } from 'antd';
import { useCityScene } from '../city-scene.ts';
import { VehicleInput } from '../lines/vehicle-input.tsx';
import styles from './line-drawer.module.css';

/** Vehicles of the line in the plan, with the ways in and out. */
export function LineVehicles({ line }: { readonly line: PlanLine }) {
  const { rows, setVehicles } = useCityScene();
  const row = rows.find((candidate) => candidate.line.lineId === line.lineId);
  if (!row) return null;
  const [first, after30, after60, after90] = line.inPublication;
  return (
    <section aria-label="投放车辆">
      <div className={styles.vehicleRow}>
        <VehicleInput
          lineName={line.lineName}
          vehicles={row.vehicles}
          limit={row.limit}
          onChange={(vehicles) => setVehicles(line.lineId, vehicles)}
        />
        <span>最多 {row.limit} 辆</span>
        {row.vehicles > 0 ? (
          <Button onClick={() => setVehicles(line.lineId, 0)}>移出方案</Button>
        ) : (
          <Button
            type="primary"
            disabled={row.limit === 0}
            onClick={() => setVehicles(line.lineId, Math.max(1, line.suggestedVehicles))}
          >
            加入方案
          </Button>
        )}
      </div>
      <p className={styles.quiet}>
        在刊（按 {line.registeredOn} 的线路登记）：当日 {first} 辆，30 天后 {after30}，60 天后 {after60}，90
        天后 {after90}
      </p>
    </section>
  );
}

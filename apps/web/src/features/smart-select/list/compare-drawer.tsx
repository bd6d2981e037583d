import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { Drawer, Switch } from 'antd';
import { useState } from 'react';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { comparePlans, type ComparisonCell } from './compare-plans.ts';
import styles from './plan-list.module.css';

function Cell({ cell }: { readonly cell: ComparisonCell }) {
  return (
    <td data-best={cell.isBest || undefined}>
      <span className="numeric">{cell.text}</span>
      {cell.isBest && <span className={styles.best}>▲ 最优</span>}
      {cell.note && <small>{cell.note}</small>}
    </td>
  );
}

/** Plans side by side; the best figure of each row is marked. */
export function CompareDrawer({
  plans,
  onClose,
}: {
  readonly plans: readonly PlanRow[];
  readonly onClose: () => void;
}) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparePlans(plans).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <Drawer
      open
      size={Math.min(1120, 240 + plans.length * 220)}
      title={`方案对比（${plans.length}）`}
      onClose={onClose}
      extra={
        <span className={styles.switch}>
          仅看差异
          <Switch
            size="small"
            checked={onlyDifferences}
            onChange={setOnlyDifferences}
            aria-label="仅看差异"
          />
        </span>
      }
    >
      {rows.length === 0 ? (
        <StateBlock kind="empty" title="所选方案没有差异" />
      ) : (
        <table className={styles.comparison} aria-label="方案对比">
          <thead>
            <tr>
              <th scope="col">指标</th>
              {plans.map(({ planId, name, planNo }) => (
                <th key={planId} scope="col">
                  {name}
                  <small>{planNo}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <Cell key={plans[index]!.planId} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.footnote}>效果数字均为模型预估；▲ 标出同类方案中的最优值，净价与 CPM 以低为优。</p>
    </Drawer>
  );
}

import type { BusCondition } from '@ooh/contract/domain/bus-condition';
import { Button } from 'antd';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useConditionScene } from '../city-scene.ts';
import { withCondition } from '../with-condition.ts';
import {
  conditionLabels,
  conditionSize,
  freeConditionId,
  newCondition,
  type ConditionKind,
  type ConditionOptions,
} from '../describe-condition.ts';
import { AoiEditor } from './aoi-editor.tsx';
import styles from './conditions.module.css';
import { DistrictEditor } from './district-editor.tsx';
import { EmpowermentEditor } from './empowerment-editor.tsx';
import { PoiEditor } from './poi-editor.tsx';
import { RoadEditor } from './road-editor.tsx';

interface EditorProps {
  readonly condition: BusCondition;
  readonly options: ConditionOptions;
  readonly onChange: (condition: BusCondition) => void;
}

function ConditionEditor({ condition, ...rest }: EditorProps) {
  switch (condition.kind) {
    case 'businessDistrict':
      return <DistrictEditor condition={condition} {...rest} />;
    case 'mainRoad':
      return <RoadEditor condition={condition} {...rest} />;
    case 'dataEmpowerment':
      return <EmpowermentEditor condition={condition} {...rest} />;
    case 'targetAoi':
      return <AoiEditor condition={condition} {...rest} />;
    case 'targetPoi':
      return <PoiEditor condition={condition} {...rest} />;
  }
}

/** The conditions of one kind, each with its editor and what it lets through by itself. */
export function ConditionList({ kind }: { readonly kind: ConditionKind }) {
  const { filter, options, filtered, changeFilter } = useConditionScene();
  if (options === undefined) return <StateBlock kind="loading" rows={3} />;
  const saved = filter.conditions.filter((condition) => condition.kind === kind);
  const shown = saved.length > 0 ? saved : [newCondition(kind, freeConditionId(kind, filter.conditions))];
  const labels = conditionLabels(filter.conditions);
  const set = (conditionId: string, next: BusCondition | null) =>
    changeFilter(conditionId, (current) => withCondition(current, conditionId, next));
  const add = () => {
    const fresh = newCondition(kind, freeConditionId(kind, filter.conditions));
    set(fresh.conditionId, fresh);
  };
  return (
    <div className={styles.list}>
      {shown.map((condition) => {
        const { conditionId } = condition;
        const alone = filtered.result?.conditions.find((entry) => entry.conditionId === conditionId);
        return (
          <section key={conditionId} className={styles.condition} aria-label={labels.get(conditionId)}>
            <ConditionEditor
              condition={condition}
              options={options}
              onChange={(next) => set(conditionId, next)}
            />
            {conditionSize(condition) > 0 && (
              <div className={styles.conditionFoot}>
                <span>{alone ? `单独满足 ${alone.matched} 条` : ''}</span>
                <Button size="small" type="text" onClick={() => set(conditionId, null)}>
                  移除该条件
                </Button>
              </div>
            )}
          </section>
        );
      })}
      {shown.every((condition) => conditionSize(condition) > 0) && filter.conditions.length < 20 && (
        <Button size="small" type="dashed" block onClick={add}>
          再加一组
        </Button>
      )}
    </div>
  );
}

import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { removeCondition, toggleLabel, type Place } from './edit-audience.ts';
import { RemovableChip } from '../../ui/form/removable-chip.tsx';
import ownStyles from './condition-card.module.css';
import styles from './ta-builder.module.css';
import type { ConditionGroupsProps } from './condition-groups.tsx';

interface ConditionCardProps extends ConditionGroupsProps {
  readonly at: Place;
  readonly labelIds: readonly number[];
}

export function ConditionCard({ value, place, at, labelIds, nameOf, onChange, onPlace }: ConditionCardProps) {
  const isActive = place.group === at.group && place.condition === at.condition;
  const name = `条件 ${at.condition + 1}`;
  return (
    <div className={ownStyles.condition} data-active={isActive || undefined}>
      <button
        type="button"
        className={ownStyles.conditionName}
        aria-pressed={isActive}
        onClick={() => onPlace(at)}
      >
        {name}
        <span className={styles.share}>{isActive ? '正在编辑' : '点击编辑'}</span>
      </button>
      <ul>
        {labelIds.length === 0 && <li className={styles.hint}>从左侧勾选标签；同一条件内的标签为「或」</li>}
        {labelIds.map((labelId) => (
          <RemovableChip
            key={labelId}
            text={nameOf(labelId)}
            remove={{
              label: `从${name}移除${nameOf(labelId)}`,
              run: () => onChange(toggleLabel(value, at, labelId)),
            }}
          />
        ))}
      </ul>
      {labelIds.length > 0 && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={`删除${name}`}
          onClick={() => onChange(removeCondition(value, at))}
        />
      )}
    </div>
  );
}

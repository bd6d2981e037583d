import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { Button } from 'antd';
import {
  joinCondition,
  joinGroup,
  maxConditions,
  maxGroups,
  removeGroup,
  type Place,
} from './edit-audience.ts';
import styles from './condition-groups.module.css';
import { ConditionCard } from './condition-card.tsx';
import { JoinSwitch } from './join-switch.tsx';

export interface ConditionGroupsProps {
  readonly value: TargetAudience;
  readonly place: Place;
  readonly nameOf: (labelId: number) => string;
  readonly onChange: (audience: TargetAudience) => void;
  readonly onPlace: (place: Place) => void;
}

/** The rule as cards: conditions in groups, joined by 且, 或, 差, read from top to bottom. */
export function ConditionGroups(props: ConditionGroupsProps) {
  const { value, place, onChange, onPlace } = props;
  const isNewGroup = place.group >= value.groups.length;
  const draft = (at: Place) => <ConditionCard {...props} at={at} labelIds={[]} />;
  return (
    <div className={styles.groups}>
      {value.groups.map((group, groupAt) => {
        const count = group.conditions.length;
        const isNewCondition = place.group === groupAt && place.condition >= count;
        return (
          // Groups have no identity of their own: their place is what names them.
          <div key={groupAt}>
            {groupAt > 0 && (
              <JoinSwitch
                label={`条件组 ${groupAt + 1} 与前面的关系`}
                value={group.join}
                onChange={(join) => onChange(joinGroup(value, groupAt, join))}
              />
            )}
            <section className={styles.group} aria-label={`条件组 ${groupAt + 1}`}>
              <header>
                <h4>条件组 {groupAt + 1}</h4>
                <Button
                  type="text"
                  size="small"
                  aria-label={`删除条件组 ${groupAt + 1}`}
                  icon={<DeleteOutlined aria-hidden="true" />}
                  onClick={() => onChange(removeGroup(value, groupAt))}
                />
              </header>
              {group.conditions.map((condition, conditionAt) => (
                <div key={conditionAt}>
                  {conditionAt > 0 && (
                    <JoinSwitch
                      label={`条件组 ${groupAt + 1} 中条件 ${conditionAt + 1} 与前面的关系`}
                      value={condition.join}
                      onChange={(join) =>
                        onChange(joinCondition(value, { group: groupAt, condition: conditionAt }, join))
                      }
                    />
                  )}
                  <ConditionCard
                    {...props}
                    at={{ group: groupAt, condition: conditionAt }}
                    labelIds={condition.labelIds}
                  />
                </div>
              ))}
              {isNewCondition && draft({ group: groupAt, condition: count })}
              {!isNewCondition && (
                <Button
                  size="small"
                  type="dashed"
                  icon={<PlusOutlined aria-hidden="true" />}
                  disabled={count >= maxConditions}
                  onClick={() => onPlace({ group: groupAt, condition: count })}
                >
                  {count >= maxConditions ? `每组最多 ${maxConditions} 个条件` : '添加条件'}
                </Button>
              )}
            </section>
          </div>
        );
      })}
      {isNewGroup && value.groups.length < maxGroups ? (
        <section className={styles.group} aria-label={`条件组 ${value.groups.length + 1}`}>
          <header>
            <h4>条件组 {value.groups.length + 1}</h4>
          </header>
          {draft({ group: value.groups.length, condition: 0 })}
        </section>
      ) : (
        <Button
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={value.groups.length >= maxGroups}
          onClick={() => onPlace({ group: value.groups.length, condition: 0 })}
        >
          {value.groups.length >= maxGroups ? `最多 ${maxGroups} 个条件组` : '添加条件组'}
        </Button>
      )}
    </div>
  );
}

import type { BusCondition } from '@ooh/contract/domain/bus-condition';
import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useConditionScene } from '../city-scene.ts';
import {
  chipText,
  completeFilter,
  conditionLabels,
  conditionSize,
  describeCondition,
  describeFilter,
} from '../describe-condition.ts';
import { conditionCards } from '../plan-address.ts';
import { withCondition } from '../with-condition.ts';
import styles from './condition-chips.module.css';
import { cardTitle } from './card-title.ts';
import { FunnelCard } from './funnel-card.tsx';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

interface ChipProps {
  readonly condition: BusCondition;
  readonly name: string;
}

/** A condition: pressed, its editor opens beside it; the cross takes it away. */
function ConditionChip({ condition, name }: ChipProps) {
  const { options, address, setAddress, changeFilter } = useConditionScene();
  const { kind, conditionId } = condition;
  const isOpen = address.cond === kind;
  return (
    <li className={styles.chip} data-open={isOpen}>
      <button
        type="button"
        aria-expanded={isOpen}
        title={describeCondition(condition, options)}
        onClick={() => setAddress({ cond: isOpen ? undefined : kind })}
      >
        {name} <em>{chipText(condition, options)}</em>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={`移除条件：${name}`}
        onClick={() => changeFilter(conditionId, (current) => withCondition(current, conditionId, null))}
      >
        <CloseOutlined aria-hidden="true" />
      </button>
    </li>
  );
}

/** The conditions as chips, and a menu of the groups in which another one can be set. */
function ConditionChips() {
  const { filter, address, setAddress } = useConditionScene();
  const set = filter.conditions.filter((condition) => conditionSize(condition) > 0);
  const labels = conditionLabels(filter.conditions);
  const counts = Map.groupBy(set, ({ kind }) => kind);
  return (
    <div className={styles.conditions}>
      <div className={styles.headLine}>
        <h2>条件</h2>
        {set.length > 1 && (
          <button
            type="button"
            className={styles.relation}
            aria-expanded={address.cond === 'relation'}
            onClick={() => setAddress({ cond: address.cond === 'relation' ? undefined : 'relation' })}
          >
            {filter.relation === null ? '同时满足' : '组合条件'}
          </button>
        )}
      </div>
      <ul className={styles.chips}>
        {set.map((condition) => (
          <ConditionChip
            key={condition.conditionId}
            condition={condition}
            name={labels.get(condition.conditionId) ?? cardTitle(condition.kind)}
          />
        ))}
        <li>
          <DropMenu
            menu={{
              items: conditionCards.map((card) => {
                const count = card === 'relation' ? 0 : (counts.get(card)?.length ?? 0);
                return { key: card, label: count > 0 ? `${cardTitle(card)}（${count}）` : cardTitle(card) };
              }),
              onClick: ({ key }) => setAddress({ cond: key as (typeof conditionCards)[number] }),
            }}
          >
            <button type="button" className={styles.add}>
              <PlusOutlined aria-hidden="true" /> 条件
            </button>
          </DropMenu>
        </li>
      </ul>
    </div>
  );
}

/** Which lines come into question: the funnel, and the conditions that narrow it. */
export function ConditionPanel() {
  const { filter, options, changeFilter } = useConditionScene();
  const sentence = useMemo(() => describeFilter(completeFilter(filter), options), [filter, options]);
  return (
    <>
      <FunnelCard />
      <ConditionChips />
      <p className={styles.sentence}>
        {sentence}
        {filter.conditions.length > 0 && (
          <button
            type="button"
            className={styles.relation}
            onClick={() => changeFilter('all', () => ({ conditions: [], relation: null }))}
          >
            清空条件
          </button>
        )}
      </p>
    </>
  );
}

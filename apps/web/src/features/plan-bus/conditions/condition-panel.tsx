import { Collapse } from 'antd';
import { useMemo } from 'react';
import { useConditionScene } from '../city-scene.ts';
import { completeFilter, conditionNames, conditionSize, describeFilter } from '../describe-condition.ts';
import { conditionCards, type ConditionCard } from '../plan-address.ts';
import { ConditionList } from './condition-list.tsx';
import styles from './conditions.module.css';
import { FunnelCard } from './funnel-card.tsx';
import { RelationEditor } from './relation-editor.tsx';

function titleOf(card: ConditionCard): string {
  return card === 'relation' ? '条件关系' : conditionNames[card];
}

/** Left panel: result funnel, then the six condition cards. */
export function ConditionPanel() {
  const { filter, options, address, setAddress, changeFilter } = useConditionScene();
  const sentence = useMemo(() => describeFilter(filter, options), [filter, options]);
  const countOf = (card: ConditionCard) => {
    if (card === 'relation') return completeFilter(filter).conditions.length;
    return filter.conditions
      .filter((condition) => condition.kind === card)
      .reduce((sum, condition) => sum + conditionSize(condition), 0);
  };
  const items = conditionCards.map((card) => {
    const count = countOf(card);
    return {
      key: card,
      label: titleOf(card),
      extra: count > 0 ? <span className={styles.badge}>{count}</span> : null,
      children:
        card === 'relation' ? (
          <RelationEditor
            filter={filter}
            sentence={sentence}
            onChange={(relation) => changeFilter('relation', (current) => ({ ...current, relation }))}
          />
        ) : (
          <ConditionList kind={card} />
        ),
    };
  });
  return (
    <section className={styles.panel} aria-label="选线条件">
      <FunnelCard sentence={sentence} />
      <Collapse
        size="small"
        className={styles.cards}
        activeKey={address.cond === undefined ? [] : [address.cond]}
        onChange={(keys) => setAddress({ cond: keys.at(-1) as ConditionCard | undefined })}
        items={items}
      />
    </section>
  );
}

import type { BusFilter, BusRelation } from '@ooh/contract/domain/bus-condition';
import { MoreOutlined } from '@ant-design/icons';
import { Button, Segmented, type MenuProps } from 'antd';
import {
  dissolveGroup,
  groupWithNext,
  isGroup,
  itemAt,
  moveIntoPrevious,
  moveItem,
  moveOut,
  relationFor,
  setJoin,
  storedRelation,
  toggleNot,
  type RelationItem,
  type RelationPath,
} from '../condition-relation.ts';
import { completeFilter, conditionLabels } from '../describe-condition.ts';
import conditionStyles from './conditions.module.css';
import styles from './relation-editor.module.css';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

type Change = (next: BusRelation) => void;

interface Move {
  readonly key: string;
  readonly label: string;
  readonly apply: (relation: BusRelation, path: RelationPath) => BusRelation;
}

const moves: readonly Move[] = [
  { key: 'not', label: '取反（非）', apply: toggleNot },
  { key: 'up', label: '上移', apply: (relation, path) => moveItem(relation, path, -1) },
  { key: 'down', label: '下移', apply: (relation, path) => moveItem(relation, path, 1) },
  { key: 'group', label: '与下一项组成一组', apply: groupWithNext },
  { key: 'into', label: '移入上方的组', apply: moveIntoPrevious },
  { key: 'out', label: '移出本组', apply: moveOut },
  { key: 'dissolve', label: '解散本组', apply: dissolveGroup },
];

interface ItemProps {
  readonly relation: BusRelation;
  readonly path: RelationPath;
  readonly names: ReadonlyMap<string, string>;
  readonly onChange: Change;
}

function MoveMenu({ relation, path, onChange, name }: Omit<ItemProps, 'names'> & { readonly name: string }) {
  const items: MenuProps['items'] = moves.map(({ key, label, apply }) => {
    const next = apply(relation, path);
    return { key, label, disabled: next === relation, onClick: () => onChange(next) };
  });
  return (
    <DropMenu menu={{ items }}>
      <Button
        size="small"
        type="text"
        icon={<MoreOutlined aria-hidden="true" />}
        aria-label={`${name}：调整关系`}
      />
    </DropMenu>
  );
}

function nameOf(item: RelationItem, names: ReadonlyMap<string, string>): string {
  return isGroup(item) ? '条件组' : (names.get(item.conditionId) ?? item.conditionId);
}

function RelationNode(props: ItemProps) {
  const { relation, path, names, onChange } = props;
  const item = itemAt(relation, path);
  if (!item) return null;
  const name = nameOf(item, names);
  if (!isGroup(item)) {
    return (
      <div className={styles.leaf}>
        {item.not && <span className={styles.not}>非</span>}
        <span className={styles.leafName}>{name}</span>
        <MoveMenu {...props} name={name} />
      </div>
    );
  }
  return (
    <div className={styles.group} data-op={item.op}>
      <div className={styles.groupHead}>
        {item.not && <span className={styles.not}>非</span>}
        <Segmented<BusRelation['op']>
          size="small"
          aria-label={`${path.length === 0 ? '全部条件' : '组内条件'}的关系`}
          value={item.op}
          onChange={(op) => onChange(setJoin(relation, path, op))}
          options={[
            { value: 'and', label: '且（同时满足）' },
            { value: 'or', label: '或（任一满足）' },
          ]}
        />
        <MoveMenu {...props} name={name} />
      </div>
      <ul className={styles.items}>
        {item.items.map((child, index) => (
          <li key={isGroup(child) ? `group-${index}` : child.conditionId}>
            <RelationNode {...props} path={[...path, index]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface RelationEditorProps {
  readonly filter: BusFilter;
  /** The whole filter in words. */
  readonly sentence: string;
  readonly onChange: (relation: BusRelation | null) => void;
}

/** 条件关系: how the conditions combine. Every move is in a menu, so no dragging is needed. */
export function RelationEditor({ filter, sentence, onChange }: RelationEditorProps) {
  const { conditions, relation } = completeFilter(filter);
  if (conditions.length === 0)
    return <p className={conditionStyles.quiet}>先在其他卡片中设置条件，再在这里组合。</p>;
  const whole = relationFor(conditions, relation);
  return (
    <>
      <p className={styles.sentence} aria-live="polite">
        {sentence}
      </p>
      <RelationNode
        relation={whole}
        path={[]}
        names={conditionLabels(conditions)}
        onChange={(next) => onChange(storedRelation(next))}
      />
      {relation !== null && (
        <button type="button" className={conditionStyles.link} onClick={() => onChange(null)}>
          恢复为全部同时满足
        </button>
      )}
    </>
  );
}

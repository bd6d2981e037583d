import { Input, Segmented } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { PlainCheck } from '../../../ui/form/plain-check.tsx';
import conditionStyles from './conditions.module.css';
import styles from './pick-list.module.css';

export interface PickItem {
  readonly id: string;
  readonly name: string;
  /** Small print at the right, for example a count. */
  readonly note?: ReactNode;
  /** Second line under the name. */
  readonly detail?: string;
  readonly sortValues?: Readonly<Record<string, number | null>>;
}

export interface PickListProps {
  /** What is picked, for example 商圈. */
  readonly label: string;
  readonly items: readonly PickItem[];
  readonly picked: readonly string[];
  readonly onChange: (picked: string[]) => void;
  /** Ways to sort: key of `sortValues` and its name. The first one is in force at the start. */
  readonly sorts?: readonly { readonly value: string; readonly label: string }[];
}

/** Ids with one of them added or taken out. */
export function togglePicked(picked: readonly string[], id: string): string[] {
  return picked.includes(id) ? picked.filter((known) => known !== id) : [...picked, id];
}

/** A list to search and tick: works by keyboard and screen reader where a map does not. */
export function PickList({ label, items, picked, onChange, sorts = [] }: PickListProps) {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState(sorts[0]?.value);
  const shown = useMemo(() => {
    const found = items.filter((item) => item.name.includes(query.trim()));
    if (sort === undefined) return found;
    const valueOf = (item: PickItem) => item.sortValues?.[sort] ?? -Infinity;
    return found.sort((a, b) => valueOf(b) - valueOf(a));
  }, [items, query, sort]);
  if (items.length === 0) return <p className={conditionStyles.quiet}>该城市暂无{label}数据</p>;
  return (
    <div className={styles.pickList}>
      <div className={styles.pickTools}>
        {items.length > 6 && (
          <Input
            size="small"
            allowClear
            placeholder={`搜索${label}`}
            aria-label={`搜索${label}`}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
        {sorts.length > 1 && (
          <Segmented size="small" aria-label="排序" value={sort} onChange={setSort} options={[...sorts]} />
        )}
      </div>
      <ul className={styles.picks} aria-label={label}>
        {shown.map((item) => (
          <li key={item.id}>
            <label className={styles.pick}>
              <PlainCheck
                type="checkbox"
                checked={picked.includes(item.id)}
                onChange={() => onChange(togglePicked(picked, item.id))}
              />
              <span className={styles.pickName}>
                {item.name}
                {item.detail !== undefined && <small>{item.detail}</small>}
              </span>
              {item.note !== undefined && <span className={conditionStyles.pickNote}>{item.note}</span>}
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={conditionStyles.quiet}>
          没有符合「{query}」的{label}
        </p>
      )}
      <div className={styles.pickFoot}>
        已选 {picked.length} / {items.length}
        {picked.length > 0 && (
          <button type="button" className={conditionStyles.link} onClick={() => onChange([])}>
            清空
          </button>
        )}
      </div>
    </div>
  );
}

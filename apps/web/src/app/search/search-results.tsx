// A filtered list that the field keeps the focus of has no HTML element; ARIA's combobox pattern describes it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useEffect } from 'react';
import type { FoundItem } from './found-item.ts';
import styles from './search-dialog.module.css';

interface ResultsProps {
  readonly listId: string;
  readonly items: readonly FoundItem[];
  readonly selected: number;
  readonly onPick: (item: FoundItem) => void;
  readonly onPoint: (index: number) => void;
}

/** What was found, under the headings of its kinds. */
export function SearchResults({ listId, items, selected, onPick, onPoint }: ResultsProps) {
  useEffect(() => {
    document.getElementById(`${listId}-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, selected]);
  const groups = Map.groupBy(
    items.map((item, index) => ({ item, index })),
    ({ item }) => item.group,
  );
  return (
    <div id={listId} role="listbox" aria-label="搜索结果" className={styles.list}>
      {[...groups].map(([group, entries]) => (
        <div key={group} role="group" aria-label={group}>
          <div className={styles.group} aria-hidden="true">
            {group}
          </div>
          {entries.map(({ item, index }) => (
            <div
              key={item.key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === selected}
              className={styles.option}
              onClick={() => onPick(item)}
              onKeyDown={(event) => event.key === 'Enter' && onPick(item)}
              onPointerMove={() => onPoint(index)}
            >
              <span className={styles.name}>{item.title}</span>
              <span className={styles.place}>{item.detail}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

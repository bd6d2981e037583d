// A filtered list that the field keeps the focus of has no HTML element; ARIA's combobox pattern describes it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { FoundPage } from './match-pages.ts';
import styles from './search-dialog.module.css';

interface ResultsProps {
  readonly listId: string;
  readonly pages: readonly FoundPage[];
  readonly selected: number;
  readonly onPick: (page: FoundPage) => void;
  readonly onPoint: (index: number) => void;
}

export function SearchResults({ listId, pages, selected, onPick, onPoint }: ResultsProps) {
  if (pages.length === 0) return <p className={styles.none}>没有找到页面</p>;
  return (
    <div id={listId} role="listbox" aria-label="页面" className={styles.list}>
      {pages.map((page, index) => (
        <div
          key={page.path}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === selected}
          className={styles.option}
          onClick={() => onPick(page)}
          onKeyDown={(event) => event.key === 'Enter' && onPick(page)}
          onPointerMove={() => onPoint(index)}
        >
          <span>{page.title}</span>
          <span className={styles.place}>{page.place.join(' / ')}</span>
        </div>
      ))}
    </div>
  );
}

import { Button } from 'antd';
import { RemovableChip } from '../../ui/form/removable-chip.tsx';
import styles from './filter-chips.module.css';
import panel from './panel.module.css';

/** A filter that is set, and what changes of the address when it is taken away. */
export interface FilterChip<Address> {
  readonly text: string;
  readonly without: Partial<Address>;
}

export interface FilterChipsProps<Address> {
  readonly chips: readonly FilterChip<Address>[];
  readonly onFilter: (change: Partial<Address>) => void;
  readonly onClear: () => void;
}

/** The filters that are set, above the map: each can be taken away there. Nothing while none is set. */
export function FilterChips<Address>({ chips, onFilter, onClear }: FilterChipsProps<Address>) {
  if (chips.length === 0) return null;
  return (
    <div className={panel.tools}>
      <ul className={styles.chips} aria-label="已设筛选">
        {chips.map(({ text, without }) => (
          <RemovableChip
            key={text}
            text={text}
            remove={{ label: `移除筛选 ${text}`, run: () => onFilter(without) }}
          />
        ))}
      </ul>
      {chips.length > 1 && (
        <Button type="text" size="small" onClick={onClear}>
          全部清除
        </Button>
      )}
    </div>
  );
}

import { CloseOutlined } from '@ant-design/icons';
import styles from './removable-chip.module.css';

export interface RemovableChipProps {
  readonly text: string;
  /** The button that takes it away; its label names it, for example 移除深圳. Absent where the choice is only shown. */
  readonly remove?: { readonly label: string; readonly run: () => void };
}

/** One of several things that were chosen, in a list of them. */
export function RemovableChip({ text, remove }: RemovableChipProps) {
  return (
    <li className={styles.chip}>
      {text}
      {remove && (
        <button type="button" aria-label={remove.label} onClick={remove.run}>
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

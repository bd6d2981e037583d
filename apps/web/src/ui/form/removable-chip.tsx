import { CloseOutlined } from '@ant-design/icons';
import styles from './removable-chip.module.css';

export interface RemovableChipProps {
  readonly text: string;
  /** The remove button with its label, for example 移除深圳. Absent for read-only display. */
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

import styles from './labelled-check.module.css';
import { PlainCheck } from './plain-check.tsx';

interface LabelledCheckProps {
  readonly id: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

/** A box with its label beside it, in a row of filters. */
export function LabelledCheck({ id, label, isChecked, onToggle }: LabelledCheckProps) {
  return (
    <label htmlFor={id} className={styles.check}>
      <PlainCheck id={id} type="checkbox" checked={isChecked} onChange={onToggle} /> {label}
    </label>
  );
}

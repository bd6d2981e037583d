import { formatShare } from '../../ui/figure/format-figure.ts';
import { PlainCheck } from '../../ui/form/plain-check.tsx';
import type { CrowdLabel } from './label-index.ts';
import styles from './ta-builder.module.css';
import type { LabelTreeProps } from './label-tree.tsx';

export function LabelBox({
  label,
  chosen,
  target,
  onToggle,
}: { readonly label: CrowdLabel } & Omit<LabelTreeProps, 'labels'>) {
  return (
    <label className={styles.label} data-chosen={chosen.includes(label.labelId) || undefined}>
      <PlainCheck
        type="checkbox"
        checked={chosen.includes(label.labelId)}
        aria-label={`${label.name}，加入${target}`}
        onChange={() => onToggle(label.labelId)}
      />
      <span className={styles.labelName}>{label.name}</span>
      <span className={styles.share}>{label.share === null ? '' : formatShare(label.share)}</span>
    </label>
  );
}

import { Switch } from 'antd';
import styles from './compare.module.css';

export interface DifferenceSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Leaves of a comparison only what differs. */
export function DifferenceSwitch({ isOn, onChange }: DifferenceSwitchProps) {
  return (
    <span className={styles.switch}>
      仅看差异
      <Switch size="small" checked={isOn} onChange={onChange} aria-label="仅看差异" />
    </span>
  );
}

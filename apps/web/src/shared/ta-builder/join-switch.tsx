import type { LabelJoin } from '@ooh/contract/domain/target-audience';
import { Segmented } from 'antd';
import styles from './ta-builder.module.css';

const joins: { label: string; value: LabelJoin }[] = [
  { label: '且', value: 'and' },
  { label: '或', value: 'or' },
  { label: '差', value: 'minus' },
];

export function JoinSwitch(props: {
  readonly label: string;
  readonly value: LabelJoin;
  readonly onChange: (join: LabelJoin) => void;
}) {
  return (
    <div className={styles.join}>
      <Segmented<LabelJoin>
        size="small"
        aria-label={props.label}
        options={joins}
        value={props.value}
        onChange={props.onChange}
      />
    </div>
  );
}

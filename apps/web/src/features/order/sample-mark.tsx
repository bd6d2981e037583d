import { Tooltip } from 'antd';
import styles from './sample-mark.module.css';

/** Marks what the demonstration made up. */
export function SampleMark({ text = '演示' }: { readonly text?: string }) {
  return (
    <Tooltip title="演示数据，非真实交易">
      <span className={styles.mark}>{text}</span>
    </Tooltip>
  );
}

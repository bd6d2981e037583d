import styles from './bus-line.module.css';

/** Marks a figure that a declared rule filled in. */
export function EstimateTag() {
  return (
    <span className={styles.tag} title="该值由公开规则估算，可在线路数据中修改">
      估算
    </span>
  );
}

/** Marks a price that no rate card backs. */
export function SampleTag() {
  return (
    <span className={styles.tag} title="示例价：没有刊例依据，可在线路数据中修改">
      示例价
    </span>
  );
}

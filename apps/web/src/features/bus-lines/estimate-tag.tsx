import { Tag } from 'antd';
import styles from './bus-lines.module.css';

/** Marks a value that a declared rule filled in. */
export function EstimateTag() {
  return (
    <Tag className={styles.tag} title="文件未提供，由公布的规则按城市与线路长度推算">
      估算
    </Tag>
  );
}

/** Marks a price that no rate card backs. */
export function SamplePriceTag() {
  return (
    <Tag className={styles.tag} title="没有刊例依据的示例价格，请核实后修改">
      示例价
    </Tag>
  );
}

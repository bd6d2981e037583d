import { useSession } from '../../session/use-session.ts';
import styles from './demo-tag.module.css';

const meaning = '人群与到访为按公开资料合成的演示样本，价格为示例价，不代表真实投放结果。';

/** Says beside the title of a page that people and places of the data are made up. */
export function DemoTag() {
  const isDemo = useSession((session) => session.isDemo);
  if (!isDemo) return null;
  return (
    <span className={styles.tag} title={meaning}>
      演示数据
      <span className="visually-hidden">：{meaning}</span>
    </span>
  );
}

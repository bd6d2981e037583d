import { useSession } from '../../session/use-session.ts';
import styles from './demo-banner.module.css';

/** Says on every screen that people and places of the data are made up. */
export function DemoBanner() {
  const isDemo = useSession((session) => session.isDemo);
  if (!isDemo) return null;
  return (
    <section className={styles.banner} aria-label="数据说明">
      <strong>演示数据</strong>
      <span>人群与到访为按公开资料合成的演示样本，价格为示例价，不代表真实投放结果。</span>
    </section>
  );
}

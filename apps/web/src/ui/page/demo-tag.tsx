import { useDemoMaking } from './use-demo-making.ts';
import { useSession } from '../../session/use-session.ts';
import styles from './demo-tag.module.css';

const meaning = '人群与到访为按公开资料合成的演示样本，价格为示例价，不代表真实投放结果。';
const makingMeaning = '演示数据仍在生成，媒体与人群会增补，数字随之变化；进度见「发现」页。';
const makingStaleMs = 20_000;

/** Says beside the title of a page that people and places of the data are made up, and whether they are complete. */
export function DemoTag() {
  const isDemo = useSession((session) => session.isDemo);
  const isMaking = useDemoMaking(makingStaleMs) !== null;
  if (!isDemo) return null;
  const explanation = isMaking ? `${makingMeaning}${meaning}` : meaning;
  return (
    <span className={styles.tag} title={explanation}>
      {isMaking ? '演示数据 · 生成中' : '演示数据'}
      <span className="visually-hidden">：{explanation}</span>
    </span>
  );
}

import { Alert, Button } from 'antd';
import { useCityScene } from '../city-scene.ts';
import styles from './obstacle-card.module.css';

/** Named at once; the rest is counted. */
const mostNamed = 4;

/** What has been taken since the plan was saved, and the way on. */
export function ObstacleCard({ obstacle }: { readonly obstacle: string }) {
  const { keepAvailable } = useCityScene();
  // The rows are those of the saved list, which nobody sees.
  const reasons = obstacle.split('；').map((reason) => reason.replace(/^第 \d+ 行：/, ''));
  return (
    <div className={styles.obstacle}>
      <Alert
        type="warning"
        showIcon
        title="保存后可售车辆已变化，方案需要调整"
        description={
          <>
            <ul className={styles.reasons}>
              {reasons.slice(0, mostNamed).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {reasons.length > mostNamed && <p>另有 {reasons.length - mostNamed} 处。</p>}
            <p>按可售数量调整后重新测算，或点击「重新优选」。</p>
          </>
        }
      />
      <Button type="primary" block onClick={keepAvailable}>
        按可售车辆调整
      </Button>
    </div>
  );
}

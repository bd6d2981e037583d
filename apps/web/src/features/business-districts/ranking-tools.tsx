import { Button, Select } from 'antd';
import styles from './business-districts.module.css';
import type { DistrictMetric } from './district-metric-keys.ts';
import { metricOfDistrict, metricsFor } from './district-metrics.ts';
import type { DistrictScene } from './use-district-scene.ts';

export function RankingTools({ scene }: { readonly scene: DistrictScene }) {
  const { metric, hasAudience, chosen, choose, rankBy } = scene;
  return (
    <span className={styles.tools} aria-live="polite">
      <Select<DistrictMetric>
        className={styles.metric}
        aria-label="排名与着色指标"
        value={metric}
        options={metricsFor(hasAudience).map((value) => ({ value, label: metricOfDistrict[value].name }))}
        onChange={(value) => rankBy(value, false)}
      />
      {chosen.length > 0 && (
        <>
          已选 {chosen.length} 个
          <Button size="small" onClick={() => choose([])}>
            取消选择
          </Button>
        </>
      )}
    </span>
  );
}

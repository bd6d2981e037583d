import { spatialUnitNames } from '@ooh/contract/domain/crowd-names';
import { isPrivacyRefusal } from '@ooh/contract/domain/privacy';
import { Alert, Button } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import type { Vision } from './use-vision.ts';
import { isOfAudience } from './vision-metric-keys.ts';

/** From this part of withheld areas on the map tells of the rest alone, and says so. */
const mostWithheld = 0.4;

export interface VisionNoticesProps {
  readonly vision: Vision;
  readonly cityCode: string;
  /** Shows districts, which hold more people each. */
  readonly onDistricts: () => void;
}

function WithheldAudience({ vision, onDistricts }: Omit<VisionNoticesProps, 'cityCode'>) {
  const { rows = [], unit, metric, isBehind } = vision;
  const withheld = rows.filter(({ taPersons }) => taPersons.suppressed).length;
  if (isBehind || !isOfAudience(metric) || withheld <= mostWithheld * rows.length) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`目标人群在 ${formatNumber(withheld)} 个${spatialUnitNames[unit]}样本不足，未显示`}
      action={
        unit !== 'district' && (
          <Button size="small" onClick={onDistricts}>
            改看行政区
          </Button>
        )
      }
    />
  );
}

/** What a reader should know now: an extrapolated month, areas without figures, hours that cannot be played. */
export function VisionNotices({ vision, cityCode, onDistricts }: VisionNoticesProps) {
  const { question, isReplaced, heat, hoursError } = vision;
  const months = useCall('city-perspective/getRoleStatMonthList', { cityCode });
  const factor = months.data?.months.find(({ month }) => month === question.month)?.dailyFactor;
  return (
    <>
      {heat?.isModelled && (
        <Alert
          type="info"
          showIcon
          title={`${question.month} 为外推：样本周 × 日变化系数 ${factor?.toFixed(2) ?? '—'}`}
        />
      )}
      <WithheldAudience vision={vision} onDistricts={onDistricts} />
      {isReplaced && <Alert type="warning" showIcon title="网格样本不足，已改为按行政区展示" />}
      {hoursError && (
        <Alert
          type="warning"
          showIcon
          title={
            isPrivacyRefusal(hoursError.message)
              ? '严格隐私模式下不提供逐时播放，可用左侧时段条选择时段'
              : `24 小时数据加载失败：${hoursError.message}`
          }
        />
      )}
    </>
  );
}

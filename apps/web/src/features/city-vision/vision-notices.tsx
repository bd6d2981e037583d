import { isPrivacyRefusal } from '@ooh/contract/domain/privacy';
import { Alert } from 'antd';
import { useCall } from '../../api/use-call.ts';
import type { Vision } from './use-vision.ts';

/** What a reader should know now: an extrapolated month, cells replaced by districts, hours that cannot be played. */
export function VisionNotices({ vision, cityCode }: { readonly vision: Vision; readonly cityCode: string }) {
  const { question, isReplaced, heat, hoursError } = vision;
  const months = useCall('city-perspective/getRoleStatMonthList', { cityCode }, { quiet: true });
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

import type { CallOutput } from '@ooh/contract/registry';
import { Alert } from 'antd';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import styles from './view.module.css';

export interface DistrictNotesProps {
  readonly districts: CallOutput<'v1/orders/districts'>;
  readonly hasAudience: boolean;
}

/** Which figures of the districts there are not, and why. */
export function DistrictNotices({ districts, hasAudience }: DistrictNotesProps) {
  const { exposureReason, audienceReason } = districts;
  return (
    <>
      {exposureReason !== null && <Alert type="info" showIcon title={`暂无曝光：${exposureReason}`} />}
      {hasAudience && audienceReason !== null && (
        <Alert type="info" showIcon title={`暂无 TA浓度：${audienceReason}`} />
      )}
    </>
  );
}

/** How the figures of the districts are shared out, and what they leave out. */
export function DistrictFootnote({
  districts,
  hasAudience,
  audienceSentence,
}: DistrictNotesProps & { readonly audienceSentence: string }) {
  const { outside, unmeasuredUnits, exposureBasis, audienceBasis } = districts;
  return (
    <p className={styles.footnote}>
      线路的净价、面天与曝光按站点平均分摊到各区。
      {outside.unitDays > 0 && `另有 ${formatNumber(outside.unitDays)} 面天不在任何区内或位置不详。`}
      {unmeasuredUnits > 0 && `${formatNumber(unmeasuredUnits)} 个媒体没有接触模型，曝光未计入。`}
      {exposureBasis && ` 曝光${basisText(exposureBasis)}。`}
      {hasAudience && audienceBasis && ` TA浓度${basisText(audienceBasis)}；目标人群：${audienceSentence}。`}
    </p>
  );
}

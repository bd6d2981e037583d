import { Card } from '../../../ui/page/card.tsx';
import type { EffectInput } from './use-effect.ts';
import { CityExposure } from './city-exposure.tsx';
import { MediaExposure } from './media-exposure.tsx';
import { FrequencyExposure } from './frequency-exposure.tsx';

export interface TabProps {
  readonly input: EffectInput;
}

/** Where and by which media the audience was met, and how often. */
export function ExposureTab({ input }: TabProps) {
  return (
    <>
      <Card
        title="城市"
        footer="到达率与频次以各城市的目标人群为总体；不同城市的人群相互独立，人数可以相加。"
      >
        <CityExposure input={input} />
      </Card>
      <Card
        title="媒介"
        footer="各媒介单独计算，同一人可能被多个媒介接触，触达不能相加；样本不足而不能单独显示的城市不计入该媒介。"
      >
        <MediaExposure input={input} />
      </Card>
      <Card title="频次" footer="目标人群的接触次数；计划为全程，按执行测算截至评估日。">
        <FrequencyExposure input={input} />
      </Card>
    </>
  );
}

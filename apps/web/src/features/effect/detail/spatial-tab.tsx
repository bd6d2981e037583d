import { useCall } from '../../../api/use-call.ts';
import { EffectBasis } from '../../../shared/effect/effect-basis.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { effectManLandPath, withOrder } from '../effect-addresses.ts';
import { OutcomeFunnel, OutcomeMaps } from '../man-land/outcome-parts.tsx';
import type { EffectOrder } from './effect-header.tsx';

interface SpatialTabProps {
  readonly order: EffectOrder['order'];
  /** Absent: the order's first city; areas are of one city at a time. */
  readonly city: string | undefined;
}

/** Where people were reached: the areas of one city, and how many of the audience remained. */
export function SpatialTab({ order, city: asked }: SpatialTabProps) {
  const { orderId, name, cities } = order;
  const { cityCode, cityName } = cities.find((city) => city.cityCode === asked) ?? cities[0];
  const found = useCall('v1/effect/man-land', { orderId, cityCode });
  const { data, error } = found;
  if (error || !data)
    return <SectionPending error={error} onRetry={() => void found.refetch()} rows={10} minHeight={620} />;
  if (data.basis === null)
    return (
      <StateBlock
        kind="not-produced"
        title={`${cityName}数据不足`}
        description={data.scope.cities[0]?.reason ?? '没有可以展示的数字'}
        minHeight={320}
      />
    );
  return (
    <>
      <OutcomeMaps data={data} {...{ cityCode, cityName }} orderName={name} />
      <OutcomeFunnel data={data} cityName={cityName} />
      <div>
        <HrefButton href={`${withOrder(effectManLandPath, orderId)}&city=${cityCode}`}>
          {cityName}的区域 × 人群明细
        </HrefButton>
      </div>
      <EffectBasis scope={data.scope} />
    </>
  );
}

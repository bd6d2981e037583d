import type { PortraitDimension } from '@ooh/contract/domain/effect';
import { tgiMarkRule } from '../../../shared/figure/tgi-mark.ts';
import { Card } from '../../../ui/page/card.tsx';
import { PortraitCard } from '../../../shared/portrait/portrait-card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { useEffectCall } from './use-effect.ts';
import { type TabProps, AudienceHit } from './audience-hit.tsx';

const againstCity = (dimensions: readonly PortraitDimension[]) =>
  dimensions.map((dimension) => ({
    ...dimension,
    labels: dimension.labels.map((label) => ({ ...label, baseShare: label.cityShare, tgi: label.tgiCity })),
  }));

function Portrait({
  input,
  title,
  part,
}: TabProps & { readonly title: string; readonly part: 'base' | 'more' }) {
  const found = useEffectCall(
    part === 'base'
      ? 'effectestimate/{orderId}/getBasicsGroupImageData'
      : 'effectestimate/{orderId}/getOptionalGroupImageExternalData',
    input,
  );
  if (found.error || !found.data)
    return (
      <Card title={title}>
        <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={6} />
      </Card>
    );
  return (
    <PortraitCard
      title={title}
      nature="按执行测算"
      baseName="全城"
      dimensions={againstCity(found.data.dimensions)}
    />
  );
}

/** Who was reached: the audience among them, and how they differ from the city. */
export function AudienceTab({ input }: TabProps) {
  return (
    <>
      <Card title="目标人群命中" footer={`${tgiMarkRule}。`}>
        <AudienceHit input={input} />
      </Card>
      <Portrait input={input} title="基础画像" part="base" />
      <Portrait input={input} title="拓展画像" part="more" />
    </>
  );
}

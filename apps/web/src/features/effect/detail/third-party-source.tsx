import { HrefButton } from '../../../ui/page/href-link.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { thirdPartyPath, withOrder } from '../effect-addresses.ts';
import { ComparisonCard } from '../third-party/comparison-card.tsx';
import { useEffectCall } from './use-effect.ts';

/** What a third party reported, beside the platform's figures. */
export function ThirdPartySource({ orderId }: { readonly orderId: string }) {
  const found = useEffectCall('effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId', { orderId });
  if (found.error || !found.data)
    return <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={6} />;
  const { reports, platformBasis } = found.data;
  const [newest] = reports;
  if (newest === undefined)
    return (
      <StateBlock
        kind="empty"
        title="第三方报告未上传"
        description="上传评估机构的报告后，这里与平台的数字对照。"
        minHeight={240}
      />
    );
  return (
    <>
      <ComparisonCard report={newest} platformBasis={platformBasis} />
      <div>
        <HrefButton href={withOrder(thirdPartyPath, orderId)}>打开第三方报告</HrefButton>
      </div>
    </>
  );
}

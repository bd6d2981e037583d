import { createFileRoute } from '@tanstack/react-router';
import { parseEffectDetailAddress } from '../../features/effect/detail/effect-detail-address.ts';
import { EffectDetail } from '../../features/effect/detail/effect-detail.tsx';
import { OrderAdvice } from '../../features/optimise/order-advice.tsx';
import { OrderComments } from '../../features/order/comments/comments-tab.tsx';
import { ShareDialog } from '../../shared/share/share-dialog.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/evaluation/detail')({
  staticData: {
    title: '效果评估详情',
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
    tabKeys: ['orderId'],
    holdsMap: true,
  },
  validateSearch: parseEffectDetailAddress,
  component: EvaluationDetailRoute,
});

const around = {
  advice: (orderId: string) => <OrderAdvice orderId={orderId} />,
  comments: (orderId: string) => <OrderComments orderId={orderId} />,
  share: (orderId: string, onClose: () => void) => (
    <ShareDialog subject={{ orderId }} shows="closing" onClose={onClose} />
  ),
};

function EvaluationDetailRoute() {
  return <EffectDetail {...useAddress(Route)} around={around} />;
}

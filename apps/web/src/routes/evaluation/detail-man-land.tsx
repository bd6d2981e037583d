import { createFileRoute } from '@tanstack/react-router';
import { EffectManLand } from '../../features/effect/man-land/effect-man-land.tsx';
import { parseOutcomeAddress } from '../../features/effect/man-land/man-land-address.ts';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/evaluation/detail-man-land')({
  staticData: {
    title: '人地效果评估',
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
    tabKeys: ['orderId'],
    holdsMap: true,
  },
  validateSearch: parseOutcomeAddress,
  component: EvaluationManLandRoute,
});

function EvaluationManLandRoute() {
  return <EffectManLand {...useAddress(Route, { resetScroll: false })} />;
}

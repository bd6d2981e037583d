import { createFileRoute } from '@tanstack/react-router';
import { parseBoardAddress } from '../../features/effect/board/board-address.ts';
import { EffectBoard } from '../../features/effect/board/effect-board.tsx';
import { useAddress } from '../../ui/page/use-address.ts';

export const Route = createFileRoute('/evaluation/detail-plus')({
  staticData: {
    title: '深度评估',
    layout: 'default',
    auth_key: 'effectAppraisalData.isEnabled',
    tabKeys: ['orderId'],
  },
  validateSearch: parseBoardAddress,
  component: EvaluationBoardRoute,
});

function EvaluationBoardRoute() {
  return <EffectBoard {...useAddress(Route, { resetScroll: false })} />;
}

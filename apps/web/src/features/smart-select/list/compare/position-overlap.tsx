import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { useMemo } from 'react';
import { useCalls } from '../../../../api/use-calls.ts';
import { StateBlock } from '../../../../ui/state/state-block.tsx';
import { overlapGroups, overlapSentence } from './overlap-groups.ts';
import { OverlapMap } from './overlap-map.tsx';

interface PositionOverlapProps {
  readonly plans: readonly PlanRow[];
  readonly cityCode: string;
  readonly cityName: string;
}

/** Plans of positions in one city: which positions they share. */
export function PositionOverlap({ plans, cityCode, cityName }: PositionOverlapProps) {
  const { bodies, error, retry } = useCalls(
    'v1/area-plan/positions',
    plans.map(({ planId }) => ({ planId, cityCode, onlyChosen: true })),
  );
  const compared = useMemo(() => {
    if (bodies === undefined) return null;
    const places = new Map(
      bodies.flatMap(({ positions }) =>
        positions.map(({ positionId, name, lng, lat }) => [positionId, { name, at: [lng, lat] as const }]),
      ),
    );
    return {
      groups: overlapGroups(
        plans.map(({ planId, name }, i) => ({
          planId,
          planName: name,
          partIds: new Set(bodies[i].positions.map(({ positionId }) => positionId)),
        })),
      ),
      placeOf: (positionId: string) => places.get(positionId),
    };
  }, [bodies, plans]);
  if (error) return <StateBlock kind="section-failed" error={error} onRetry={retry} />;
  if (!compared) return <StateBlock kind="loading" rows={8} />;
  return (
    <>
      <p>{overlapSentence(compared.groups, ['点位', '个'])}</p>
      <OverlapMap
        {...{ cityCode, cityName }}
        groups={compared.groups}
        noun="点位"
        unit="个"
        pointOf={compared.placeOf}
      />
    </>
  );
}

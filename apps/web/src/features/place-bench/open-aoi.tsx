import { useState } from 'react';
import { AoiDrawer, type AoiQuestion } from '../../shared/aoi/aoi-drawer.tsx';
import type { AoiRing } from '../../shared/aoi/aoi-rings.ts';

interface OpenAoiProps {
  /** The AOI whose details are open. */
  readonly areaId: string | undefined;
  readonly question: AoiQuestion;
  readonly hasAudience: boolean;
  readonly onClose: () => void;
}

/** Details of one AOI; the next one opens with the same ring around it. */
export function OpenAoi({ areaId, question, hasAudience, onClose }: OpenAoiProps) {
  const [ring, setRing] = useState<AoiRing>(0);
  if (areaId === undefined) return null;
  return (
    <AoiDrawer
      key={areaId}
      areaId={areaId}
      ring={ring}
      question={question}
      hasAudience={hasAudience}
      onRing={setRing}
      onClose={onClose}
    />
  );
}

import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { useState } from 'react';
import { AoiDrawer, type AoiQuestion } from '../../shared/aoi/aoi-drawer.tsx';
import type { AoiRing } from '../../shared/aoi/aoi-rings.ts';
import { SavePlaceSet } from '../../shared/place-sets/save-place-set.tsx';

export interface BenchOverProps {
  /** The AOI whose details are open. */
  readonly areaId: string | undefined;
  readonly question: AoiQuestion;
  readonly hasAudience: boolean;
  readonly isSaving: boolean;
  readonly entries: readonly PlaceEntry[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Details of one AOI, and the dialog that keeps the chosen ones. */
export function BenchOver(props: BenchOverProps) {
  const { areaId, question, hasAudience, isSaving, entries, onClose, onSaved } = props;
  const [ring, setRing] = useState<AoiRing>(0);
  return (
    <>
      {areaId !== undefined && (
        <AoiDrawer
          key={areaId}
          areaId={areaId}
          ring={ring}
          question={question}
          hasAudience={hasAudience}
          onRing={setRing}
          onClose={onClose}
        />
      )}
      {isSaving && (
        <SavePlaceSet
          cityCode={question.cityCode}
          kind="aoi"
          entries={entries}
          onSaved={onSaved}
          onClose={onSaved}
        />
      )}
    </>
  );
}

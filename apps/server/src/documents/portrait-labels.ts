import type { Figure } from '@ooh/contract/domain/figure';
import { ruleOfAudience } from '@ooh/contract/domain/system-crowds';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { PortraitLabel } from '@ooh/report/strategy-draft-facts';

interface Dimension {
  readonly dimension: string;
  readonly labels: readonly {
    readonly labelId: number;
    readonly name: string;
    readonly share: Figure;
    readonly baseShare: number;
    readonly tgi: Pick<Figure, 'value'> | number | null;
  }[];
}

/** Labels of a portrait one after the other, without those that the audience's own conditions name: they tell nothing new. */
export function portraitLabels(portrait: readonly Dimension[], audience: TargetAudience): PortraitLabel[] {
  const own = new Set(
    ruleOfAudience(audience).groups.flatMap(({ conditions }) =>
      conditions.flatMap(({ labelIds }) => labelIds),
    ),
  );
  return portrait.flatMap(({ dimension, labels }) =>
    labels
      .filter(({ labelId }) => !own.has(labelId))
      .map(({ name, share, baseShare, tgi }) => ({
        dimension,
        name,
        share,
        baseShare,
        tgi: typeof tgi === 'object' ? (tgi?.value ?? null) : tgi,
      })),
  );
}

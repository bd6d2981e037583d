import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { ShareRange } from '@ooh/measurement/contact-sensitivity';
import { ratioInterval, totalInterval } from '@ooh/measurement/interval';
import { reachShareDifference } from '@ooh/measurement/paired-difference';
import { chancesOfContact } from '@ooh/measurement/poisson';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { exposureSums, type ExposureSums } from './effect-exposure.ts';
import type { EffectFace, FaceSurroundings } from './effect-faces.ts';
import { countAudience } from './audience-count.ts';
import {
  contactsOf,
  knownItems,
  rangeOf,
  reachByThen,
  type EffectInput,
  type EffectItem,
} from './measure-effect.ts';

type BoughtItem = Omit<EffectItem, 'actual'>;

export interface MixMeasureInput {
  readonly audience: TargetAudience;
  readonly items: readonly BoughtItem[];
  /** Items to compare with, perhaps none at all; null where nothing is to be compared. */
  readonly other: readonly BoughtItem[] | null;
  readonly faces: readonly EffectFace[];
  readonly around: FaceSurroundings;
}

/** A second mix minus the first on the same persons. */
interface ReachDifference {
  readonly reachShare: Estimate;
  /** Panel persons of the audience whose contacts differ. */
  readonly personsChanged: number;
}

/** What of an exposure is told of single media. */
type ReachedAlone = Pick<ExposureSums, 'reachShare' | 'taImpressions' | 'taPanelPersons'>;

interface MixMedium {
  readonly mediumId: number;
  /** The medium's items without the others. */
  readonly alone: ReachedAlone;
  /** The mix without the medium, minus the whole one. */
  readonly without: ReachDifference;
}

/** What bought items do to an audience of a city. */
export interface MixMeasure {
  readonly universe: number;
  readonly taUniverse: number;
  readonly panelPersons: number;
  readonly otherPersons: number;
  readonly planned: ExposureSums;
  /** 校准区间 of the share of the audience reached. */
  readonly range: ShareRange;
  readonly media: readonly MixMedium[];
  /** By item: whether the model knows its unit. */
  readonly isKnown: readonly boolean[];
  /** Share of the audience reached by the end of each week. */
  readonly weeks: readonly number[];
  /** The other items instead of these, minus these; null where none are given or the model does not know them all. */
  readonly instead: ReachDifference | null;
}

/** Items as the measure of an effect reads them: nothing of them has run. */
export const effectOf = (
  input: Pick<MixMeasureInput, 'audience' | 'faces' | 'around'>,
  items: readonly BoughtItem[],
): EffectInput => ({
  audience: input.audience,
  items: items.map((item) => ({ ...item, actual: [] })),
  faces: input.faces,
  around: input.around,
  elapsedDays: 0,
});

/** Throws RangeError for an audience of nobody. */
export function reachedAlone(model: CityModel, contacts: Float64Array, mask: Uint8Array): ReachedAlone {
  const design = { weights: model.store.weights, strata: model.strata };
  const reachShare = ratioInterval(design, chancesOfContact(contacts), null, mask, 1);
  if (reachShare === null) throw new RangeError('an audience of nobody has no interval');
  let taPanelPersons = 0;
  for (let p = 0; p < mask.length; p++) if (mask[p] !== 0 && contacts[p] > 0) taPanelPersons++;
  return {
    reachShare: estimateOf(reachShare),
    taImpressions: estimateOf(totalInterval(design, contacts, mask)),
    taPanelPersons,
  };
}

/** The plan of a mix, by the same sums as the effect of an order. Throws RangeError for an audience of nobody. */
export function measureMix(model: CityModel, input: MixMeasureInput): MixMeasure {
  const { weights } = model.store;
  const mask = audienceMask(model.labels, input.audience);
  const { rates, known } = knownItems(model, effectOf(input, input.items));
  const contactsWith = (items: typeof known) => contactsOf(model, items, 'planned', 0, Infinity);
  const whole = contactsWith(known);
  const planned = exposureSums(model, whole, mask);
  const differenceTo = (contacts: Float64Array): ReachDifference => {
    const { reachShare, personsChanged } = reachShareDifference(
      { weights, strata: model.strata },
      whole,
      contacts,
      mask,
    );
    return { reachShare: estimateOf(reachShare), personsChanged };
  };
  const byMedium = [...Map.groupBy(known, ({ mediumId }) => mediumId)];
  const days = Math.max(1, ...input.items.map((item) => item.planned.length));
  const weekEnds = Array.from({ length: Math.ceil(days / 7) }, (_, week) => Math.min(days, 7 * week + 7));
  const others = input.other && knownItems(model, effectOf(input, input.other)).known;
  return {
    ...countAudience(model, mask),
    planned,
    range: rangeOf(model, known, 'planned', [0, Infinity], { contacts: whole, mask }),
    media: byMedium.map(([mediumId, items]) => ({
      mediumId,
      alone: reachedAlone(model, byMedium.length === 1 ? whole : contactsWith(items), mask),
      without: differenceTo(contactsWith(known.filter((item) => item.mediumId !== mediumId))),
    })),
    isKnown: rates.map((unit) => unit !== null),
    weeks: reachByThen(model, known, 'planned', weekEnds, mask),
    instead:
      others !== null && others.length === input.other?.length ? differenceTo(contactsWith(others)) : null,
  };
}

import { movingMedia, type MovingMedia } from '@ooh/contract/domain/moving-media';
import { formFactorOf, vehicleFormOf } from '../../reference/bus-body/bus-forms.ts';
import type { EffectItem } from '../../measurement/engine/work/measure-effect.ts';

/** The purchase of an item. */
interface BoughtUnit {
  readonly mediumId: number;
  readonly formId: number;
  readonly lineId: string | null;
  readonly deck: 'single' | 'double' | null;
  readonly faceId: string | null;
}

/** The engine's input for an item; null where the model does not cover it. `indexOf` gives the indices of known faces. */
export function effectUnit(
  item: BoughtUnit,
  indexOf: ReadonlyMap<string, number>,
  media: MovingMedia = movingMedia,
): EffectItem['unit'] {
  const isModelled = media.of(item.mediumId)?.contactModel === 'line-vehicle-day';
  const form = isModelled ? vehicleFormOf(item.mediumId, item.formId) : undefined;
  if (item.lineId !== null && item.deck !== null && form !== undefined)
    return { lineId: item.lineId, formFactor: formFactorOf(form, item.deck) };
  const face = item.faceId === null ? undefined : indexOf.get(item.faceId);
  return face === undefined ? null : { face };
}

import { busFormOf, formFactorOf } from '../bus-plan/bus-forms.ts';
import type { EffectItem } from '../engine/work/measure-effect.ts';

/** What an item buys. */
interface BoughtUnit {
  readonly formId: number;
  readonly lineId: string | null;
  readonly deck: 'single' | 'double' | null;
  readonly faceId: string | null;
}

/** What the engine measures of an item; null where it knows nothing of it. `indexOf` gives the places of known faces. */
export function effectUnit(item: BoughtUnit, indexOf: ReadonlyMap<string, number>): EffectItem['unit'] {
  const form = item.lineId === null ? undefined : busFormOf(item.formId);
  if (item.lineId !== null && item.deck !== null && form !== undefined)
    return { lineId: item.lineId, formFactor: formFactorOf(form, item.deck) };
  const face = item.faceId === null ? undefined : indexOf.get(item.faceId);
  return face === undefined ? null : { face };
}

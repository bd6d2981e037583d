import type { EffectItem } from '../../measurement/engine/work/measure-effect.ts';
import type { StoredItem } from '../order/order-store.ts';
import { effectUnit } from './effect-unit.ts';

/** An item as the engine measures it over its whole time; `indexOf` gives the places of known faces. */
export function wholeTimeItem(item: StoredItem, indexOf: ReadonlyMap<string, number>): EffectItem {
  const bought = {
    mediumId: item.medium_id,
    formId: item.form_id,
    lineId: item.line_id,
    deck: item.deck,
    faceId: item.face_id,
  };
  // Which days it hangs makes no difference to the reach of the whole time.
  const planned = [item.quantity * item.days];
  return { mediumId: item.medium_id, unit: effectUnit(bought, indexOf), planned, actual: [] };
}

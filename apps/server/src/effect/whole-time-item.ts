import { busFormOf, formFactorOf } from '../bus-plan/bus-forms.ts';
import type { EffectItem } from '../engine/work/measure-effect.ts';
import type { StoredItem } from '../order/order-store.ts';

/** An item as the engine measures it over its whole time; `indexOf` gives the places of known faces. */
export function wholeTimeItem(item: StoredItem, indexOf: ReadonlyMap<string, number>): EffectItem {
  const form = item.line_id === null ? undefined : busFormOf(item.form_id);
  const face = item.face_id === null ? undefined : indexOf.get(item.face_id);
  const unit =
    item.line_id !== null && item.deck !== null && form !== undefined
      ? { lineId: item.line_id, formFactor: formFactorOf(form, item.deck) }
      : face === undefined
        ? null
        : { face };
  // Which days it hangs makes no difference to the reach of the whole time.
  return { mediumId: item.medium_id, unit, planned: [item.quantity * item.days], actual: [] };
}

import { disclosedTogether } from './disclosed-parts.ts';
import type { DisclosedCity } from './effect-scope.ts';
import type { EffectOrderItem } from './effect-order.ts';
import type { UnitDay } from '../../measurement/engine/work/effect-exposure.ts';

export interface MeasuredItem {
  readonly item: EffectOrderItem;
  readonly unit: UnitDay;
}

/** A city's media whose figures may be told from the others'. */
export function disclosedMedia({ measure }: DisclosedCity, minimumCell: number): Set<number> {
  const shown = disclosedTogether(
    measure.media.map(({ planned }) => planned.taPanelPersons),
    minimumCell,
  );
  return new Set(measure.media.flatMap(({ mediumId }, i) => (shown[i] ? [mediumId] : [])));
}

/**
 * Items of a disclosed city that the model knows: those whose contacts may be disclosed separately, and the rest. The rest
 * of every disclosed medium, and of all others together, is nobody or a group, so neither figures of media nor those of
 * days tell what a single item does.
 */
export function partItems(
  city: DisclosedCity,
  minimumCell: number,
): { readonly shown: readonly MeasuredItem[]; readonly merged: readonly MeasuredItem[] } {
  const { items, measure } = city;
  const media = disclosedMedia(city, minimumCell);
  const known = items.flatMap((item, i) => {
    const unit = measure.unitDays[i];
    return unit ? [{ item, unit }] : [];
  });
  const groups = Map.groupBy(known, ({ item }) => (media.has(item.mediumId) ? item.mediumId : null));
  const isShown = new Set<MeasuredItem>();
  for (const group of groups.values()) {
    const may = disclosedTogether(
      group.map(({ unit }) => unit.persons),
      minimumCell,
    );
    group.forEach((one, i) => may[i] && isShown.add(one));
  }
  return {
    shown: known.filter((one) => isShown.has(one)),
    merged: known.filter((one) => !isShown.has(one)),
  };
}

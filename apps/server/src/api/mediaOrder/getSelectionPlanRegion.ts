import { greatRegionOf } from '@ooh/contract/domain/great-region';
import { visibleParts } from '../../orders/order/order-scope.ts';
import { orderOrItsPlan } from '../../orders/order/order-of-plan.ts';
import { readItems } from '../../orders/order/order-store.ts';
import { unitsOf } from '../../orders/order/placement-parts.ts';
import { cityName, regionByCode } from '../../reference/region/regions.ts';
import type { Handler } from '../handler.ts';

export const getSelectionPlanRegion: Handler<'mediaOrder/getSelectionPlanRegion'> = async (
  { db },
  input,
  { user },
) => {
  const order = await orderOrItsPlan(db, user, input);
  const itemsOf = Map.groupBy(await readItems(db, user, [order.order_id]), (item) => item.city_code);
  return visibleParts(user, order).cityCodes.map((cityCode) => {
    const city = regionByCode(cityCode);
    const items = itemsOf.get(cityCode) ?? [];
    return {
      cityCode,
      cityName: cityName(cityCode),
      provinceName: city?.parentAdcode ? cityName(city.parentAdcode) : '',
      greatRegion: greatRegionOf(cityCode) ?? '',
      tier: city?.tier ?? null,
      center: city?.center ?? null,
      items: items.length,
      units: unitsOf(items),
      netFen: items.reduce((sum, item) => sum + item.net_fen, 0),
      isConfigured: items.length > 0,
    };
  });
};

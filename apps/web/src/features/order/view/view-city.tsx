import { Select } from 'antd';
import type { OrderOutput } from '../around/order-by-id.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import type { DetailAddress } from '../detail/detail-address.ts';

export interface ViewCity {
  readonly cityCode: string;
  readonly cityName: string;
}

/** Cities of an order, those with most lines of media first. */
export function citiesOfOrder({
  row,
  items,
}: Pick<OrderOutput, 'row' | 'items'>): (ViewCity & { items: number })[] {
  const counts = new Map<string, number>();
  for (const { cityCode } of items) counts.set(cityCode, (counts.get(cityCode) ?? 0) + 1);
  return row.cityCodes
    .map((cityCode, index) => ({
      cityCode,
      cityName: row.cityNames[index] ?? cityCode,
      items: counts.get(cityCode) ?? 0,
    }))
    .sort((a, b) => b.items - a.items || (a.cityCode < b.cityCode ? -1 : 1));
}

/** The city that the address names, else the one with most media. */
export function viewCityOf(order: OrderOutput, { city }: DetailAddress): ViewCity {
  const cities = citiesOfOrder(order);
  return cities.find(({ cityCode }) => cityCode === city) ?? cities[0];
}

/** Chooses one of the order's cities; all else begins anew. */
export function CityChoice({ order, address, onAddress }: TabProps) {
  const { cityCode } = viewCityOf(order, address);
  return (
    <Select
      aria-label="城市"
      value={cityCode}
      options={citiesOfOrder(order).map((city) => ({
        value: city.cityCode,
        label: `${city.cityName}（${city.items} 行）`,
      }))}
      onChange={(city: string) =>
        onAddress({
          ...address,
          city,
          district: undefined,
          line: undefined,
          with: undefined,
          item: undefined,
        })
      }
    />
  );
}

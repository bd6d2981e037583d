import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import type { PlaceSetKind } from '@ooh/contract/domain/place-set-names';
import { savePlaceSet } from '@ooh/contract/v1/place-sets/save';
import type { Context } from '../context.ts';
import {
  geographyOf,
  type CityArea,
  type CityGeography,
  type CityPoi,
} from '../city-data/place/city-geography.ts';
import { savePlaceSet as save } from '../city-data/place-set/save-place-set.ts';
import { readCityData } from '../city-data/release/city-data.ts';
import { entryRecorder } from '../platform/audit/entry-recorder.ts';
import { plannerWorkspace, seedRequest } from './demo-planner.ts';

const mostStores = 60;
const mostAois = 20;
const mostFences = 3;

const ofPoi = ({ placeId, name, point, address }: CityPoi): PlaceEntry => ({
  placeId,
  name: name.slice(0, 60),
  lng: point.lng,
  lat: point.lat,
  ...(address === null ? {} : { address }),
});
const ofArea = ({ placeId, name, point, ring }: CityArea): PlaceEntry => ({
  placeId,
  name: name.slice(0, 60),
  lng: point.lng,
  lat: point.lat,
  ring: ring.map(([lng, lat]) => [lng, lat]),
});

/** Stores of the brand with most of them; of several the first by name. */
function storesOf({ pois }: CityGeography): CityPoi[] {
  const brands = Map.groupBy(
    pois.filter(({ brand }) => brand !== null),
    ({ brand }) => brand ?? '',
  );
  const [, stores] =
    [...brands].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1)).at(0) ?? [];
  return stores ?? [];
}

interface Wish {
  readonly name: string;
  readonly kind: PlaceSetKind;
  readonly isShared: boolean;
  entriesOf(ground: CityGeography): PlaceEntry[];
}

const wishes: readonly Wish[] = [
  {
    name: '连锁门店（演示）',
    kind: 'store',
    isShared: true,
    entriesOf: (ground) => storesOf(ground).slice(0, mostStores).map(ofPoi),
  },
  {
    name: '重点商场（演示）',
    kind: 'aoi',
    isShared: true,
    entriesOf: ({ aois }) =>
      aois
        .filter(({ aoiType }) => aoiType === '商场')
        .slice(0, mostAois)
        .map(ofArea),
  },
  {
    name: '咖啡与超市周边（演示）',
    kind: 'poi',
    isShared: false,
    entriesOf: ({ pois }) =>
      pois
        .filter(({ category }) => /咖啡|超市/.test(category))
        .slice(0, mostStores)
        .map(ofPoi),
  },
  {
    name: '核心商圈围栏（演示）',
    kind: 'fence',
    isShared: false,
    entriesOf: ({ businessDistricts }) => businessDistricts.slice(0, mostFences).map(ofArea),
  },
];

/** Place sets of the demonstration's planner in the first city in depth, of its own places. Does nothing where there are some. */
export async function seedPlaceSets(context: Context): Promise<void> {
  const { db, audit } = context;
  const present = await db.selectFrom('place_set').select('place_set_id').limit(1).executeTakeFirst();
  const workspace = present === undefined ? await plannerWorkspace(context) : null;
  if (workspace === null) return;
  const { user, cityCode } = workspace;
  const data = (await readCityData(db, [cityCode])).get(cityCode);
  if (data === undefined) return;
  const ground = await geographyOf(db, data);
  for (const { name, kind, isShared, entriesOf } of wishes) {
    const entries = entriesOf(ground);
    if (entries.length === 0) continue;
    const change = savePlaceSet.input.parse({ name, kind, cityCode, isShared, entries, version: 0 });
    await save(
      context,
      user,
      change,
      entryRecorder(audit, ['place-set.save'], { actor: user, ...seedRequest }),
    );
  }
}

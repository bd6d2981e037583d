import { certain } from '@ooh/contract/core/certain';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CallOutput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { figureBasis } from '../../city-data/release/figure-basis.ts';
import { peopleReleasesOf, readCityData, type CityData } from '../../city-data/release/city-data.ts';
import { combineSizes } from '../../measurement/crowd/crowd-estimate.ts';
import { portraitDimensions } from '../../measurement/crowd/portrait.ts';
import type { CrowdSize } from '../../measurement/engine/work/crowd-figures.ts';
import type { MemberPart } from '../../measurement/engine/work/pack-members.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { cityName } from '../../reference/region/regions.ts';
import { choicesOf, mayTell, overlapFigure, type Choice } from './pack-overlaps.ts';
import { namedPack, type NamedPack } from './pack-persons.ts';

type Stores = Pick<Context, 'db' | 'engine' | 'config'>;

/** Cities that every pack has; crowds of the platform have those of the others. */
function commonCities(packs: readonly NamedPack[]): string[] {
  const named = packs.flatMap(({ cityCodes }) => (cityCodes === null ? [] : [cityCodes]));
  if (named.length === 0)
    throw new AppError('refused', '系统人群之间不能对比：请至少选择一个自建人群包，以其城市为准');
  const cities = named[0].filter((city) => named.every((codes) => codes.includes(city)));
  if (cities.length === 0)
    throw new AppError('refused', '所选人群包没有共同的、已按现行人群样本计算的城市，不能对比');
  return cities;
}

const audienceOf = ({ packId }: NamedPack): TargetAudience => ({ groups: [], packId });

/** Every pack, every overlap and the union in one city, each counted on the same persons. */
async function measureCity({ engine }: Stores, city: CityData, packs: readonly NamedPack[]) {
  const releases = certain(peopleReleasesOf(city), 'panel of the city', city.cityCode);
  const sizeOf = (join: MemberPart['join'], places: readonly number[]) =>
    engine.ask(releases, 'packSize', {
      parts: places.map((at) => ({ kind: 'labels' as const, join, audience: audienceOf(packs[at]) })),
    });
  const every = packs.map((_, at) => at);
  const [sizes, overlaps, union, portraits] = await Promise.all([
    Promise.all(every.map((at) => sizeOf('and', [at]))),
    Promise.all(choicesOf(packs.length).map((places) => sizeOf('and', places))),
    sizeOf('or', every),
    Promise.all(packs.map((pack) => engine.ask(releases, 'crowdPortrait', { audience: audienceOf(pack) }))),
  ]);
  return { sizes, overlaps, union, portraits };
}

const shareOf = (common: number | null, packs: readonly (readonly CrowdSize[])[]): number | null => {
  const smallest = Math.min(
    ...packs.map((sizes) => sizes.reduce((sum, { persons }) => sum + persons.value, 0)),
  );
  return common === null || smallest === 0 ? null : common / smallest;
};

/** Packs side by side on the same panel persons, in the cities that all of them have. */
export async function comparePacks(
  stores: Stores,
  user: SignedInUser,
  packIds: readonly string[],
): Promise<CallOutput<'v1/crowd-packs/compare'>> {
  const { minimumCell } = stores.config;
  const packs = await Promise.all(packIds.map((packId) => namedPack(stores.db, user, packId)));
  const cityCodes = commonCities(packs);
  const data = await readCityData(stores.db, cityCodes);
  const cities = cityCodes
    .map((city) => certain(data.get(city), 'city data', city))
    .filter((city) => peopleReleasesOf(city) !== null);
  const measured = await Promise.all(cities.map((city) => measureCity(stores, city, packs)));
  const sizesOf = (at: number) => measured.map(({ sizes }) => sizes[at]);
  const overlapsOf = (at: number) => measured.map(({ overlaps }) => overlaps[at]);
  const choices = choicesOf(packs.length);
  const commonOf = (choice: Choice) => {
    const at = choices.findIndex((one) => one.join() === choice.join());
    const common = choice.length === 1 ? sizesOf(choice[0]) : overlapsOf(at);
    return common.reduce((sum, { panelPersons }) => sum + panelPersons, 0);
  };
  const isTold = (choice: Choice) => mayTell(choice, commonOf, minimumCell);
  return {
    cityCodes: cities.map(({ cityCode }) => cityCode),
    cityNames: cities.map(({ cityCode }) => cityName(cityCode)),
    basis: cities.map(({ cityCode, panel }, at) =>
      figureBasis(cityCode, [panel], measured[at].union.universe, '典型周'),
    ),
    packs: packs.map(({ packId, name }, at) => ({
      packId,
      name,
      ...combineSizes(sizesOf(at), minimumCell),
      portrait: portraitDimensions(
        measured.map(({ sizes, portraits }) => ({ size: sizes[at], labels: portraits[at] })),
        minimumCell,
      ),
    })),
    overlaps: choices.map((places, at) => {
      const persons = overlapFigure(overlapsOf(at), isTold(places), minimumCell);
      return {
        packIds: places.map((place) => packs[place].packId),
        persons,
        shareOfSmallest: shareOf(persons.value, places.map(sizesOf)),
      };
    }),
    // The union and the overlaps but one give that one.
    union: overlapFigure(
      measured.map(({ union }) => union),
      choices.every(isTold),
      minimumCell,
    ),
  };
}

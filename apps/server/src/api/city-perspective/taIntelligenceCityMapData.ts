import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { commutesOf } from '../../measurement/city-perspective/commutes.ts';
import { areaRowOf, areaTable } from '../../measurement/city-perspective/area-table.ts';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { audienceOfCity } from '../../measurement/place-insight/city-overview.ts';
import { sortedAreas } from '../../measurement/place-insight/aoi-table.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/taIntelligenceCityMapData';
const maxCells = 20;

export const taIntelligenceCityMapData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const [districts, cells, commutes] = await Promise.all([
    areaTable(context, city, 'district'),
    areaTable(context, city, 'cell'),
    commutesOf(context, city),
  ]);
  const rich = cells.filter(({ figures }) => figures.taConcentrationPeople.value !== null);
  const target = audienceOfCity(city, context.config.minimumCell);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    sentence: sentenceOf(input.targetAudience, labelName),
    taPersons: target.persons,
    taShare: target.share,
    districts: districts.map(areaRowOf),
    topCells: sortedAreas(rich, 'taConcentrationPeople', false).slice(0, maxCells).map(areaRowOf),
    commutes,
  };
};

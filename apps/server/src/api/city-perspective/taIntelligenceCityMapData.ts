import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { shownPart } from '../../bus-plan/shown-figure.ts';
import { commutesOf } from '../../city-perspective/commutes.ts';
import { areaRowOf, areaTable } from '../../city-perspective/area-table.ts';
import { loadCityCrowd } from '../../city-perspective/city-crowd.ts';
import { labelName } from '../../crowd/label-tree.ts';
import { sortedAreas } from '../../place-insight/aoi-table.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/taIntelligenceCityMapData';
const mostCells = 20;

export const taIntelligenceCityMapData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const { minimumCell } = context.config;
  const [districts, cells, commutes] = await Promise.all([
    areaTable(context, city, 'district'),
    areaTable(context, city, 'cell'),
    commutesOf(context, city),
  ]);
  const rich = cells.filter(({ figures }) => figures.taConcentrationPeople.value !== null);
  const part = { inside: city.size.panelPersons, outside: city.size.otherPersons };
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    sentence: sentenceOf(input.targetAudience, labelName),
    taPersons: shownPart(city.size.persons, part, minimumCell),
    taShare: shownPart(city.size.share, part, minimumCell),
    districts: districts.map(areaRowOf),
    topCells: sortedAreas(rich, 'taConcentrationPeople', false).slice(0, mostCells).map(areaRowOf),
    commutes,
  };
};

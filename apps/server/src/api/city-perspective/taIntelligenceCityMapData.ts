import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import { commutesOf } from '../../measurement/city-perspective/commutes.ts';
import { areaRowOf, areaTable } from '../../measurement/city-perspective/area-table.ts';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { sortedAreas } from '../../measurement/place-insight/aoi-table.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/taIntelligenceCityMapData';
const maxCells = 20;

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
    taPersons: disclosedPart(city.size.persons, part, minimumCell),
    taShare: disclosedPart(city.size.share, part, minimumCell),
    districts: districts.map(areaRowOf),
    topCells: sortedAreas(rich, 'taConcentrationPeople', false).slice(0, maxCells).map(areaRowOf),
    commutes,
  };
};

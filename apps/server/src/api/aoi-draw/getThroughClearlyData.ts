import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { areaFiguresOf, figureContext } from '../../measurement/city-perspective/area-figures.ts';
import { crowdOfArea } from '../../measurement/city-perspective/area-table.ts';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { originsOfArea } from '../../measurement/city-perspective/origins.ts';
import { portraitOf, disclosedPortrait } from '../../measurement/city-perspective/portrait.ts';
import { labelName } from '../../reference/label/label-tree.ts';
import { namedArea } from '../../measurement/place-insight/named-area.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/getThroughClearlyData';

export const getThroughClearlyData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const { minimumCell } = context.config;
  const { name, people } = await namedArea(context, city, input);
  const [portrait, crowd, origins] = await Promise.all([
    portraitOf(context, city, people),
    crowdOfArea(context, city, people),
    originsOfArea(context, city, people),
  ]);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    name,
    sentence: sentenceOf(input.targetAudience, labelName),
    persons: areaFiguresOf(crowd, figureContext(city, minimumCell)).taPersons,
    portrait: disclosedPortrait(portrait, minimumCell),
    origins,
  };
};

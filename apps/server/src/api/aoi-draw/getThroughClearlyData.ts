import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
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
  const { name, cells } = await namedArea(context, city, input);
  const [portrait, origins] = await Promise.all([
    portraitOf(context, city, cells),
    originsOfArea(context, city, cells),
  ]);
  const { size } = portrait;
  const part = { inside: size.panelPersons, outside: size.otherPersons };
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    name,
    sentence: sentenceOf(input.targetAudience, labelName),
    persons: disclosedPart(size.persons, part, minimumCell),
    portrait: disclosedPortrait(portrait, minimumCell),
    origins,
  };
};

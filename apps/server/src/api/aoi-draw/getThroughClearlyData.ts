import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { shownPart } from '../../bus-plan/shown-figure.ts';
import { loadCityCrowd } from '../../city-perspective/city-crowd.ts';
import { originsOfArea } from '../../city-perspective/origins.ts';
import { portraitOf, shownPortrait } from '../../city-perspective/portrait.ts';
import { labelName } from '../../crowd/label-tree.ts';
import { namedArea } from '../../place-insight/named-area.ts';
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
    persons: shownPart(size.persons, part, minimumCell),
    portrait: shownPortrait(portrait, minimumCell),
    origins,
  };
};

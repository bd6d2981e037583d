import { dayFactor } from '@ooh/reference/day-variation';
import { figureContext } from '../../measurement/city-perspective/area-figures.ts';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { datesOf, tierOf } from '../../measurement/city-perspective/day-mix.ts';
import {
  activityOf,
  crowdFigures,
  hourFiguresOf,
  mixedCrowd,
} from '../../measurement/city-perspective/hours.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/intelligenceCityUv';

export const intelligenceCityUv: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, { ...input, role: 'present' });
  const { minimumCell } = context.config;
  const ground = figureContext(city, minimumCell);
  const activity = await activityOf(context, city, null);
  const isEverybody = city.size.otherPersons === 0;
  const ofAudience = ({ persons, taPersons }: ReturnType<typeof crowdFigures>) =>
    isEverybody ? persons : taPersons;
  const tier = tierOf(city.cityCode);
  const dates = city.isModelled && input.month !== undefined ? datesOf(input.month) : [];
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    weekUv: ofAudience(crowdFigures(activity.week, ground)),
    dailyUv: ofAudience(crowdFigures(mixedCrowd(activity.byDay, city.window.dayWeights), ground)),
    byDay: activity.byDay.map((crowd, day) => ({ day, ...crowdFigures(crowd, ground) })),
    byHour: hourFiguresOf(activity, city, minimumCell),
    byDate: dates.map((date) => {
      const { panelDay, season, holiday, occasion } = dayFactor(tier, date);
      return { date, occasion, ...crowdFigures(activity.byDay[panelDay], ground, season * holiday) };
    }),
  };
};

import { cityPeopleScreen } from '@ooh/contract/domain/place-insight';
import { citiesOfGroup } from '../../../access/cities-of-group.ts';
import { rankCities as rank } from '../../../market/city-ranking/rank-cities.ts';
import type { Handler } from '../../handler.ts';

export const rankCities: Handler<'v1/people/city-ranking'> = (context, input, { user }) => {
  const { cityCodes, ...asked } = input;
  return rank(context, user, citiesOfGroup(user, cityPeopleScreen, cityCodes), asked);
};

import { highTierCities } from '@ooh/reference/facts/high-tier-cities';
import { cityCodeOf } from '../../reference/region/regions.ts';
import type { Handler } from '../handler.ts';

/** GDP is given only where two sources agree; a population from a single source is marked as an example. */
export const gdp: Handler<'json/gdp.json'> = async () =>
  highTierCities.map((city) => ({
    adcode: cityCodeOf(city.adcode),
    name: city.name,
    year: 2023,
    gdpYi: city.gdp2023Yi,
    populationWan: city.populationWan,
    isSample: !city.populationAgrees,
  }));

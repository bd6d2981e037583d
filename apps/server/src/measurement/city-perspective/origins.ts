import type { Figure } from '@ooh/contract/domain/figure';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import { wilson } from '../engine/work/crowd-figures.ts';
import { figureContext, peopleEstimate, disclosedParts } from './area-figures.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { districtGroups } from './district-groups.ts';

export interface Origin {
  readonly districtName: string;
  readonly center: [number, number];
  readonly persons: Figure;
  readonly share: Figure;
}

/** Districts that the people of an area live in, of the question's role and audience; most people first. */
export async function originsOfArea(stores: Stores, city: CityCrowd, people: PeopleCells): Promise<Origin[]> {
  const { minimumCell } = stores.config;
  const { districts, groups } = await districtGroups(stores, city);
  const { audience, role, window } = city;
  const tallies = await stores.engine.ask(city.releases, 'originsOf', {
    audience,
    people,
    role,
    window,
    groups,
  });
  const ground = figureContext(city, minimumCell);
  const all = tallies.reduce((sum, { taPeople }) => sum + taPeople, 0);
  const allPersons = tallies.reduce((sum, { taPanelPersons }) => sum + taPanelPersons, 0);
  const shown = disclosedParts(
    tallies.map(({ taPanelPersons: inside }) => ({ inside, outside: allPersons - inside })),
    minimumCell,
  );
  return [...tallies.keys()]
    .filter((at) => shown[at])
    .sort((a, b) => tallies[b].taPeople - tallies[a].taPeople || a - b)
    .map((at) => ({
      districtName: districts[at].name,
      center: [...districts[at].center],
      persons: { ...peopleEstimate(ground, tallies[at].taPeople), suppressed: false },
      share: { ...wilson(tallies[at].taPeople / all, allPersons), suppressed: false },
    }));
}

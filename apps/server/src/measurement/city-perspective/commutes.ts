import type { Figure } from '@ooh/contract/domain/figure';
import { suppressedFigure } from '../../disclosure/suppression.ts';
import { figureContext, peopleEstimate, disclosedParts } from './area-figures.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { districtGroups } from './district-groups.ts';

/** Pairs of districts that are drawn at most. */
const maxPairs = 100;

export interface Commute {
  readonly fromDistrict: string;
  readonly toDistrict: string;
  readonly from: [number, number];
  readonly to: [number, number];
  readonly persons: Figure;
  readonly taPersons: Figure;
}

/**
 * Where the people of a district work: pairs of districts, most people first. Workers of a district are shown
 * elsewhere, so its withheld pairs together must also reach the minimum cell.
 */
export async function commutesOf(stores: Stores, city: CityCrowd): Promise<Commute[]> {
  const { minimumCell } = stores.config;
  const { districts, groups } = await districtGroups(stores, city);
  const flows = await stores.engine.ask(city.releases, 'commuteFlows', { audience: city.audience, groups });
  const ground = figureContext(city, minimumCell);
  const { count } = groups;
  const shown = flows.map(() => false);
  for (let to = 0; to < count; to++) {
    const own = Array.from({ length: count }, (_, from) => from * count + to);
    const parts = own.map((at) => ({
      inside: flows[at].panelPersons,
      outside: ground.panelPersons - flows[at].panelPersons,
    }));
    disclosedParts(parts, minimumCell).forEach((isShown, i) => (shown[own[i]] = isShown));
  }
  const targets = disclosedParts(
    flows.map((flow) => ({
      inside: flow.taPanelPersons,
      outside: flow.panelPersons - flow.taPanelPersons,
    })),
    minimumCell,
  );
  const figure = (people: number): Figure => ({ ...peopleEstimate(ground, people), suppressed: false });
  return [...flows.keys()]
    .filter((at) => shown[at])
    .sort((a, b) => flows[b].people - flows[a].people || a - b)
    .slice(0, maxPairs)
    .map((at) => {
      const [home, work] = [districts[Math.floor(at / count)], districts[at % count]];
      return {
        fromDistrict: home.name,
        toDistrict: work.name,
        from: [...home.center],
        to: [...work.center],
        persons: figure(flows[at].people),
        taPersons: targets[at] ? figure(flows[at].taPeople) : suppressedFigure,
      };
    });
}

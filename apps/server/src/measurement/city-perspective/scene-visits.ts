import type { Figure } from '@ooh/contract/domain/figure';
import { disclosedPart, tgiFigure } from '../../disclosure/disclosed-figure.ts';
import { wilson } from '../engine/work/crowd-figures.ts';
import { geographyOf } from '../../city-data/place/city-geography.ts';
import { suppressedFigure } from '../../disclosure/suppression.ts';
import { areaFiguresOf, figureContext } from './area-figures.ts';
import { crowdsOf } from './area-table.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { unionOf } from './people-cells.ts';
import { areasOfCity } from './spatial-areas.ts';

/** All AOIs of each kind together, kinds in order of their names. */
export async function aoisByType(stores: Stores, city: CityCrowd) {
  const [{ key, areas }, ground] = await Promise.all([
    areasOfCity(stores, city, 'aoi'),
    geographyOf(stores.db, city.data),
  ]);
  const groups = Map.groupBy(ground.aois.keys(), (at) => ground.aois[at].aoiType);
  const kinds = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    key: `${key}/types`,
    ground,
    kinds: kinds.map(([aoiType, at]) => ({
      aoiType,
      aois: at.length,
      people: unionOf(at.map((one) => areas[one].people)),
    })),
  };
}

export interface SceneVisits {
  readonly aoiType: string;
  readonly aois: number;
  readonly dailyVisitors: Figure;
  readonly visitedShare: Figure;
  /** TGI of the share relative to all people. */
  readonly tgi: Figure;
}

/**
 * Who visits the kinds of AOI of a city, of the audience: how many a day, and which share of it in the window.
 * Visitors neither live nor work in AOIs of the kind.
 */
export async function sceneVisits(stores: Stores, city: CityCrowd): Promise<SceneVisits[]> {
  const { minimumCell } = stores.config;
  const { key, kinds } = await aoisByType(stores, city);
  const crowds = await crowdsOf(
    stores,
    city,
    key,
    kinds.map((kind) => kind.people),
  );
  const ground = figureContext({ ...city, role: 'visitors' }, minimumCell);
  const { persons, panelPersons, otherPersons } = city.size;
  const isEverybody = otherPersons === 0;
  const scenes = kinds.map(({ aoiType, aois }, i) => {
    const crowd = crowds[i];
    const { visitors } = crowd;
    const figures = areaFiguresOf(crowd, ground);
    const share = persons.value > 0 ? visitors.taPeople / persons.value : 0;
    const all = visitors.people / ground.universe;
    const part = { inside: visitors.taPanelPersons, outside: panelPersons - visitors.taPanelPersons };
    const isShown = !figures.dailyVisitors.suppressed && (isEverybody || !figures.taPersons.suppressed);
    const visitedShare = isShown
      ? disclosedPart(wilson(Math.min(1, share), Math.max(1, panelPersons)), part, minimumCell)
      : suppressedFigure;
    return {
      aoiType,
      aois,
      dailyVisitors: isEverybody ? figures.dailyVisitors : figures.taPersons,
      visitedShare,
      tgi: tgiFigure(visitedShare, all),
    };
  });
  return scenes.sort((a, b) => (b.dailyVisitors.value ?? -1) - (a.dailyVisitors.value ?? -1));
}

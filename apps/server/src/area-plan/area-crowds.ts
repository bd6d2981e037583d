import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Figure } from '@ooh/contract/domain/figure';
import { cellToBigInt, type H3Cell } from '@ooh/geo/h3-cell';
import type { CellPart } from '@ooh/geo/circle-cover';
import { areaCellsOfParts } from '../city-perspective/circle-cells.ts';
import { areaCellsOf } from '../city-perspective/spatial-areas.ts';
import type { AreaCells } from '../engine/work/area-presence.ts';
import { scaled, shownPart } from '../bus-plan/shown-figure.ts';
import type { Context } from '../context.ts';
import type { EnginePriority } from '../engine/engine.ts';
import type { ModelReleases } from '../engine/model-cache.ts';
import type { AreaCrowd, Tally } from '../engine/work/area-tally.ts';
import { wilson } from '../engine/work/crowd-figures.ts';

/** All of a typical week, every day the same. */
const wholeWeek = { dayWeights: Array.from({ length: 7 }, () => 1 / 7), fromHour: 0, toHour: 24 };
const z95 = 1.959963984540054;

/** The model's cells by their numbers. */
export function cellNumbers(panelCells: BigUint64Array): ReadonlyMap<bigint, number> {
  return new Map(Array.from(panelCells, (cell, number) => [cell, number]));
}

interface CrowdCity {
  readonly releases: ModelReleases;
  readonly audience: TargetAudience;
}

const crowdsInWeek = (
  { engine }: Pick<Context, 'engine'>,
  { releases, audience }: CrowdCity,
  areas: AreaCells,
  priority: EnginePriority,
) => engine.ask(releases, 'areaCrowds', { audience, areas, window: wholeWeek }, { priority });

/** Who is in each of some areas in a typical week, with the audience among them. Cells of no panel person count for nobody. */
export async function crowdsOf(
  context: Pick<Context, 'engine'>,
  city: CrowdCity,
  numbers: ReadonlyMap<bigint, number>,
  areas: readonly { readonly cells: readonly H3Cell[] }[],
  priority: EnginePriority = 'interactive',
): Promise<AreaCrowd[]> {
  const lists = areas.map(({ cells }) =>
    Uint32Array.from([...new Set(cells)].flatMap((cell) => numbers.get(cellToBigInt(cell)) ?? [])),
  );
  return crowdsInWeek(context, city, areaCellsOf(lists), priority);
}

/** The same of areas that are made of parts of the city's cells. */
export const crowdsOfParts = (
  context: Pick<Context, 'engine'>,
  city: CrowdCity,
  areas: readonly (readonly CellPart[])[],
  priority: EnginePriority = 'interactive',
): Promise<AreaCrowd[]> => crowdsInWeek(context, city, areaCellsOfParts(areas), priority);

export interface ShownPeople {
  readonly persons: Figure;
  readonly taPersons: Figure;
  readonly taConcentration: Figure;
  readonly taConcentrationHours: Figure;
  readonly tgi: Figure;
}

/**
 * People and the audience among them as they are shown: withheld where they, the others there, or the people
 * elsewhere of a panel of `panelTotal` persons are too few.
 */
export function shownTally(
  tally: Tally,
  cityShare: number,
  minimumCell: number,
  panelTotal = Infinity,
): Omit<ShownPeople, 'taConcentrationHours'> {
  const { panelPersons, people, taPanelPersons, taPeople, effectiveSample } = tally;
  const part = { inside: taPanelPersons, outside: panelPersons - taPanelPersons };
  const share = people > 0 ? wilson(taPeople / people, effectiveSample) : null;
  const ta = share && { value: taPeople, low: share.low * people, high: share.high * people };
  const taConcentration = shownPart(share, part, minimumCell);
  return {
    persons: shownPart(
      { value: people, low: people, high: people },
      { inside: panelPersons, outside: panelTotal - panelPersons },
      minimumCell,
    ),
    taPersons: shownPart(ta, part, minimumCell),
    taConcentration,
    tgi: scaled(taConcentration, cityShare > 0 ? 100 / cityShare : null),
  };
}

/** The same with the second reading of the concentration: hours instead of heads. */
export function shownPeople(
  crowd: AreaCrowd,
  cityShare: number,
  minimumCell: number,
  panelTotal?: number,
): ShownPeople {
  const { present, hours, hourShareError } = crowd;
  const part = { inside: present.taPanelPersons, outside: present.panelPersons - present.taPanelPersons };
  const value = hours.people > 0 ? hours.taPeople / hours.people : null;
  const share =
    value === null
      ? null
      : {
          value,
          low: Math.max(0, value - z95 * hourShareError),
          high: Math.min(1, value + z95 * hourShareError),
        };
  return {
    ...shownTally(present, cityShare, minimumCell, panelTotal),
    taConcentrationHours: shownPart(share, part, minimumCell),
  };
}

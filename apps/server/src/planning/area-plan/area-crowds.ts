import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Figure } from '@ooh/contract/domain/figure';
import { cellToBigInt, type H3Cell } from '@ooh/geo/h3-cell';
import type { CellPart } from '@ooh/geo/circle-cover';
import { areaCellsOfParts } from '../../measurement/city-perspective/circle-cells.ts';
import { areaCellsOf, wholeCells } from '../../measurement/city-perspective/people-cells.ts';
import type { AreaCells } from '../../measurement/engine/work/area-presence.ts';
import { estimateAround } from '../../disclosure/estimate.ts';
import { disclosedPart, tgiFigure } from '../../disclosure/disclosed-figure.ts';
import type { Context } from '../../context.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import type { AreaCrowd, Tally } from '../../measurement/engine/work/area-tally.ts';
import { wilson } from '../../measurement/engine/work/crowd-figures.ts';

/** All of a typical week, every day the same. */
const wholeWeek = { dayWeights: Array.from({ length: 7 }, () => 1 / 7), fromHour: 0, toHour: 24 };

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

/** People in each of some areas in a typical week, and the audience among them. Cells without panel persons count 0. */
export async function crowdsOf(
  context: Pick<Context, 'engine'>,
  city: CrowdCity,
  numbers: ReadonlyMap<bigint, number>,
  areas: readonly { readonly cells: readonly H3Cell[] }[],
  priority: EnginePriority = 'interactive',
): Promise<AreaCrowd[]> {
  const lists = areas.map(({ cells }) =>
    wholeCells(
      Uint32Array.from([...new Set(cells)].flatMap((cell) => numbers.get(cellToBigInt(cell)) ?? [])),
    ),
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
export function disclosedTally(
  tally: Tally,
  cityShare: number,
  minimumCell: number,
  panelTotal = Infinity,
): Omit<ShownPeople, 'taConcentrationHours'> {
  const { panelPersons, people, taPanelPersons, taPeople, effectiveSample } = tally;
  const part = { inside: taPanelPersons, outside: panelPersons - taPanelPersons };
  const share = people > 0 ? wilson(taPeople / people, effectiveSample) : null;
  const ta = share && { value: taPeople, low: share.low * people, high: share.high * people };
  const taConcentration = disclosedPart(share, part, minimumCell);
  return {
    persons: disclosedPart(
      { value: people, low: people, high: people },
      { inside: panelPersons, outside: panelTotal - panelPersons },
      minimumCell,
    ),
    taPersons: disclosedPart(ta, part, minimumCell),
    taConcentration,
    tgi: tgiFigure(taConcentration, cityShare),
  };
}

/** The same with the second definition of the concentration: by hours instead of people. */
export function disclosedPeople(
  crowd: AreaCrowd,
  cityShare: number,
  minimumCell: number,
  panelTotal?: number,
): ShownPeople {
  const { present, hours, hourShareError } = crowd;
  const part = { inside: present.taPanelPersons, outside: present.panelPersons - present.taPanelPersons };
  const value = hours.people > 0 ? hours.taPeople / hours.people : null;
  const share = value === null ? null : estimateAround(value, hourShareError, 1);
  return {
    ...disclosedTally(present, cityShare, minimumCell, panelTotal),
    taConcentrationHours: disclosedPart(share, part, minimumCell),
  };
}

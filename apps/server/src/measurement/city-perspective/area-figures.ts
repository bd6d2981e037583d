import type { Figure } from '@ooh/contract/domain/figure';
import type { CrowdRole } from '@ooh/contract/domain/crowd-names';
import type { AreaFigures } from '@ooh/contract/domain/place-insight';
import { isTooFew } from '@ooh/measurement/minimum-cell';
import { disclosedFigure, tgiFigure } from '../../disclosure/disclosed-figure.ts';
import type { AreaCrowd, People, Tally } from '../engine/work/area-tally.ts';
import { wilson } from '../engine/work/crowd-figures.ts';
import { estimateAround, type Estimate } from '../../disclosure/estimate.ts';
import { passesMinimumCell, suppressedFigure } from '../../disclosure/suppression.ts';
import type { CityCrowd } from './city-crowd.ts';

/** Reference values for figures of areas. */
export interface FigureContext {
  readonly universe: number;
  readonly panelPersons: number;
  /** Panel persons of the audience in the whole city, and its share of the people. */
  readonly taPanelPersons: number;
  readonly taShare: number;
  readonly role: CrowdRole;
  readonly hours: number;
  readonly minimumCell: number;
}

export function figureContext(
  city: Pick<CityCrowd, 'size' | 'role' | 'window'>,
  minimumCell: number,
): FigureContext {
  const { universe, panelPersons, otherPersons, share } = city.size;
  return {
    universe,
    panelPersons: panelPersons + otherPersons,
    taPanelPersons: panelPersons,
    taShare: share.value,
    role: city.role,
    hours: city.window.toHour - city.window.fromHour,
    minimumCell,
  };
}

/** People of a group with Wilson's interval of their share among all panel persons; `part` scales both. */
export function peopleEstimate(
  ground: Pick<FigureContext, 'universe' | 'panelPersons'>,
  people: number,
  part = 1,
): Estimate {
  const share = wilson(Math.min(1, people / ground.universe), ground.panelPersons);
  const scale = ground.universe * part;
  return { value: people * part, low: share.low * scale, high: share.high * scale };
}

const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** The people of a role: their tally, and their number on an average day. */
function roleOf(crowd: AreaCrowd, role: CrowdRole): { tally: Tally; people: People } {
  const daily = { visitors: crowd.dailyVisitors, present: crowd.daily };
  const people = role === 'residents' || role === 'workers' ? crowd[role] : daily[role];
  return { tally: crowd[role], people };
}

/**
 * Which parts of a known total may be disclosed: each is at least the minimum cell (as is its
 * complement), and so are the withheld ones together; otherwise the smallest disclosed ones are withheld too.
 */
export function disclosedParts(
  parts: readonly { readonly inside: number; readonly outside: number }[],
  minimumCell: number,
): boolean[] {
  const shown = parts.map(({ inside, outside }) => passesMinimumCell(inside, outside, minimumCell));
  const isRevealing = () => {
    const rest = parts.reduce((sum, part, i) => sum + (shown[i] ? 0 : part.inside), 0);
    return isTooFew(rest, minimumCell);
  };
  const ascending = [...parts.keys()].sort((a, b) => parts[a].inside - parts[b].inside);
  for (const i of ascending) {
    if (!isRevealing()) break;
    shown[i] = false;
  }
  return shown;
}

/** Disclosure decisions of an area that depend on all areas of a partition. */
export interface ShownParts {
  readonly residents: boolean;
  readonly workers: boolean;
  readonly target: boolean;
}
const everything: ShownParts = { residents: true, workers: true, target: true };

/** The decision for each area of a partition of the city. */
export function shownOfPartition(crowds: readonly AreaCrowd[], ground: FigureContext): ShownParts[] {
  const { minimumCell, panelPersons, role } = ground;
  const of = (tally: (crowd: AreaCrowd) => Tally) =>
    disclosedParts(
      crowds.map((crowd) => {
        const inside = tally(crowd).panelPersons;
        return { inside, outside: panelPersons - inside };
      }),
      minimumCell,
    );
  const [residents, workers] = [of((crowd) => crowd.residents), of((crowd) => crowd.workers)];
  const target =
    role === 'residents' || role === 'workers'
      ? disclosedParts(
          crowds.map((crowd) => {
            const { panelPersons: all, taPanelPersons: inside } = crowd[role];
            return { inside, outside: all - inside };
          }),
          minimumCell,
        )
      : crowds.map(() => true);
  return crowds.map((_, i) => ({ residents: residents[i], workers: workers[i], target: target[i] }));
}

/** Panel persons there, those of them who neither live nor work there, and all panel persons. */
interface PanelThere {
  readonly present: number;
  readonly visitors: number;
  readonly all: number;
}

/** Whether people present, and visitors, may be disclosed. */
export function shownThere({ present, visitors, all }: PanelThere, minimumCell: number) {
  const isPresentShown = passesMinimumCell(present, all - present, minimumCell);
  return {
    present: isPresentShown,
    visitors: isPresentShown && passesMinimumCell(visitors, present - visitors, minimumCell),
  };
}

/** Whether the audience among some people may be disclosed, beside these people and beside the audience of the city. */
export const isTargetShownIn = (
  { panelPersons, taPanelPersons }: Pick<Tally, 'panelPersons' | 'taPanelPersons'>,
  { minimumCell, taPanelPersons: all }: Pick<FigureContext, 'minimumCell' | 'taPanelPersons'>,
): boolean =>
  passesMinimumCell(taPanelPersons, panelPersons - taPanelPersons, minimumCell) &&
  passesMinimumCell(taPanelPersons, all - taPanelPersons, minimumCell);

/** The figures of an area, each withheld where it, or its complement, is based on too few panel persons. */
export function areaFiguresOf(
  crowd: AreaCrowd,
  ground: FigureContext,
  may: ShownParts = everything,
): AreaFigures {
  const { minimumCell, panelPersons: all, role } = ground;
  const shown = (isShown: boolean, estimate: () => Estimate): Figure =>
    isShown ? disclosedFigure(estimate(), minimumCell, minimumCell) : suppressedFigure;
  const { present, visitors, residents, workers } = crowd;
  const whole = (tally: Tally) =>
    passesMinimumCell(tally.panelPersons, all - tally.panelPersons, minimumCell);
  const there = { present: present.panelPersons, visitors: visitors.panelPersons, all };
  const { present: isPresentShown, visitors: isVisitorShown } = shownThere(there, minimumCell);
  const own = roleOf(crowd, role);
  const isRoleShown = {
    present: isPresentShown,
    visitors: isVisitorShown,
    residents: may.residents && whole(residents),
    workers: may.workers && whole(workers),
  };
  const taIn = (tally: Tally) => isTargetShownIn(tally, ground);
  const isTargetShown = isRoleShown[role] && may.target && taIn(own.tally);
  const daily = (tally: Tally, people: number) =>
    peopleEstimate(ground, tally.people, ratio(people, tally.people));
  const share = wilson(ratio(own.people.taPeople, own.people.people), own.tally.effectiveSample);
  const hourShare = ratio(crowd.hours.taPeople, crowd.hours.people);
  const concentration = shown(isTargetShown, () => share);
  return {
    residents: shown(isRoleShown.residents, () => peopleEstimate(ground, residents.people)),
    workers: shown(isRoleShown.workers, () => peopleEstimate(ground, workers.people)),
    dailyVisitors: shown(isVisitorShown, () => daily(visitors, crowd.dailyVisitors.people)),
    dailyPersons: shown(isPresentShown, () => daily(present, crowd.daily.people)),
    averagePresent: shown(isPresentShown, () => daily(present, crowd.hours.people / ground.hours)),
    persons: shown(isRoleShown[role], () => daily(own.tally, own.people.people)),
    taPersons: shown(isTargetShown, () => ({
      value: own.people.taPeople,
      low: share.low * own.people.people,
      high: share.high * own.people.people,
    })),
    taConcentrationPeople: concentration,
    taConcentrationHours: shown(isPresentShown && taIn(present), () =>
      estimateAround(hourShare, crowd.hourShareError, 1),
    ),
    tgi: tgiFigure(concentration, ground.taShare),
  };
}

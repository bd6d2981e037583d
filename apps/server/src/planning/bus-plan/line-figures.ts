import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { memoize } from '../../platform/memoize.ts';
import type { PlanCity, PlannedBuses } from './plan-city.ts';

/** What one vehicle of a line, full wrap, brings an audience. */
export interface LineFigure {
  readonly contacts: number;
  readonly taContacts: number;
  /** taContacts ÷ contacts, with its standard error. */
  readonly concentration: number;
  readonly concentrationError: number;
  /** People of the audience that one vehicle reaches in the flight. */
  readonly reachOfOneVehicle: number;
  /** Panel persons of the audience who meet the line, and of everybody else. */
  readonly panelPersons: number;
  readonly otherPersons: number;
  readonly taUniverse: number;
  readonly universe: number;
}

const figures = memoize<Map<string, LineFigure>>(12);

async function read(
  context: Pick<Context, 'engine'>,
  city: PlanCity<PlannedBuses>,
  audience: TargetAudience,
): Promise<Map<string, LineFigure>> {
  const { lineIds, figures: of } = await context.engine.ask(city.releases, 'lineFigures', {
    audience,
    days: city.days,
  });
  return new Map(
    lineIds.map((lineId, m) => [
      lineId,
      {
        contacts: of.contacts[m],
        taContacts: of.taContacts[m],
        concentration: of.contacts[m] > 0 ? of.taContacts[m] / of.contacts[m] : 0,
        concentrationError: of.concentrationError[m],
        reachOfOneVehicle: of.taReachOfOneVehicle[m],
        panelPersons: of.taPanelPersons[m],
        otherPersons: of.allPanelPersons[m] - of.taPanelPersons[m],
        taUniverse: of.taUniverse,
        universe: of.universe,
      },
    ]),
  );
}

/** Figures of all lines of a city for an audience; the last few answers are remembered by their inputs. */
export function lineFiguresOf(
  context: Pick<Context, 'engine'>,
  city: PlanCity<PlannedBuses>,
  audience: TargetAudience,
): Promise<Map<string, LineFigure>> {
  const { panelReleaseId, lineReleaseId } = city.releases;
  const key = JSON.stringify([panelReleaseId, lineReleaseId, city.days, audience]);
  return figures(key, () => read(context, city, audience));
}

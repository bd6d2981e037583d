import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../context.ts';
import type { PlanCity } from './plan-city.ts';

/** What one vehicle of a line, full wrap, brings an audience. */
export interface LineFigure {
  readonly contacts: number;
  readonly taContacts: number;
  /** taContacts ÷ contacts, with its standard error. */
  readonly concentration: number;
  readonly concentrationError: number;
  /** People of the audience that one vehicle reaches in the flight. */
  readonly reachOfOneVehicle: number;
  readonly panelPersons: number;
  readonly taUniverse: number;
  readonly universe: number;
}

const kept = 12;
const held = new Map<string, Promise<Map<string, LineFigure>>>();

async function read(
  context: Pick<Context, 'engine'>,
  city: PlanCity,
  audience: TargetAudience,
): Promise<Map<string, LineFigure>> {
  const { lineIds, figures } = await context.engine.ask(city.releases, 'lineFigures', {
    audience,
    days: city.days,
  });
  return new Map(
    lineIds.map((lineId, m) => [
      lineId,
      {
        contacts: figures.contacts[m]!,
        taContacts: figures.taContacts[m]!,
        concentration: figures.contacts[m]! > 0 ? figures.taContacts[m]! / figures.contacts[m]! : 0,
        concentrationError: figures.concentrationError[m]!,
        reachOfOneVehicle: figures.taReachOfOneVehicle[m]!,
        panelPersons: figures.taPanelPersons[m]!,
        taUniverse: figures.taUniverse,
        universe: figures.universe,
      },
    ]),
  );
}

/** Figures of all lines of a city for an audience; the last few answers are remembered by their inputs. */
export function lineFiguresOf(
  context: Pick<Context, 'engine'>,
  city: PlanCity,
  audience: TargetAudience,
): Promise<Map<string, LineFigure>> {
  const { panelReleaseId, lineReleaseId } = city.releases;
  const key = JSON.stringify([panelReleaseId, lineReleaseId, city.days, audience]);
  const answer = held.get(key) ?? read(context, city, audience);
  held.delete(key);
  held.set(key, answer);
  answer.catch(() => held.delete(key));
  for (const oldest of [...held.keys()].slice(0, Math.max(0, held.size - kept))) held.delete(oldest);
  return answer;
}

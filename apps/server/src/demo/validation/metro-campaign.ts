import { evaluateExposure } from '@ooh/measurement/rate-reach';
import type { GeneratedCity } from './generated-city.ts';

/** Chance that one passage of a station is a visible contact with one panel in it: 35 % of the flow passes it, half of them see it. */
export const contactPerPassage = 0.35 * 0.5;

/** Age bands up to 55; of 56 and over about three fifths are under 65, and the whole band is left out. */
const lastBandBelow65 = 4;

/** Reach and frequency among 15–55 of `panels` 12-sheet light boxes, one in each of the busiest stations, for some weeks. */
export function metroCampaign({ panel, passages, riders }: GeneratedCity, panels: number, weeks: number) {
  const busiest = Array.from(riders.keys()).sort((a, b) => riders[b] - riders[a] || a - b);
  const booked = new Set(busiest.slice(0, panels));
  const contacts = new Float64Array(panel.count);
  for (let i = 0; i < passages.count; i++) {
    if (booked.has(passages.station[i]))
      contacts[passages.person[i]] += weeks * passages.weekly[i] * contactPerPassage;
  }
  const audience = Uint8Array.from(panel.ageBand, (band) => (band <= lastBandBelow65 ? 1 : 0));
  const { reach, universe, frequency, reachAtLeast } = evaluateExposure(panel.weight, contacts, { audience });
  return {
    reachShare: reach / universe,
    frequency: frequency ?? 0,
    nPlus: reachAtLeast.map((n) => n / universe),
  };
}

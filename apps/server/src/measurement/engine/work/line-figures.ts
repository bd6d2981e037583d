import { chanceOfContact } from '@ooh/measurement/poisson';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';

/** What one vehicle of each line, full wrap, brings a day; columns by medium. */
export interface LineFigures {
  /** Panel persons of the audience and people they represent. */
  readonly panelPersons: number;
  readonly taUniverse: number;
  readonly universe: number;
  readonly contacts: Float64Array;
  readonly taContacts: Float64Array;
  /** Standard error of taContacts ÷ contacts, by linearisation over persons (strata as one: conservative). */
  readonly concentrationError: Float64Array;
  /** People of the audience that one vehicle reaches in `days` days. */
  readonly taReachOfOneVehicle: Float64Array;
  /** Panel persons of the audience who meet the line at all. */
  readonly taPanelPersons: Uint32Array;
  /** Panel persons who meet the line at all. */
  readonly allPanelPersons: Uint32Array;
}

/** One pass over all pairs of the store. */
export function lineFigures(model: CityModel, audience: TargetAudience, days: number): LineFigures {
  const { weights, mediaCount, rowStart, persons, rates } = model.store;
  const mask = audienceMask(model.labels, audience);
  const figures = {
    contacts: new Float64Array(mediaCount),
    taContacts: new Float64Array(mediaCount),
    concentrationError: new Float64Array(mediaCount),
    taReachOfOneVehicle: new Float64Array(mediaCount),
    taPanelPersons: new Uint32Array(mediaCount),
    allPanelPersons: Uint32Array.from({ length: mediaCount }, (_, m) => rowStart[m + 1] - rowStart[m]),
  };
  for (let m = 0; m < mediaCount; m++) {
    let [all, ta, allSquares, taSquares, reached, count] = [0, 0, 0, 0, 0, 0];
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      const y = weights[p] * rates[e];
      all += y;
      allSquares += y * y;
      if (mask[p] === 0) continue;
      ta += y;
      taSquares += y * y;
      reached += weights[p] * chanceOfContact(days * rates[e]);
      count++;
    }
    const share = all > 0 ? ta / all : 0;
    figures.contacts[m] = all;
    figures.taContacts[m] = ta;
    // Σ (y(I − share))² = taSquares(1 − 2·share) + allSquares·share², divided by (Σ y)².
    const variance =
      all > 0 ? Math.max(0, taSquares * (1 - 2 * share) + allSquares * share * share) / (all * all) : 0;
    figures.concentrationError[m] = Math.sqrt(variance);
    figures.taReachOfOneVehicle[m] = reached;
    figures.taPanelPersons[m] = count;
  }
  let [universe, taUniverse, panelPersons] = [0, 0, 0];
  for (let p = 0; p < weights.length; p++) {
    universe += weights[p];
    if (mask[p] === 0) continue;
    taUniverse += weights[p];
    panelPersons++;
  }
  return { ...figures, universe, taUniverse, panelPersons };
}

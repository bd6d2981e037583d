import { certain } from '@ooh/contract/core/certain';
import { areaBounds, areaContains } from '@ooh/geo/polygon';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../../context.ts';
import { networkOf, placesOf } from '../../../city-data/bus-line/city-lines.ts';
import type { CityPlaces } from '../../../city-data/bus-line/city-places.ts';
import type { LineNetwork } from '../../../city-data/bus-line/line-network.ts';
import type { RegisterLine } from '../../../city-data/bus-line/line-register.ts';
import { busFormOf, formFactorOf } from '../../../reference/bus-body/bus-forms.ts';
import { lineFiguresOf, type LineFigure } from '../line-figures.ts';
import type { PlanCity } from '../plan-city.ts';
import type { LineMerit } from './criterion-scores.ts';
import { placesByWay, readRivalPlaces } from './rival-places.ts';

/** Share of the stops of each line that lie in a business district, in the network's order. */
export function districtShares(
  network: LineNetwork,
  districts: CityPlaces['businessDistricts'],
): Float64Array {
  const inside = new Uint8Array(network.stopPoints.length);
  for (const { area } of districts)
    for (const stop of network.stopIndex.inBounds(areaBounds(area)))
      if (areaContains(area, network.stopPoints[stop])) inside[stop] = 1;
  const shares = new Float64Array(network.lines.length);
  network.stopLine.forEach((line, stop) => (shares[line] = shares[line] + inside[stop]));
  return shares.map((stops, line) => stops / Math.max(1, network.lines[line].stops.length));
}

/** TA contacts of a vehicle-day in a form per fen of its rate card: the best deck; 0 where it is not sold so. */
function contactsPerFen(line: RegisterLine, figure: LineFigure | undefined, formId: number): number {
  const form = certain(busFormOf(formId), 'form of bus bodies', formId);
  const yields = line.prices
    .filter((price) => price.formId === formId && price.priceFen > 0)
    .map(({ deck, priceFen }) => ((figure?.taContacts ?? 0) * formFactorOf(form, deck)) / priceFen);
  return Math.max(0, ...yields);
}

/** TA share of a line's contacts; that of the city where the audience on the line is too small to be told. */
function concentrationOf(figure: LineFigure | undefined, minimumCell: number): number {
  if (figure === undefined) return 0;
  const { panelPersons, otherPersons, concentration, taUniverse, universe } = figure;
  const isTold = meetsMinimumCell(panelPersons, minimumCell) && meetsMinimumCell(otherPersons, minimumCell);
  return isTold ? concentration : taUniverse / Math.max(1, universe);
}

/** What the criteria compare the lines of a city's register by, in the register's order. */
export async function readLineMerits(
  context: Pick<Context, 'db' | 'engine' | 'config'>,
  city: PlanCity,
): Promise<Map<string, LineMerit>> {
  const [figures, network, places, rivals] = await Promise.all([
    lineFiguresOf(context, city, city.audience),
    networkOf(context.db, city.data.busLines),
    placesOf(context.db, city.data.places),
    readRivalPlaces(context.db, city.cityCode, city.plan.brief.brandId),
  ]);
  const at = new Map(network.lines.map(({ lineId }, line) => [lineId, line]));
  const inDistricts = districtShares(network, places.businessDistricts);
  const byWay = placesByWay(network, rivals);
  const meritOf = (line: RegisterLine): LineMerit => {
    const place = at.get(line.lineId);
    return {
      concentration: concentrationOf(figures.get(line.lineId), context.config.minimumCell),
      cost: contactsPerFen(line, figures.get(line.lineId), city.plan.strategy.formId),
      district: place === undefined ? 0 : inDistricts[place],
      rivals: place === undefined ? 0 : byWay[place] / Math.max(1, line.lengthMeters / 1000),
    };
  };
  return new Map([...city.register.values()].map((line) => [line.lineId, meritOf(line)]));
}

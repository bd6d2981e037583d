import { planCommutes } from './commute.ts';
import type { CityModel } from './city-model.ts';
import {
  demographicIncome,
  distanceByOccupation,
  drawIndustry,
  drawOccupation,
  educationTables,
  weightedQuantiles,
} from '@ooh/people/person/demographics';
import { districtFactOf } from '@ooh/people/person/district-people';
import { occupation, writeLabels } from '@ooh/people/person/person-labels';
import { metroAccessOf } from '@ooh/reference/facts/city-facts';
import { pickIndex, randomStream } from '@ooh/reference/random';
import { smooth } from './urban-fields.ts';
import { drawMode } from './draw-person.ts';
import { type Base, layOut } from './panel-layout.ts';

/**
 * The panel: persons with expansion weights, homes, workplaces, demographics and crowd labels.
 * Persons are ordered by stratum, then by home cell; weights are equal within a stratum. The universe is the
 * residents of 15 and over. Totals by district, sex and age band equal the declared figures.
 */

export type Progress = (doneShare: number, stage: string) => void;

/** Columns of length `count` unless stated otherwise. */
export interface Panel {
  readonly count: number;
  /** People represented. */
  readonly weight: Float64Array;
  /** (district × 2 + sex) × 6 + age band. */
  readonly stratum: Uint16Array;
  readonly district: Uint8Array;
  /** 0 男, 1 女. */
  readonly sex: Uint8Array;
  /** 0..5: 15–17, 18–24, 25–35, 36–45, 46–55, 56+. */
  readonly ageBand: Uint8Array;
  /** 0..4 and 0..7 in the order of the label tree. */
  readonly education: Uint8Array;
  readonly occupation: Uint8Array;
  /** Index into the city's cells. */
  readonly homeCell: Uint32Array;
  /** Index into the city's cells, −1 for none. */
  readonly workCell: Int32Array;
  /** Straight-line metres between home and work cell, 0 for none. */
  readonly commuteMeters: Float32Array;
  /** 0 公交, 1 地铁, 2 自驾, 3 骑行, 4 步行. */
  readonly travelMode: Uint8Array;
  /** Length count + 1: labels of person p are labelIds[labelStart[p] .. labelStart[p + 1]), ascending. */
  readonly labelStart: Uint32Array;
  readonly labelIds: Uint16Array;
}

const maxLabels = 96;

/** 0..1 by rank of the cell's shop weight among cells with any. */
function centralRanks(shops: Float64Array): Float32Array {
  const order = Array.from(shops.keys()).sort((a, b) => shops[a] - shops[b] || a - b);
  const rank = new Float32Array(shops.length);
  order.forEach((cell, index) => (rank[cell] = index / Math.max(1, order.length - 1)));
  return rank;
}

/**
 * Generates the panel of a city. Throws RangeError when `personCount` is below two per stratum.
 * 200,000 persons take a few seconds and about 60 MB.
 */
export function generatePanel(city: CityModel, personCount: number, onProgress: Progress = () => {}): Panel {
  const base = layOut(city, personCount);
  onProgress(0.1, '人群落位');
  const education = new Uint8Array(personCount);
  const jobs = new Uint8Array(personCount);
  const income = new Float32Array(personCount);
  const factor = new Float32Array(personCount);
  const educationOf = educationTables(city.margins);
  const random = randomStream(city.seed, 'traits');
  const affluence = affluenceField(city);
  for (let p = 0; p < personCount; p++) {
    random.restart(p);
    const age = base.ageBand[p];
    education[p] = pickIndex(educationOf[age], random.next());
    jobs[p] = drawOccupation(age, base.sex[p], education[p], random);
    income[p] =
      demographicIncome(education[p], jobs[p], age) + affluence[base.homeCell[p]] + 0.85 * random.normal();
    factor[p] = distanceByOccupation[jobs[p]];
    if (jobs[p] === occupation.freelance && random.chance(0.6)) factor[p] = 0;
  }
  onProgress(0.3, '人口属性');
  const commute = planCommutes(city, base.homeCell, factor);
  onProgress(0.7, '职住通勤');
  const labelled = labelPersons(city, base, { education, jobs, income }, commute);
  onProgress(1, '人群标签');
  return { ...base, ...commute, ...labelled, education, occupation: jobs };
}

/** Income effect of the home cell: its district and a random texture. */
function affluenceField(city: CityModel): Float64Array {
  const random = randomStream(city.seed, 'affluence');
  const noise = smooth(
    city.grid,
    Float64Array.from({ length: city.grid.size }, () => random.normal()),
    6,
  );
  const byDistrict = city.districts.map((district) => districtFactOf(city.facts, district)?.affluence ?? 0);
  return noise.map((value, cell) => byDistrict[city.grid.district[cell]] * 0.7 + value * 2);
}

interface Drawn {
  readonly education: Uint8Array;
  readonly jobs: Uint8Array;
  readonly income: Float32Array;
}

function labelPersons(
  city: CityModel,
  base: Base,
  drawn: Drawn,
  commute: { workCell: Int32Array; commuteMeters: Float32Array },
): Pick<Panel, 'travelMode' | 'labelStart' | 'labelIds'> {
  const { count } = base;
  // 大众 30 %, 中等 40 %, 中高 22 %, 高 8 %.
  const edges = weightedQuantiles(drawn.income, base.weight, [0.3, 0.7, 0.92]);
  const [carEdge] = weightedQuantiles(drawn.income, base.weight, [1 - city.facts.carShare]);
  const [low, middle] = weightedQuantiles(drawn.income, base.weight, [0.159, 0.5]);
  const rank = centralRanks(city.fields.shops);
  const metroAccess = metroAccessOf(city.facts);
  const random = randomStream(city.seed, 'labels');
  const mode = new Uint8Array(count);
  const labelStart = new Uint32Array(count + 1);
  const labels = new Uint16Array(count * maxLabels);
  let end = 0;
  for (let p = 0; p < count; p++) {
    random.restart(p);
    const adult = base.ageBand[p] > 0;
    const hasCar = adult && drawn.income[p] + 0.6 * random.normal() > carEdge;
    const meters = commute.commuteMeters[p];
    const work = commute.workCell[p];
    const traveller = { meters: work < 0 ? 2500 : meters, hasCar, female: base.sex[p] === 1 };
    mode[p] = drawMode(traveller, metroAccess, random);
    const home = rank[base.homeCell[p]];
    end = writeLabels(
      {
        sex: base.sex[p],
        age: base.ageBand[p],
        education: drawn.education[p],
        occupation: drawn.jobs[p],
        industry: drawIndustry(drawn.jobs[p], random),
        income: (drawn.income[p] - middle) / (middle - low),
        consumption: 3 - edges.filter((edge) => drawn.income[p] > edge).length,
        hasCar,
        mode: mode[p],
        metroAccess,
        commuteMeters: work < 0 ? 0 : Math.max(1, meters),
        // The built-up part of the city is the upper tail of all cells.
        central: 6 * ((home + (work < 0 ? home : rank[work])) / 2 - 0.83),
      },
      random,
      labels,
      end,
    );
    labelStart[p + 1] = end;
  }
  return { travelMode: mode, labelStart, labelIds: labels.slice(0, end) };
}

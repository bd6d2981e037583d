/**
 * Measures of the schematic streets of a city, in the way that the published ones are taken: within the built-up area
 * (density of building 0.25 or more), all classes of streets.
 */
import { cover } from '@ooh/streets/ground/cover';
import { layStreetsOnGround } from '@ooh/streets/lay-streets';
import { measureDetours } from '@ooh/streets/testing/measure-streets';
import { streetsInputOf } from '../../apps/server/src/city-data/streets/lay-city-streets.ts';

const builtFrom = 0.25;
const cellMeters = 300;

export interface NetworkMeasures {
  readonly squareKilometers: number;
  readonly crossingsPerSquare: number;
  readonly kilometersPerSquare: number;
  /** Shares of nodes at which one, three and four or more streets meet; those of two are none. */
  readonly deadEnds: number;
  readonly threeWay: number;
  readonly fourWay: number;
  /** Length of edges ÷ straight distance between their ends. */
  readonly circuity: number;
  /** Way along streets ÷ straight distance, of places more than 2 km apart: median and 90 %. */
  readonly detour: number;
  readonly detour90: number;
}

export async function measureNetwork(
  cityCode: string,
  declaredCode: string,
  name: string,
): Promise<NetworkMeasures> {
  const input = await streetsInputOf({ cityCode, declaredCode, name });
  if (input === null) throw new RangeError(`no outlines of ${name}`);
  const laid = layStreetsOnGround(input);
  const { network, ground, density } = laid;
  const half = network.halfSideMeters;
  let cells = 0;
  for (let x = -half; x < half; x += cellMeters)
    for (let y = -half; y < half; y += cellMeters)
      if (ground.coverAt(x, y) === cover.land && density.at(x, y) >= builtFrom) cells++;
  const squareKilometers = (cells * cellMeters * cellMeters) / 1e6;
  const degrees = new Int32Array(network.nodes.length);
  let [meters, along, straight] = [0, 0, 0];
  for (const { from, to, path, lengthMeters } of network.edges) {
    degrees[from]++;
    degrees[to]++;
    if (density.at(...path[path.length >> 1]) < builtFrom) continue;
    meters += lengthMeters;
    if (from === to) continue;
    const [[ax, ay], [bx, by]] = [network.nodes[from], network.nodes[to]];
    along += lengthMeters;
    straight += Math.hypot(bx - ax, by - ay);
  }
  const here = network.nodes.flatMap((node, i) =>
    density.at(...node) >= builtFrom && degrees[i] !== 2 ? [degrees[i]] : [],
  );
  const share = (test: (degree: number) => boolean): number => here.filter(test).length / here.length;
  const [, detour, detour90] = measureDetours(laid);
  return {
    squareKilometers,
    crossingsPerSquare: here.filter((degree) => degree > 2).length / squareKilometers,
    kilometersPerSquare: meters / 1000 / squareKilometers,
    deadEnds: share((degree) => degree === 1),
    threeWay: share((degree) => degree === 3),
    fourWay: share((degree) => degree >= 4),
    circuity: along / straight,
    detour,
    detour90,
  };
}

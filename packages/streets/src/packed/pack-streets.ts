/**
 * A network in bytes, as varints: the format's number; code, version, seed; origin in 1e-6 degrees; half side; nodes as
 * steps from one to the next; edges by their nodes, class and bridge, name and shape; names; areas; coast. All lengths
 * are whole metres.
 */
import { rankOf } from '../street-class.ts';
import type { NamedArea, StreetEdge, StreetNetwork } from '../street-network.ts';
import type { Path, XY } from '../plane/path.ts';
import { VarintWriter } from './varints.ts';

export const packedFormat = 1;
export const degreeUnit = 1e-6;

/** Positions as steps, the first from `start`. */
function writeSteps(writer: VarintWriter, path: Path, start: XY): void {
  let [x, y] = start;
  writer.write(path.length);
  for (const corner of path) {
    writer.write(corner[0] - x);
    writer.write(corner[1] - y);
    [x, y] = corner;
  }
}

const origin: XY = [0, 0];

function writeEdges(writer: VarintWriter, edges: readonly StreetEdge[]): void {
  writer.write(edges.length);
  let last = 0;
  for (const { from, to, streetClass, isBridge, nameIndex, path } of edges) {
    writer.write(from - last);
    writer.write(to - from);
    writer.write(2 * rankOf[streetClass] + (isBridge ? 1 : 0));
    writer.write(nameIndex === null ? 0 : nameIndex + 1);
    // The ends are nodes.
    writeSteps(writer, path.slice(1, -1), path[0]);
    last = from;
  }
}

function writeAreas(writer: VarintWriter, areas: readonly NamedArea[]): void {
  writer.write(areas.length);
  for (const { name, ring } of areas) {
    writer.writeText(name ?? '');
    writeSteps(writer, ring, origin);
  }
}

export function packStreets(network: StreetNetwork): Uint8Array<ArrayBuffer> {
  const writer = new VarintWriter();
  writer.write(packedFormat);
  writer.writeText(network.cityCode);
  writer.write(network.version);
  writer.writeText(network.seed);
  writer.write(Math.round(network.origin.lng / degreeUnit));
  writer.write(Math.round(network.origin.lat / degreeUnit));
  writer.write(network.halfSideMeters);
  writeSteps(writer, network.nodes, origin);
  writeEdges(writer, network.edges);
  writer.write(network.streetNames.length);
  for (const name of network.streetNames) writer.writeText(name);
  for (const areas of [network.water, network.hills, network.parks]) writeAreas(writer, areas);
  writer.write(network.coast?.halfSideMeters ?? 0);
  writer.write(network.coast?.land.length ?? 0);
  for (const ring of network.coast?.land ?? []) writeSteps(writer, ring, origin);
  return writer.bytes();
}

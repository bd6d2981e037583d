import { streetClasses } from '../street-class.ts';
import type { Coast, NamedArea, StreetEdge, StreetNetwork } from '../street-network.ts';
import { pathLength, type XY } from '../plane/path.ts';
import { degreeUnit, packedFormat } from './pack-streets.ts';
import { VarintReader } from './varints.ts';

function readSteps(reader: VarintReader, [startX, startY]: XY): XY[] {
  let [x, y] = [startX, startY];
  return reader.readList((): XY => {
    x += reader.read();
    y += reader.read();
    return [x, y];
  });
}

const origin: XY = [0, 0];

function readEdges(reader: VarintReader, nodes: readonly XY[]): StreetEdge[] {
  let last = 0;
  return reader.readList(() => {
    const from = last + reader.read();
    const to = from + reader.read();
    const kind = reader.read();
    const name = reader.read();
    const [first, end] = [nodes[from], nodes[to]];
    const streetClass = streetClasses[kind >> 1];
    if (first === undefined || end === undefined || streetClass === undefined)
      throw new Error('packed streets hold an edge that cannot be');
    const path = [first, ...readSteps(reader, first), end];
    last = from;
    return {
      from,
      to,
      streetClass,
      isBridge: kind % 2 === 1,
      nameIndex: name === 0 ? null : name - 1,
      path,
      lengthMeters: pathLength(path),
    };
  });
}

const readAreas = (reader: VarintReader): NamedArea[] =>
  reader.readList(() => {
    const name = reader.readText();
    return { name: name === '' ? null : name, ring: readSteps(reader, origin) };
  });

function readCoast(reader: VarintReader): Coast | null {
  const halfSideMeters = reader.read();
  const land = reader.readList(() => readSteps(reader, origin));
  return halfSideMeters === 0 ? null : { halfSideMeters, land };
}

/** The network that was packed. Throws on bytes that are none. */
export function unpackStreets(bytes: Uint8Array): StreetNetwork {
  const reader = new VarintReader(bytes);
  if (reader.read() !== packedFormat) throw new Error('packed streets of another format');
  const cityCode = reader.readText();
  const version = reader.read();
  const seed = reader.readText();
  const degrees = () => Number((reader.read() * degreeUnit).toFixed(6));
  const place = { lng: degrees(), lat: degrees() };
  const halfSideMeters = reader.read();
  const nodes = readSteps(reader, origin);
  const edges = readEdges(reader, nodes);
  const streetNames = reader.readList(() => reader.readText());
  const [water, hills, parks] = [readAreas(reader), readAreas(reader), readAreas(reader)];
  const coast = readCoast(reader);
  if (!reader.isAtEnd) throw new Error('packed streets are followed by something else');
  const named = { cityCode, version, seed, origin: place, halfSideMeters };
  return { ...named, nodes, edges, streetNames, water, hills, parks, coast };
}

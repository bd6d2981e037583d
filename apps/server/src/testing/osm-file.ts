import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

type Tags = Readonly<Record<string, string>>;

export interface WrittenNode {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
  readonly tags?: Tags;
}

export interface WrittenWay {
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags?: Tags;
}

export interface WrittenRelation {
  readonly id: number;
  readonly members: readonly { readonly way: number; readonly role: string }[];
  readonly tags: Tags;
}

export interface WrittenMap {
  readonly nodes: readonly WrittenNode[];
  readonly ways: readonly WrittenWay[];
  readonly relations?: readonly WrittenRelation[];
  /** Day of the data, for example 2026-10-01. */
  readonly date?: string;
}

const message = (write: (out: PbfWriter) => void): Uint8Array => {
  const out = new PbfWriter();
  write(out);
  return out.finish();
};

/** Differences of each value from the one before. */
const steps = (values: readonly number[]) => values.map((value, i) => value - (values[i - 1] ?? 0));

class Strings {
  readonly #indices = new Map<string, number>([['', 0]]);

  of(text: string): number {
    const known = this.#indices.get(text) ?? this.#indices.size;
    this.#indices.set(text, known);
    return known;
  }

  get message(): Uint8Array {
    return message((out) => {
      for (const text of this.#indices.keys()) out.writeBytesField(1, Buffer.from(text));
    });
  }
}

function block(type: 'OSMHeader' | 'OSMData', content: Uint8Array): Buffer {
  const blob = message((out) => {
    out.writeVarintField(2, content.length);
    out.writeBytesField(3, deflateSync(content));
  });
  const head = message((out) => {
    out.writeStringField(1, type);
    out.writeVarintField(3, blob.length);
  });
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  return Buffer.concat([size, head, blob]);
}

/** A block of one group; 16,000 objects are what others write into one. */
function dataBlock(group: (strings: Strings, out: PbfWriter) => void): Buffer {
  const strings = new Strings();
  const content = message((out) => group(strings, out));
  const whole = message((out) => {
    out.writeBytesField(1, strings.message);
    out.writeBytesField(2, content);
  });
  return block('OSMData', whole);
}

function nodesBlock(nodes: readonly WrittenNode[]): Buffer {
  return dataBlock((strings, out) => {
    const dense = message((inner) => {
      inner.writePackedSVarint(1, steps(nodes.map(({ id }) => id)));
      inner.writePackedSVarint(8, steps(nodes.map(({ lat }) => Math.round(lat * 1e7))));
      inner.writePackedSVarint(9, steps(nodes.map(({ lng }) => Math.round(lng * 1e7))));
      const pairs = nodes.flatMap(({ tags = {} }) => [
        ...Object.entries(tags).flatMap((pair) => pair.map((text) => strings.of(text))),
        0,
      ]);
      inner.writePackedVarint(10, pairs);
    });
    out.writeBytesField(2, dense);
  });
}

function writeTags(out: PbfWriter, strings: Strings, tags: Tags): void {
  out.writePackedVarint(
    2,
    Object.keys(tags).map((text) => strings.of(text)),
  );
  out.writePackedVarint(
    3,
    Object.values(tags).map((text) => strings.of(text)),
  );
}

function waysBlock(ways: readonly WrittenWay[]): Buffer {
  return dataBlock((strings, out) => {
    for (const { id, refs, tags = {} } of ways)
      out.writeBytesField(
        3,
        message((way) => {
          way.writeVarintField(1, id);
          writeTags(way, strings, tags);
          way.writePackedSVarint(8, steps(refs));
        }),
      );
  });
}

function relationsBlock(relations: readonly WrittenRelation[]): Buffer {
  return dataBlock((strings, out) => {
    for (const { id, members, tags } of relations)
      out.writeBytesField(
        4,
        message((relation) => {
          relation.writeVarintField(1, id);
          writeTags(relation, strings, tags);
          relation.writePackedVarint(
            8,
            members.map(({ role }) => strings.of(role)),
          );
          relation.writePackedSVarint(9, steps(members.map(({ way }) => way)));
          relation.writePackedVarint(
            10,
            members.map(() => 1),
          );
        }),
      );
  });
}

const groups = <Item>(items: readonly Item[], size = 8000): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

/** An OpenStreetMap file (.osm.pbf) as others write it: a header, then nodes, ways and relations by their ids. */
export function osmFile({ nodes, ways, relations = [], date }: WrittenMap): Buffer {
  const head = message((out) => {
    out.writeStringField(4, 'OsmSchema-V0.6');
    out.writeStringField(4, 'DenseNodes');
    out.writeStringField(16, 'test');
    if (date) out.writeVarintField(32, Date.parse(date) / 1000);
  });
  return Buffer.concat([
    block('OSMHeader', head),
    ...groups(nodes).map(nodesBlock),
    ...groups(ways).map(waysBlock),
    ...groups(relations).map(relationsBlock),
  ]);
}

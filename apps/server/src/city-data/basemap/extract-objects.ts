import { zoomOfArea } from '@ooh/basemap/area-zoom';
import type { MapObject } from '@ooh/basemap/map-object';
import { assembleArea } from '@ooh/basemap/osm/assemble-area';
import { joinPaths, type Path } from '@ooh/basemap/osm/join-paths';
import type { TaggedKind } from '@ooh/basemap/osm/kind-of-tags';
import { certain } from '@ooh/contract/core/certain';
import type { Position } from '@ooh/geo/polygon';
import type { Extract, ExtractWay } from './read-extract.ts';

const plain = ({ layer, kind, detail, minZoom }: TaggedKind) => ({ layer, kind, detail, minZoom });

/** Positions of a path; where nodes are missing it is in pieces. */
function piecesOf(path: Path, { nodes }: Extract): Position[][] {
  const pieces: Position[][] = [[]];
  for (const id of path) {
    const place = nodes.at(id);
    if (place === undefined) pieces.push([]);
    else pieces[pieces.length - 1].push(place);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** Streets come in short ways: those of one kind and name that meet are joined, so that a name finds room along them. */
function lineObjects(ways: readonly ExtractWay[], extract: Extract): MapObject[] {
  const alike = Map.groupBy(ways, ({ kind, name }) => JSON.stringify([plain(kind), name]));
  return [...alike.values()].flatMap((group) => {
    const { kind, name } = group[0];
    return joinPaths(group.map(({ refs }) => refs))
      .flatMap((path) => piecesOf(path, extract))
      .map((coordinates): MapObject => ({
        ...plain(kind),
        name,
        geometry: { type: 'LineString', coordinates },
      }));
  });
}

function areaObject(
  { kind, name }: Pick<ExtractWay, 'kind' | 'name'>,
  outer: readonly Path[],
  inner: readonly Path[],
  { nodes }: Extract,
): MapObject[] {
  const geometry = assembleArea(outer, inner, (id) => nodes.at(id));
  if (geometry === null) return [];
  return [{ ...plain(kind), name, geometry, minZoom: zoomOfArea(geometry) }];
}

/** What is drawn of an extract. */
export function extractObjects(extract: Extract): MapObject[] {
  const { ways, areas, members, points, nodes } = extract;
  const pathsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => [members.get(id)].filter((path) => path !== undefined));
  return [
    ...lineObjects(
      ways.filter(({ kind }) => kind.shape === 'line'),
      extract,
    ),
    ...ways
      .filter(({ kind }) => kind.shape === 'area')
      .flatMap((way) => areaObject(way, [way.refs], [], extract)),
    ...areas.flatMap((area) => areaObject(area, pathsOf(area.outer), pathsOf(area.inner), extract)),
    ...points.map(({ kind, name, id }): MapObject => ({
      ...plain(kind),
      name,
      geometry: { type: 'Point', coordinates: certain(nodes.at(id), 'position of the node', id) },
    })),
  ];
}

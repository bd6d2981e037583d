import { textBox, ink } from './deck-pages.ts';
import type { Place, SlideElement } from './slide-draft.ts';

/** Longitude and latitude. */
export type LngLat = readonly [number, number];

/** A location: a point, or the route of a line. */
export interface Located {
  readonly place: LngLat | null;
  readonly way: readonly LngLat[];
}

const metersInDegree = 111_320;
/** Limits of other locations and of route vertices drawn, to keep pages small. */
const mostOthers = 60;
const maxCorners = 160;

const pointsOf = ({ place, way }: Located): readonly LngLat[] => (place === null ? way : [place]);

/** Every n-th item of a list, and the last one. */
function thinned<Value>(values: readonly Value[], most: number): Value[] {
  const step = Math.max(1, Math.ceil(values.length / most));
  return values.filter((_, i) => i % step === 0 || i === values.length - 1);
}

/** A sketch of a location among the others of its city: no map, only positions to scale. */
export function locator(own: Located, others: readonly Located[], frame: Place): SlideElement[] {
  const shown = thinned(
    others.filter((other) => other.place !== null),
    mostOthers,
  );
  const all = [...pointsOf(own), ...shown.flatMap(pointsOf)];
  const box = textBox(frame, [''], { size: 10, fill: 'F4F6F9' });
  if (pointsOf(own).length === 0)
    return [
      textBox(frame, ['不在现行媒体数据中，没有位置'], {
        size: 11,
        fill: 'F4F6F9',
        color: ink.quiet,
        align: 'center',
        anchor: 'middle',
      }),
    ];
  const [lngs, lats] = [all.map(([lng]) => lng), all.map(([, lat]) => lat)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [centreLng, centreLat] = [middle(lngs), middle(lats)];
  const eastMeters = metersInDegree * Math.cos((centreLat * Math.PI) / 180);
  const metersOf = ([lng, lat]: LngLat) =>
    [(lng - centreLng) * eastMeters, (lat - centreLat) * metersInDegree] as const;
  const reach = all.map(metersOf);
  const spanMeters = Math.max(
    500,
    (2.3 * Math.max(...reach.map(([x]) => Math.abs(x))) * frame.height) / frame.width,
    2.3 * Math.max(...reach.map(([, y]) => Math.abs(y))),
  );
  const scale = frame.height / spanMeters;
  const at = (point: LngLat): readonly [number, number] => {
    const [x, y] = metersOf(point);
    return [frame.x + frame.width / 2 + x * scale, frame.y + frame.height / 2 - y * scale];
  };
  const dot = (point: LngLat, size: number, color: string, name: string): SlideElement => {
    const [x, y] = at(point);
    return { kind: 'dot', name, x: x - size / 2, y: y - size / 2, width: size, height: size, color };
  };
  const otherDots = shown.flatMap(({ place }) =>
    place === null ? [] : [dot(place, 7, '8B8EA1', '本单其他点位')],
  );
  const ownShapes: SlideElement[] =
    own.place === null
      ? [
          {
            kind: 'path',
            name: '线路走向',
            points: thinned(own.way, maxCorners).map(at),
            color: ink.brand,
            width: 2.5,
          },
          dot(own.way[0], 9, ink.third, '起点'),
          dot(own.way[own.way.length - 1], 9, ink.second, '终点'),
        ]
      : [dot(own.place, 14, ink.brand, '本点位')];
  const kilometers = (spanMeters * frame.width) / frame.height / 1000;
  const legend = `上北下南；图宽约 ${kilometers.toFixed(1)} 公里；蓝色为本${own.place === null ? '线路' : '点位'}${shown.length > 0 ? '，灰色为本单同城其他点位' : ''}`;
  return [
    box,
    ...otherDots,
    ...ownShapes,
    textBox({ x: frame.x, y: frame.y + frame.height + 2, width: frame.width, height: 16 }, [legend], {
      size: 9,
      color: ink.quiet,
    }),
  ];
}

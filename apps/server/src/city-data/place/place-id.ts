import { createHash } from 'node:crypto';

/**
 * Identity of an imported place: the city, its name and its place to a metre, so that the same place has the same id
 * in every file and every release.
 */
export function placeIdOf(layer: string, cityCode: string, name: string, lng: number, lat: number): string {
  const key = `${cityCode}|${name.normalize('NFKC').replace(/\s+/g, '')}|${lng.toFixed(5)}|${lat.toFixed(5)}`;
  return `${cityCode}-${layer}-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
}

import type { CreativeShot } from '@ooh/contract/domain/creative-shot';
import { hashText } from '@ooh/reference/text-hash';

const byDay: readonly CreativeShot[] = [
  { shot: 'middle', isNight: false },
  { shot: 'near', isNight: false },
  { shot: 'far', isNight: false },
];
const atNight: readonly CreativeShot[] = [
  { shot: 'middle', isNight: true },
  { shot: 'near', isNight: true },
  { shot: 'far', isNight: true },
];

/**
 * The pictures that are drawn of an album, four to six; those at night come first where light is its technique. Faces
 * without light are shown once at night.
 */
export function shotsOf(album: {
  readonly album_id: string;
  readonly is_lit: boolean;
  readonly techniques: readonly string[];
}): CreativeShot[] {
  if (!album.is_lit) return [...byDay, atNight[0]];
  const nights = atNight.slice(0, 1 + (hashText(album.album_id) % atNight.length));
  return album.techniques.includes('灯光') ? [...nights, ...byDay] : [...byDay, ...nights];
}

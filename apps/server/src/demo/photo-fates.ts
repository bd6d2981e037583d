import { hashText } from '@ooh/reference/text-hash';

// Shares in per cent, declared for a demonstration in which most promises are kept and some are not.
const withoutPhotos = 6;
const lateUploads = 7;
const dark = 2;
const [refusedPlain, uncheckedPlain, refusedDoubtful] = [4, 9, 45] as const;

const draw = (key: string, of: string): number => hashText(`${key}|${of}`) % 100;

/** Whether anybody took photos of a posting. */
export const isPhotographed = (key: string): boolean => draw(key, 'photographed') >= withoutPhotos;

/** Days from a posting to the upload of its photos: one to six, or too late. */
export const uploadDay = (key: string): number =>
  draw(key, 'late') < lateUploads ? 9 + (hashText(`${key}|days`) % 5) : 1 + (hashText(`${key}|uploaded`) % 6);

/** Whether a face that shines was lit when its photo was taken. */
export const isLit = (key: string): boolean => draw(key, 'lit') >= dark;

const plainReasons = ['画面未拍全，请重拍', '逆光，画面看不清', '环境不足，请退后一步重拍'];

/** What the reviewers said of a photo; a doubtful one is never accepted. */
export function verdictOf(
  key: string,
  isPlain: boolean,
): { readonly verdict: 'accepted' | 'rejected' | 'unchecked'; readonly note: string } {
  const judged = draw(key, 'judged');
  if (!isPlain)
    return judged < refusedDoubtful
      ? { verdict: 'rejected', note: '定位不能证明在该点位，请重拍' }
      : { verdict: 'unchecked', note: '演示照片' };
  if (judged < refusedPlain) return { verdict: 'rejected', note: plainReasons[judged % plainReasons.length] };
  return { verdict: judged < refusedPlain + uncheckedPlain ? 'unchecked' : 'accepted', note: '演示照片' };
}

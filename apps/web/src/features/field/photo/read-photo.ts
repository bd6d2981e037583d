import { proofProblem } from '@ooh/contract/domain/photo-proof';
import { readPhotoData } from '@ooh/media-picture/photo-data';
import { formatBytes } from '../../../ui/figure/format-bytes.ts';
import type { PhotoWork } from '../queue/queue-item.ts';
import { pictureType, typeProblem } from './picture-type.ts';
import { smallerPicture } from './smaller-picture.ts';

/** What a camera writes is smaller; more is a mistake, and fills the device. */
const mostBytes = 40 * 1024 * 1024;

export interface ReadPhoto {
  readonly work: PhotoWork;
  /** What is sent; null where `problem` says why it is not. */
  readonly file: Blob | null;
  readonly problem: string | null;
}

/** SHA-256 as hexadecimal digits; null where the page was not served safely. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (globalThis.crypto.subtle === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a picture as the camera wrote it: whether it proves a posting of a day, its hash, and what is sent of it. */
export async function readPhoto(
  picture: File,
  shot: PhotoWork['shot'],
  { postedOn, today }: { readonly postedOn: string; readonly today: string },
): Promise<ReadPhoto> {
  const work: PhotoWork = {
    kind: 'photo',
    shot,
    fileName: picture.name,
    byteCount: picture.size,
    hash: null,
    isSmaller: false,
  };
  const refused = (problem: string): ReadPhoto => ({ work, file: null, problem });
  if (picture.size === 0) return refused('文件为空（0 字节）');
  if (picture.size > mostBytes)
    return refused(`照片 ${formatBytes(picture.size)}，超过 ${formatBytes(mostBytes)}`);
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const type = pictureType(bytes);
  if (type === null) return refused(typeProblem(bytes));
  const { takenAt, lng } = readPhotoData(bytes);
  const problem = proofProblem({ takenAt, hasPlace: lng !== null, postedOn, today });
  if (problem !== null) return refused(problem);
  const hash = await hashOf(bytes);
  try {
    // Without the hash of the original a smaller picture would prove less.
    const smaller = hash !== null && type === 'image/jpeg' ? await smallerPicture(bytes) : null;
    const file = smaller ?? new Blob([bytes], { type });
    return {
      work: { ...work, hash, byteCount: file.size, isSmaller: smaller !== null },
      file,
      problem: null,
    };
  } catch {
    return refused('照片已损坏，无法打开，请重拍');
  }
}

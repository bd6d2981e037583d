import { certain } from '@ooh/contract/core/certain';
import { withExifOf } from '@ooh/media-picture/photo-data';

/** Pictures up to this size are sent as they are. */
const plainBytes = 1_200_000;
/** The longer side of a smaller picture, in pixels: what is printed in a report at 200 dpi. */
const longestSide = 2048;
const quality = 0.82;

const encoded = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A large JPEG in fewer pixels, with the time and place of the original; null where it is sent as it is. Rejects where the
 * browser cannot open it.
 */
export async function smallerPicture(bytes: Uint8Array<ArrayBuffer>): Promise<Blob | null> {
  if (bytes.length <= plainBytes) return null;
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  try {
    const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    certain(canvas.getContext('2d'), 'drawing context of a canvas').drawImage(
      image,
      0,
      0,
      canvas.width,
      canvas.height,
    );
    const drawn = await encoded(canvas);
    if (drawn === null) return null;
    const kept = withExifOf(new Uint8Array(await drawn.arrayBuffer()), bytes);
    return kept.length < bytes.length ? new Blob([kept], { type: 'image/jpeg' }) : null;
  } finally {
    image.close();
  }
}

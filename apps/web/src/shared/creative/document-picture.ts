import { certain } from '@ooh/contract/core/certain';

/** Of what is written as JPEG: no difference is seen on a page. */
const quality = 0.92;

/**
 * A creative as documents can hold it: PNG and JPEG stay as they are, WebP, which neither PowerPoint nor PDF shows,
 * becomes a JPEG on white. Rejects what is no picture.
 */
export async function asDocumentPicture(file: File): Promise<File> {
  if (file.type !== 'image/webp') return file;
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = certain(canvas.getContext('2d'), 'drawing context of a canvas');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, bitmap.width, bitmap.height);
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  const written = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new File([written], `${file.name.replace(/\.webp$/i, '')}.jpg`, { type: 'image/jpeg' });
}

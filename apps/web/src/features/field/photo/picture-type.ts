export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The type of a picture by its first bytes; null for what is not taken. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes[0] === 0x89 && text(bytes, 1, 4) === 'PNG') return 'image/png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return null;
}

/** Why a file of another type is not taken. */
export function typeProblem(bytes: Uint8Array): string {
  const isHeif = text(bytes, 4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(text(bytes, 8, 12));
  if (isHeif) return 'HEIC 图片不能上传；请在手机「设置 › 相机 › 格式」选择「兼容性最佳」后重拍';
  return '不是 JPEG、PNG 或 WebP 图片';
}

const types = ['image/png', 'image/jpeg', 'image/webp'];
const maxMegabytes = 10;

/** Why a file cannot be a creative; undefined where it can. The service checks the content again. */
export function creativeProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!types.includes(type)) return '请选择 PNG、JPEG 或 WebP 图片';
  if (size === 0) return '文件为空（0 字节）';
  const megabytes = size / 1024 / 1024;
  if (megabytes > maxMegabytes)
    return `图片不超过 ${maxMegabytes} MB，所选文件为 ${megabytes.toFixed(1)} MB，请压缩后再上传`;
  return undefined;
}

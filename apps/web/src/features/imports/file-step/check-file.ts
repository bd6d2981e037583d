/** Largest file that is sent, bytes. */
export const largestFileBytes = 20 * 1024 * 1024;

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(0)} KB`;
  return `${Number((bytes / 1024 / 1024).toFixed(1))} MB`;
}

/** Why a file cannot be uploaded, in Chinese; undefined if it can. The server checks its contents. */
export function fileProblem(file: { readonly name: string; readonly size: number }): string | undefined {
  if (file.size === 0) return `「${file.name}」为空（0 字节），没有可导入的数据`;
  if (file.size > largestFileBytes) {
    return `「${file.name}」${formatBytes(file.size)}，超过上限 ${formatBytes(largestFileBytes)}，请拆分后分次导入（增量更新不影响其余数据），或由管理员用命令行 npm run import 导入（上限 1 GB）`;
  }
  if (!/\.(csv|tsv|txt|xlsx|xlsm|geojson|json|kml|kmz|zip|gz|parquet)$/i.test(file.name))
    return `「${file.name}」不是 CSV、Excel、GeoJSON、KML、压缩包（GTFS、Shapefile，或表格与图片）、gzip 或 Parquet（.csv、.xlsx、.geojson、.kml、.kmz、.zip、.gz、.parquet）`;
  return undefined;
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes in the unit that leaves one to three digits before the point, in steps of 1,024. */
export function formatBytes(bytes: number | null): string {
  if (bytes === null) return '—';
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const value = bytes / 1024 ** step;
  return `${value.toFixed(step === 0 || value >= 100 ? 0 : 1)} ${units[step]}`;
}

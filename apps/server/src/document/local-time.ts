const chinaOffsetMinutes = 8 * 60;

/** A moment in China's time with its offset, `2026-10-02T09:30:00+08:00`. */
export function chinaTime(moment: Date): string {
  const local = new Date(moment.getTime() + chinaOffsetMinutes * 60_000);
  return `${local.toISOString().slice(0, 19)}+08:00`;
}

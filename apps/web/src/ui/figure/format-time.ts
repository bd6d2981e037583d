const dateTime = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An ISO time as `2026-11-21 08:05` in the reader's time zone; `—` for none. */
export function formatTime(iso: string | null | undefined): string {
  if (!iso) return '—';
  const parts = Object.fromEntries(
    dateTime.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

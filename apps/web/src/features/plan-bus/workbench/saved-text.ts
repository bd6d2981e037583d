/** When the city was saved last, in the reader's own time; without a date it never was. */
export function savedText(savedAt: string | null): string {
  if (savedAt === null) return '尚未保存';
  const time = new Date(savedAt);
  const clock = time.toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });
  return `已保存 ${time.getMonth() + 1}-${time.getDate()} ${clock}`;
}

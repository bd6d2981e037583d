const longest = 60;

/** 「秋季通勤」 → 「秋季通勤 副本」 → 「秋季通勤 副本 2」, never longer than a name may be. */
export function copyName(name: string): string {
  const copied = /^(.*) 副本(?: (\d+))?$/.exec(name);
  const suffix = copied ? ` 副本 ${Number(copied[2] ?? 1) + 1}` : ' 副本';
  const stem = [...(copied?.[1] ?? name)].slice(0, longest - suffix.length).join('');
  return `${stem.trimEnd()}${suffix}`;
}

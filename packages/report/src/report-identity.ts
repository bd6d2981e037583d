import { strFromU8, strToU8, unzipSync } from 'fflate';
import type { ReportIdentity } from './closing-report-facts.ts';

const mark = 'ooh-report ';

/** An identity as a property of a file: letters and digits alone. */
export function identityText(identity: ReportIdentity): string {
  const bytes = strToU8(JSON.stringify(identity));
  return mark + Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The property of a presentation or a PDF that holds the identity; null without one. */
function propertyOf(bytes: Uint8Array): string | null {
  if (strFromU8(bytes.subarray(0, 5), true) === '%PDF-') {
    const hex = /\/Keywords<feff([0-9a-f]*)>/.exec(strFromU8(bytes, true))?.[1];
    if (hex === undefined) return null;
    return hex.replace(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  const core = unzipSync(bytes, { filter: ({ name }) => name === 'docProps/core.xml' })['docProps/core.xml'];
  if (core === undefined) return null;
  return /<cp:keywords>([^<]*)<\/cp:keywords>/.exec(strFromU8(core))?.[1] ?? null;
}

/** The identity in a file of a report; null where it has none, or is no such file. */
export function readIdentity(bytes: Uint8Array): ReportIdentity | null {
  try {
    const text = propertyOf(bytes);
    if (text === null || !text.startsWith(mark)) return null;
    const pairs = text.slice(mark.length).match(/../g) ?? [];
    return JSON.parse(
      strFromU8(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))),
    ) as ReportIdentity;
  } catch {
    return null;
  }
}

/** What differs between the identity in a file and that of the same report made now; empty where nothing does. */
export function differencesOf(
  written: ReportIdentity,
  made: ReportIdentity,
  titleOf: (pageId: string) => string,
): string[] {
  const differing = (name: string, then: unknown, now: unknown) =>
    String(then) === String(now) ? [] : [`${name}：文件 ${String(then)}，现在 ${String(now)}`];
  const now = new Map(made.pages.map(({ pageId, hash }) => [pageId, hash]));
  const then = new Set(written.pages.map(({ pageId }) => pageId));
  return [
    ...differing('数据版本', written.dataReleases.join('、'), made.dataReleases.join('、')),
    ...differing('程序版本', written.codeVersion, made.codeVersion),
    ...differing('最小单元', written.minimumCell, made.minimumCell),
    ...differing('上刊记录截至', written.asOf, made.asOf),
    ...differing('结论版本', written.conclusionVersion, made.conclusionVersion),
    ...differing('页面编排版本', written.layoutVersion, made.layoutVersion),
    ...differing('随机种子', written.seed, made.seed),
    ...written.pages.flatMap(({ pageId, hash }) => {
      const own = now.get(pageId);
      if (own === hash) return [];
      return [own === undefined ? `页面「${pageId}」现在没有` : `页面「${titleOf(pageId)}」的内容不同`];
    }),
    ...made.pages.flatMap(({ pageId }) => (then.has(pageId) ? [] : [`页面「${titleOf(pageId)}」文件中没有`])),
  ];
}

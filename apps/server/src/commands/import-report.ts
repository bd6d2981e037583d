import { importCountNames } from '@ooh/contract/domain/import-count-names';
import type { ImportReport } from '../administration/imports/import-session-store.ts';

const shownIssues = 20;

/** The report of an import as lines of text. */
export function reportLines(report: ImportReport): string[] {
  const counts = Object.entries(importCountNames)
    .filter(([key]) => (report.counts[key] ?? 0) > 0)
    .map(([key, name]) => `${name} ${report.counts[key].toLocaleString('zh-CN')}`);
  const issues = report.issues.slice(0, shownIssues).map(({ severity, row, field, reason, value }) => {
    const place = [row === null ? '全文件' : `第 ${row} 行`, field]
      .filter((part) => part !== null)
      .join(' · ');
    return `  ${severity === 'error' ? '错误' : '提示'} ${place}：${reason}${value === null ? '' : `（${value}）`}`;
  });
  const rest = report.issueCount - issues.length;
  return [
    `读取 ${report.rowsRead} 行，采用 ${report.rowsAccepted} 行，未采用 ${report.rowsRefused} 行`,
    ...(counts.length > 0 ? [`  ${counts.join('，')}`] : []),
    ...(report.issueCount > 0 ? [`问题与提示 ${report.issueCount} 条：`, ...issues] : []),
    ...(rest > 0 ? [`  其余 ${rest} 条见导入页面的报告`] : []),
  ];
}

import type { ImportReport } from '../imports/import-session-store.ts';

const shownIssues = 20;

const countNames: Readonly<Record<string, string>> = {
  lines: '线路',
  directions: '方向',
  stops: '站点',
  duplicateRows: '重复行',
  duplicateStops: '重复行站点',
  variantRows: '未采用走向',
  variantStops: '未采用走向站点',
  refusedRows: '拒绝行',
  refusedStops: '拒绝行站点',
  stations: '车站',
  positions: '点位',
  faces: '面',
  bookings: '已售时段',
  bookingConflicts: '与产品内预订冲突的时段',
  prices: '价格',
  packs: '新增人群包',
  hashedIds: '人群包中的 ID',
  discounts: '折扣',
  postings: '有变化的点位',
  brands: '品牌',
  products: '产品',
  placements: '投放',
  cases: '案例',
  albums: '图集',
  images: '图片',
  addedRows: '新增',
  changedRows: '更新',
  removedRows: '替换下',
};

/** The report of an import as lines of text. */
export function reportLines(report: ImportReport): string[] {
  const counts = Object.entries(report.counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${countNames[name] ?? name} ${count.toLocaleString('zh-CN')}`);
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

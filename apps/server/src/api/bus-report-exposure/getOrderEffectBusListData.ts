import { busLineRows, loadBusReport } from '../../orders/effect/bus-report.ts';
import type { Handler } from '../handler.ts';

export const getOrderEffectBusListData: Handler<'bus-report-exposure/getOrderEffectBusListData'> = async (
  context,
  input,
  { user },
) => {
  const { pageNo, pageSize, sortBy, sortOrder } = input;
  const keyword = input.keyword.trim();
  const report = await loadBusReport(context, user, input);
  const rows = busLineRows(report, context.config.minimumCell).filter(({ lineName }) =>
    lineName.includes(keyword),
  );
  const sign = sortOrder === 'asc' ? 1 : -1;
  rows.sort((a, b) => {
    if (sortBy === 'lineName') return sign * a.lineName.localeCompare(b.lineName, 'zh-CN');
    const [x, y] = [a.counts[sortBy] ?? -1, b.counts[sortBy] ?? -1];
    return sign * (x - y) || a.lineId.localeCompare(b.lineId);
  });
  const from = (pageNo - 1) * pageSize;
  return { rows: rows.slice(from, from + pageSize), total: rows.length, pageNo, pageSize };
};

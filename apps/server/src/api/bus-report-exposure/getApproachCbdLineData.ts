import { linesThrough, readBusinessDistricts } from '../../orders/effect/bus-lines.ts';
import { busLinesAmong } from '../../orders/effect/bus-report.ts';
import type { Handler } from '../handler.ts';

export const getApproachCbdLineData: Handler<'bus-report-exposure/getApproachCbdLineData'> = async (
  context,
  input,
  { user },
) => {
  const { areas, lines } = await busLinesAmong(context, user, input, readBusinessDistricts);
  const through = linesThrough(areas, lines);
  const rows = lines.flatMap((line) => {
    const districts = through
      .filter((one) => one.lines.includes(line))
      .map(({ area }) => ({ areaId: area.areaId, areaName: area.name }));
    const { cityCode, lineId, lineName, vehicles } = line;
    return districts.length === 0 ? [] : [{ cityCode, lineId, lineName, vehicles, districts }];
  });
  return {
    lines: rows.sort((a, b) => b.districts.length - a.districts.length || b.vehicles - a.vehicles),
    linesWithout: lines.length - rows.length,
  };
};

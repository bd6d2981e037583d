import { readDistricts } from '../../orders/effect/bus-lines.ts';
import { busAreas, busLinesAmong } from '../../orders/effect/bus-report.ts';
import type { Handler } from '../handler.ts';

export const getAreaProgrammeLineData: Handler<'bus-report-exposure/getAreaProgrammeLineData'> = async (
  context,
  input,
  { user },
) => {
  const { areas, lines } = await busLinesAmong(context, user, input, readDistricts);
  return { areas: busAreas(areas, lines) };
};

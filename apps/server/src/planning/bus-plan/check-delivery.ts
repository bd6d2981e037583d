import type { Delivery } from '@ooh/contract/domain/bus';
import { deckNames, type Deck } from '@ooh/contract/domain/bus-names';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';

/** What the line register says of a line that a delivery may use. */
export interface DeliverableLine {
  readonly lineId: string;
  readonly lineName: string;
  readonly vehicles: Readonly<Record<Deck, number>>;
  readonly formIds: readonly number[];
}

/**
 * Everything wrong with a delivery, one Chinese sentence each; empty when it can be bought. A line is bought
 * once per form and deck, never beyond its vehicles on any day, and its flights neither overlap nor run backwards.
 */
export function deliveryProblems(
  delivery: Delivery,
  lines: ReadonlyMap<string, DeliverableLine>,
  /** Names of lines that are no longer in the network. */
  formerNames: ReadonlyMap<string, string> = new Map(),
): string[] {
  const problems: string[] = [];
  const bought = new Map<string, number>();
  delivery.lines.forEach((item, index) => {
    const at = `第 ${index + 1} 行`;
    const line = lines.get(item.lineId);
    if (line === undefined) {
      const name = formerNames.get(item.lineId);
      problems.push(
        name === undefined
          ? `${at}：此线路不在现行线网中，也没有它的记录，请移除`
          : `${at}：${name} 不在现行线网中，请移除或改选其他线路`,
      );
      return;
    }
    if (!line.formIds.includes(item.formId)) problems.push(`${at}：${line.lineName} 没有所选的媒体形式`);
    const key = `${item.lineId}/${item.deck}`;
    const vehicles = (bought.get(key) ?? 0) + item.vehicles;
    bought.set(key, vehicles);
    if (vehicles > line.vehicles[item.deck]) {
      problems.push(
        `${at}：${line.lineName} 可售${deckNames[item.deck]}车 ${line.vehicles[item.deck]} 辆，方案共选 ${vehicles} 辆`,
      );
    }
    problems.push(...flightProblems(item.flights).map((problem) => `${at}：${line.lineName} ${problem}`));
  });
  return problems;
}

function flightProblems(flights: Delivery['lines'][number]['flights']): string[] {
  const problems: string[] = [];
  for (const flight of flights) {
    try {
      if (daysOfFlight(flight) < 1) problems.push(`下刊日 ${flight.endDate} 早于上刊日 ${flight.startDate}`);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push(error.message);
    }
  }
  const sorted = [...flights].sort((a, b) => a.startDate.localeCompare(b.startDate));
  for (let i = 1; i < sorted.length; i++) {
    if (sorted[i].startDate <= sorted[i - 1].endDate) {
      problems.push(
        `刊期 ${sorted[i - 1].startDate} 至 ${sorted[i - 1].endDate} 与 ${sorted[i].startDate} 起的刊期重叠`,
      );
    }
  }
  return problems;
}

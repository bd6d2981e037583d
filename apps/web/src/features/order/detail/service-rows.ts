import type { OrderBrief } from '@ooh/contract/domain/media-order';

export type OrderService = OrderBrief['services'][number];

/** A service as it is typed: yuan with at most two decimals; null while no amount is given. */
export interface ServiceRow {
  readonly serviceId: string;
  readonly name: string;
  readonly yuan: number | null;
}

export const rowsOf = (services: readonly OrderService[]): ServiceRow[] =>
  services.map(({ serviceId, name, amountFen }) => ({ serviceId, name, yuan: amountFen / 100 }));

/** What is wrong with the row at a position, in words; undefined where nothing is. */
export function rowFault(rows: readonly ServiceRow[], index: number): string | undefined {
  const { name, yuan } = rows[index];
  const place = `第 ${index + 1} 行`;
  if (name.trim() === '') return `${place}：请填写服务名称`;
  if (yuan === null) return `${place}：请填写金额，不收费填 0`;
  const twin = rows.findIndex((row) => row.name.trim() === name.trim());
  return twin < index ? `${place}：与第 ${twin + 1} 行的服务名称相同` : undefined;
}

/** The services that rows without a fault stand for. */
export const servicesOf = (rows: readonly ServiceRow[]): OrderService[] =>
  rows.map(({ serviceId, name, yuan }) => ({
    serviceId,
    name: name.trim(),
    amountFen: Math.round((yuan ?? 0) * 100),
  }));

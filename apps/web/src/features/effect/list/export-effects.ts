import type { EffectOrderRow } from '@ooh/contract/domain/effect';
import { call } from '../../../api/call.ts';
import { saveToDisk } from '../../../api/save-file.ts';
import { effectCsv, type ExportContext } from './effect-csv.ts';
import { listInputOf, type EffectListAddress } from './effect-list-address.ts';

const pageSize = 200;
/** Most orders of one file. */
const maxExported = 2000;

/** Every order that the filters leave, page by page; undefined where the service did not answer. */
async function readAll(address: EffectListAddress): Promise<readonly EffectOrderRow[] | undefined> {
  const rows: EffectOrderRow[] = [];
  for (let pageNo = 1; rows.length < maxExported; pageNo++) {
    const { body } = await call('effectestimate/orderListPage', {
      ...listInputOf(address),
      pageNo,
      pageSize,
    });
    if (!body) return undefined;
    rows.push(...body.rows);
    if (body.rows.length < pageSize) break;
  }
  return rows.slice(0, maxExported);
}

/** Saves the given orders, or all that the filters leave, as a table. */
export async function exportEffects(
  chosen: readonly EffectOrderRow[],
  address: EffectListAddress,
  contextOf: (orders: readonly EffectOrderRow[]) => ExportContext,
): Promise<void> {
  const orders = chosen.length > 0 ? chosen : await readAll(address);
  if (orders === undefined) return;
  const file = new Blob([effectCsv(orders, contextOf(orders))], { type: 'text/csv;charset=utf-8' });
  saveToDisk({ file, fileName: '效果评估订单.csv' });
}

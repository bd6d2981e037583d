import type { Context } from '../../context.ts';
import { cityName } from '../../reference/region/regions.ts';
import { expirePacks } from './pack-store.ts';

/** Packs expire in the transaction that replaces or undoes the panel of their people. */
export function followPanels(context: Pick<Context, 'releases'>): void {
  context.releases.subscribe({
    async inTransaction(transaction, { kind, cityCode }) {
      if (kind !== 'panel') return;
      await expirePacks(transaction, cityCode, `${cityName(cityCode)}人群样本已更换，请重新计算`);
    },
  });
}

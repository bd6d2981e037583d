import { refreshAfter } from '../../../api/refresh-after.ts';
import type { CallOutput } from '@ooh/contract/registry';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { notifyBriefly, publishNotice } from '../../../api/notice.ts';

export type CityLine = CallOutput<'app-analyse-city/lineList'>[number];

/** Deletes a list of cities immediately and offers to undo it. */
export function useLineDeletion(onDeleted: (lineId: string) => void): (line: CityLine) => Promise<void> {
  const client = useQueryClient();
  const refresh = () => refreshAfter(client, 'app-analyse-city/deleteLine');
  return async ({ lineId, name, cities }) => {
    const deleted = await call('app-analyse-city/deleteLine', { lineId });
    if (deleted.body === null) return;
    onDeleted(lineId);
    await refresh();
    let isRestored = false;
    const restore = async () => {
      if (isRestored) return;
      isRestored = true;
      const again = await call('app-analyse-city/insertLine', {
        name,
        cityCodes: cities.map(({ cityCode }) => cityCode),
      });
      // The failure has been shown; the user may try to restore the list again.
      if (again.body === null) isRestored = false;
      else {
        notifyBriefly({ kind: 'success', title: `已恢复城市线「${name}」` });
        await refresh();
      }
    };
    publishNotice({
      kind: 'success',
      title: `已删除城市线「${name}」`,
      durationMs: 10_000,
      // A list without cities that are open cannot be made anew.
      ...(cities.length > 0 ? { action: { label: '撤销', run: () => void restore() } } : {}),
    });
  };
}

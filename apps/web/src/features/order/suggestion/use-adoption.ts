import { refreshAfter } from '../../../api/refresh-after.ts';
import type { Suggestion } from '@ooh/contract/domain/competitor';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { notifyBriefly } from '../../../api/notice.ts';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { copyName } from '../../../ui/form/copy-name.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { itemInputOf } from '../item-input.ts';
import { useOrderMedia } from '../order-scope.ts';
import { adoptSuggestion, type Adopted, type Names } from './adopt-suggestion.ts';

/** Names for the words of what changes. */
export function useAdoptionNames(): Names {
  const city = useCityNames();
  const media = useOrderMedia();
  return {
    city,
    medium: (mediumId) => media.find((one) => one.mediumId === mediumId)?.name ?? `媒体 ${mediumId}`,
  };
}

/** An order that can no longer be changed is not: what is adopted goes into a new draft. */
export const needsNewDraft = ({ row }: OrderOutput): boolean => !editableStates.includes(row.state);

export interface Adoption {
  readonly preview: (suggestion: Suggestion) => Adopted;
  readonly adopt: (suggestion: Suggestion) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** The new draft that was made, if one was. */
  readonly draftId: string | undefined;
}

/** Writes a suggestion into the order, or into a new draft of it where the order is closed to changes. */
export function useAdoption(order: OrderOutput): Adoption {
  const client = useQueryClient();
  const names = useAdoptionNames();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [draftId, setDraftId] = useState<string>();
  const preview = (suggestion: Suggestion) => adoptSuggestion(order.brief, suggestion, names);

  const write = async (suggestion: Suggestion) => {
    const { brief } = preview(suggestion);
    const { orderId, version, name } = order.row;
    if (!needsNewDraft(order))
      return call('mediaOrder/update', { orderId, version, brief, note: `采纳建议：${suggestion.title}` });
    return call('mediaOrder/create', {
      brief: { ...brief, name: copyName(name) },
      items: order.items.map(itemInputOf),
    });
  };

  const adopt = async (suggestion: Suggestion): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    const { body, message } = await write(suggestion);
    setBusy(false);
    if (!body) {
      setError(message);
      return false;
    }
    if (needsNewDraft(order)) setDraftId(body.orderId);
    notifyBriefly({
      kind: 'success',
      title: `已采纳「${suggestion.title}」`,
      description: needsNewDraft(order) ? '已写入新草稿，请核对投放期后再提交。' : '已写入订单需求。',
    });
    await refreshAfter(client, 'mediaOrder/update');
    return true;
  };
  return { preview, adopt, isBusy, error, draftId };
}

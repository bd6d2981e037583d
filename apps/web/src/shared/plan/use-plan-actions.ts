import { refreshAfter } from '../../api/refresh-after.ts';
import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { notifyBriefly } from '../../api/notice.ts';
import { goalHref } from './plan-addresses.ts';
import { copyName } from '../../ui/form/copy-name.ts';

/** Copying and archiving a plan. `busyId` names the plan at work. */
export function usePlanActions() {
  const client = useQueryClient();
  const router = useRouter();
  const [busyId, setBusyId] = useState<string>();
  const refresh = () => refreshAfter(client, 'ai-option-mode/update');
  const during = async (planId: string, work: () => Promise<void>) => {
    setBusyId(planId);
    try {
      await work();
    } finally {
      setBusyId(undefined);
    }
  };

  const copy = (planId: string) =>
    during(planId, async () => {
      const source = await call('ai-option-mode/getBasePlanDetail', { planId });
      if (!source.body) return;
      const { brief, strategy } = source.body;
      const made = await call('ai-option-mode/insert', {
        brief: { ...brief, name: copyName(brief.name) },
        strategy,
      });
      if (!made.body) return;
      await refresh();
      notifyBriefly({
        kind: 'success',
        title: `已复制为 ${made.body.planNo}`,
        description: '副本为草稿，可修改后重新计算。',
      });
      await router.navigate({ href: goalHref(made.body.planId) });
    });

  const setArchived = async (planId: string, version: number, archived: boolean) => {
    const result = await call('ai-option-mode/update', { planId, version, archived });
    if (result.body) await refresh();
    return result.body?.version;
  };

  const archive = ({ planId, version, name }: Pick<PlanRow, 'planId' | 'version' | 'name'>) =>
    during(planId, async () => {
      const archivedVersion = await setArchived(planId, version, true);
      if (archivedVersion === undefined) return;
      notifyBriefly({
        kind: 'success',
        title: `已归档「${name}」`,
        action: { label: '撤销', run: () => void setArchived(planId, archivedVersion, false) },
      });
    });

  return { copy, archive, busyId };
}

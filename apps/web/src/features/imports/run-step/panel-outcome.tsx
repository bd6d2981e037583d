import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Alert } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { kindLabels } from '../kind-labels.ts';
import { panelParts } from './panel-parts.ts';

/** What a part of a panel came to: whether it can be used now, and what it waits for. */
export function PanelOutcome({ session, city }: { readonly session: ImportSession; readonly city: string }) {
  const { cityCode, kind, releaseId } = session;
  const releases = useCall('v1/data-releases', { cityCode, pageNo: 1, pageSize: 200 }, { staleMs: 0 });
  if (releases.isPending) return <StateBlock kind="loading" rows={2} />;
  const { missing, isComplete, panelInForce } = panelParts({ kind, releaseId }, releases.data?.rows ?? []);
  const lacks = missing.length === 0 ? '' : `还缺：${missing.join('；')}。`;
  if (isComplete)
    return (
      <Alert
        type={missing.length === 0 ? 'success' : 'warning'}
        showIcon
        title={`导入完成，${city}的人群样本已生效`}
        description={`${kindLabels['panel-visits'].consequence}${lacks}`}
      />
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={`人员已导入，${city}的人群样本还不能使用`}
      description={`${lacks}${panelInForce === null ? '' : `在此之前，各项测算仍使用 ${panelInForce}。`}`}
    />
  );
}

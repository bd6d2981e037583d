import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { saveFile } from '../../api/save-file.ts';
import { useCall } from '../../api/use-call.ts';
import { DefenceRoom } from '../../shared/defence/defence-room.tsx';
import { ExportButton } from '../../shared/defence/export-button.tsx';
import { openHref, planListHref } from '../../shared/plan/plan-addresses.ts';
import { CopyText } from '../../ui/page/copy-text.tsx';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { usePageTitle } from '../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';

/** The way to what a plan lacks before it can be presented. */
function PlanWayOn({ row }: { readonly row: PlanRow }) {
  const nextStep =
    row.kind !== 'bus'
      ? '去选点位'
      : row.state === 'draft'
        ? '去填写需求'
        : row.state === 'computing' || row.state === 'failed'
          ? '去计算方案'
          : '去选线路';
  return (
    <HrefButton type="primary" href={openHref(row)}>
      {nextStep}
    </HrefButton>
  );
}

/** 方案陈述 of a plan: what it does, why these media and no others, and how much better any choice could be. */
export function PlanDefence({ planId }: { readonly planId: string | undefined }) {
  const plan = useCall(
    'ai-option-mode/getBasePlanDetail',
    { planId: planId ?? '' },
    { enabled: planId !== undefined },
  );
  const row = plan.data?.row;
  usePageTitle(row && `方案陈述 · ${row.name}`);
  const toList = <HrefButton href={planListHref}>返回方案列表</HrefButton>;
  if (planId === undefined)
    return (
      <StateBlock
        kind="unselected"
        title={<h1>没有指定方案</h1>}
        description="请从智选方案列表进入。"
        action={toList}
      />
    );
  if (plan.error !== null)
    return (
      <StateBlock
        kind="page-failed"
        title="方案陈述打不开"
        absentTitle="没有这个方案，或不在您的数据权限内"
        error={plan.error}
        onRetry={() => void plan.refetch()}
        action={toList}
      />
    );
  if (row === undefined) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  const of = { planId: row.planId };
  return (
    <>
      <PageHeader
        title={`方案陈述 · ${row.name}`}
        subtitle={
          <>
            <CopyText name="方案编号" text={row.planNo} /> {row.brandName} · {row.startDate} 起 {row.weeks} 周
            · {row.cityNames.join('、')}
          </>
        }
        actions={<HrefButton href={openHref(row)}>回到方案</HrefButton>}
      />
      <DefenceRoom
        key={row.planId}
        of={of}
        title={row.name}
        wayOn={<PlanWayOn row={row} />}
        actions={
          <>
            <ExportButton text="导出 PPT" onExport={() => saveFile('v1/smart-select/proposal', of)} />
            <ExportButton
              text="导出 PDF"
              onExport={() => saveFile('v1/smart-select/proposal', { ...of, format: 'pdf' })}
            />
          </>
        }
      />
    </>
  );
}

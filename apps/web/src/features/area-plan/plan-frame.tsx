import { DownloadOutlined } from '@ant-design/icons';
import { planStateNames } from '@ooh/contract/domain/plan-names';
import { Alert, Button, Popconfirm } from 'antd';
import { useState, type ReactNode } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { formatFen } from '../../ui/figure/format-figure.ts';
import { InsightMenu } from '../../shared/insight-links/insight-menu.tsx';
import { OriginLinks } from '../../shared/strategy-draft/origin-links.tsx';
import { orderBlock } from '../../shared/plan/order-block.ts';
import { planDefenceHref } from '../../shared/plan/plan-addresses.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { JobProgress } from '../../ui/job/job-progress.tsx';
import styles from './area-plan.module.css';
import type { AreaFrame } from './area-workbench.tsx';
import type { AreaPlan, AreaPlanWork } from './use-area-plan.ts';
import { DropMenu } from '../../ui/page/drop-menu.tsx';

const exportsOf = {
  ta: { label: 'TA浓度匹配结果（Excel）', call: 'ai-option-mode/crowdTagMatchResultExport' },
  geo: { label: '围栏匹配结果（Excel）', call: 'ai-option-mode/geoLocationMatchResultExport' },
} as const;

/** Files of the plan; documents need a choice. */
function ExportMenu({ planId, kind, hasChoice }: { planId: string; kind: 'ta' | 'geo'; hasChoice: boolean }) {
  const [isLoading, setLoading] = useState(false);
  const documents = {
    matches: exportsOf[kind],
    quotation: { label: '执行报价（Excel）', call: 'crowd-tag-plan/v1/executeQuotation' },
    'quotation-pages': { label: '执行报价（PDF）', call: 'crowd-tag-plan/v1/executeQuotation' },
    schedule: { label: '排期表（Excel）', call: 'crowd-tag-plan/downloadSchedule/{planId}' },
    deck: { label: '投放方案（PPT）', call: 'v1/smart-select/proposal' },
  } as const;
  const download = async (key: keyof typeof documents) => {
    setLoading(true);
    const { call } = documents[key];
    const { body } = await (key === 'quotation-pages'
      ? saveFile(documents[key].call, { planId, format: 'pdf' })
      : saveFile(call, { planId }));
    setLoading(false);
    if (body) notifyBriefly({ kind: 'success', title: '已导出', description: body.fileName });
  };
  return (
    <DropMenu
      menu={{
        items: Object.entries(documents).map(([key, { label }]) => ({
          key,
          label,
          disabled: key !== 'matches' && !hasChoice,
        })),
        onClick: ({ key }) => void download(key as keyof typeof documents),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden="true" />} loading={isLoading}>
        导出
      </Button>
    </DropMenu>
  );
}

export interface PlanFrameProps {
  readonly title: string;
  readonly kind: 'ta' | 'geo';
  readonly work: AreaPlanWork;
  readonly plan: AreaPlan;
  readonly hasChoice: boolean;
  readonly renderOrderButton: (blocked: string | undefined) => ReactNode;
  /** Why it cannot be computed now. */
  readonly cannotCompute?: ReactNode;
}

function PlanName({ title, kind, plan }: Pick<PlanFrameProps, 'title' | 'kind' | 'plan'>) {
  const { row, brief, audienceSentence } = plan;
  const facts = [
    row.planNo,
    row.brandName,
    row.cityNames.join('、'),
    `${brief.startDate} 起 ${brief.weeks} 周`,
    `预算 ${formatFen(row.budgetFen, { unit: 'auto' })}`,
    planStateNames[row.state],
  ];
  return (
    <>
      <h1 className={styles.name} title={row.name}>
        {row.name}
      </h1>
      <p className={styles.facts}>
        {title} · {facts.join(' · ')}
      </p>
      <p className={styles.facts}>
        TA：{audienceSentence} <OriginLinks kind={`plan-${kind}`} id={row.planId} />
      </p>
    </>
  );
}

/** The computation where one is at work, and what stands against it. */
function PlanNotices({ work, plan, cannotCompute }: Pick<PlanFrameProps, 'work' | 'plan' | 'cannotCompute'>) {
  const { jobId, followed, refusal } = work;
  const { state, stateReason } = plan.row;
  return (
    <>
      {jobId !== null && <JobProgress jobId={jobId} job={followed.job} label="方案计算" />}
      {cannotCompute !== undefined && <Alert type="info" showIcon title={cannotCompute} />}
      {refusal !== null && <Alert type="error" showIcon title="未能提交" description={refusal} />}
      {(state === 'failed' || state === 'stale') && (
        <Alert
          type={state === 'failed' ? 'error' : 'warning'}
          showIcon
          title={state === 'failed' ? '计算失败' : '数据已变化，请重新计算'}
          description={stateReason ?? undefined}
        />
      )}
    </>
  );
}

/** Title, facts, state and actions of a plan, each for its place in the workbench. */
export function planFrame(props: PlanFrameProps): AreaFrame {
  const { title, kind, work, plan, hasChoice, renderOrderButton, cannotCompute } = props;
  const { row } = plan;
  return {
    head: <PlanName title={title} kind={kind} plan={plan} />,
    compute: (
      <Popconfirm
        title="按现行数据重新计算？"
        description="点位选择由新结果取代，手工增减不再保留。"
        okText="重新计算"
        cancelText="取消"
        disabled={row.state === 'draft'}
        onConfirm={() => void work.compute()}
      >
        <Button
          loading={work.isBusy}
          disabled={work.jobId !== null || cannotCompute !== undefined}
          onClick={row.state === 'draft' ? () => void work.compute() : undefined}
        >
          {row.state === 'draft' ? '计算' : '重新计算'}
        </Button>
      </Popconfirm>
    ),
    actions: (
      <>
        {renderOrderButton(orderBlock(row.state, hasChoice))}
        <HrefButton href={planDefenceHref(row.planId)} disabled={!hasChoice}>
          方案陈述
        </HrefButton>
        <InsightMenu subject={{ ...plan.brief, mediumIds: [] }} />
        <ExportMenu planId={row.planId} kind={kind} hasChoice={hasChoice} />
      </>
    ),
    notices: <PlanNotices work={work} plan={plan} cannotCompute={cannotCompute} />,
  };
}

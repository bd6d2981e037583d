import type { PlanState } from '@ooh/contract/domain/plan';
import { Alert } from 'antd';
import briefStyles from '../../../shared/brief/brief.module.css';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { strategyHref } from '../../../shared/plan/plan-addresses.ts';
import type { BriefDraft } from './brief-draft.ts';

export interface BriefEditorProps {
  /** The plan that is edited; absent for a new one. */
  readonly plan?: { readonly planId: string; readonly version: number; readonly state: PlanState };
  /** Content to begin with: the saved brief, or what another plan lends. */
  readonly initial?: BriefDraft;
  /** A description of it that was written on another page. */
  readonly described?: string;
  readonly onCreated: (planId: string) => void;
}

export function BriefStateAlert({ plan }: Pick<BriefEditorProps, 'plan'>) {
  if (plan?.state === 'computing') {
    return (
      <Alert
        type="info"
        showIcon
        className={briefStyles.notice}
        title="方案正在计算，完成或取消后才能修改"
        action={<HrefLink href={strategyHref(plan.planId)}>查看进度</HrefLink>}
      />
    );
  }
  if (plan?.state === 'ready') {
    return (
      <Alert
        type="warning"
        showIcon
        className={briefStyles.notice}
        title="该方案已生成结果，修改需求后须重新计算"
      />
    );
  }
  return null;
}

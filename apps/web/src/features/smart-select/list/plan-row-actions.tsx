import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { MoreOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { CreativeDrawer } from '../../../shared/creative/creative-drawer.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { openHref, packageHref } from '../../../shared/plan/plan-addresses.ts';
import styles from './plan-list.module.css';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

export interface PlanActions {
  readonly copy: (planId: string) => void;
  readonly archive: (plan: PlanRow) => void;
  readonly busyId: string | undefined;
}

export function PlanRowActions({ plan, actions }: { readonly plan: PlanRow; readonly actions: PlanActions }) {
  const router = useRouter();
  const [showsCreative, setShowsCreative] = useState(false);
  const isComputing = plan.state === 'computing';
  return (
    // A click on a button must not count as a click on the row.
    <div className={styles.actions} role="presentation" onClick={(event) => event.stopPropagation()}>
      <HrefLink href={openHref(plan)} className={styles.action} aria-label={`打开${plan.name}`}>
        打开
      </HrefLink>
      <DropMenu
        menu={{
          items: [
            { key: 'package', label: '人群包' },
            { key: 'creative', label: '创意效果' },
            { key: 'copy', label: '复制为新方案' },
            { key: 'archive', label: isComputing ? '归档（计算完成后）' : '归档', disabled: isComputing },
          ],
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            if (key === 'package') void router.navigate({ href: packageHref(plan.planId) });
            else if (key === 'creative') setShowsCreative(true);
            else if (key === 'copy') actions.copy(plan.planId);
            else actions.archive(plan);
          },
        }}
      >
        <Button
          type="text"
          size="small"
          disabled={actions.busyId === plan.planId}
          icon={<MoreOutlined aria-hidden="true" />}
          aria-label={`${plan.name}的更多操作`}
        />
      </DropMenu>
      {showsCreative && (
        <CreativeDrawer subject="plan" subjectId={plan.planId} onClose={() => setShowsCreative(false)} />
      )}
    </div>
  );
}

import { chinaDate } from '@ooh/contract/domain/china-time';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { refreshAfter } from '../../../api/refresh-after.ts';
import { suggestedName } from '../../../shared/brief/brief-texts.ts';
import { BriefForm } from '../../../shared/brief/brief-form.tsx';
import { DescribeBox } from '../../../shared/describe/describe-box.tsx';
import type { DescribedContent } from '../../../shared/describe/understand-requirement.ts';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { conflictWays, useSaving, type SavedWork } from '../../../ui/saving/use-saving.ts';
import { useCrowdLabels } from '../../../shared/ta-builder/ta-builder.tsx';
import { planListHref, strategyHref } from '../../../shared/plan/plan-addresses.ts';
import { wizardSteps } from '../wizard-address.ts';
import { BriefAside } from './brief-aside.tsx';
import { BriefConflict } from './brief-conflict.tsx';
import { checkBrief, emptyDraft, planDrafts, type BriefDraft } from './brief-draft.ts';
import { BriefFields, briefSections, planFormId } from './brief-fields.tsx';
import { sendBrief } from './send-brief.ts';
import { BriefStateAlert, type BriefEditorProps } from './brief-state-alert.tsx';

/** Step 1 of the wizard: the brief, with description box, check list and live estimate. */
export function BriefEditor({ plan, initial, described, onCreated }: BriefEditorProps) {
  const router = useRouter();
  const client = useQueryClient();
  const [draft, setDraft] = useState(initial ?? emptyDraft);
  const [savedDraft] = useState(plan ? initial : undefined);
  const [today] = useState(() => chinaDate(new Date()));
  const { labels = [], nameOf } = useCrowdLabels(draft.cityCodes);
  const names = { cityName: useCityNames(), labelName: nameOf };
  const saving = useSaving({
    content: draft,
    work: plan && { workId: plan.planId, version: plan.version },
    call: 'ai-option-mode/update',
    savedContent: savedDraft,
    send: sendBrief,
    keep: planDrafts.keep,
    forget: planDrafts.forget,
    isEnabled: plan?.state !== 'computing',
    onCreated,
  });
  const issues = checkBrief(draft, today);
  const change = (part: Partial<BriefDraft>) => setDraft((before) => ({ ...before, ...part }));
  /** A described brief also gets the name that follows from it, unless the plan has one. */
  const applyDescribed = (part: DescribedContent) =>
    setDraft((before) => {
      const filled = { ...before, ...part };
      return filled.name === '' ? { ...filled, name: suggestedName(filled, names) } : filled;
    });
  /** With the strategy as it is; where that is refused, its page says why. */
  const startAtOnce = async ({ workId: planId, version }: SavedWork) => {
    await call('ai-option-mode/submitRequirements', { planId, version });
    await refreshAfter(client, 'ai-option-mode/submitRequirements');
    await router.navigate({ href: strategyHref(planId) });
  };
  return (
    <>
      <BriefForm
        formId={planFormId}
        title="新建公交智选方案"
        workName={draft.name}
        steps={wizardSteps}
        sections={briefSections}
        asideName="检查清单与预估"
        aside={<BriefAside draft={draft} issues={issues} names={names} />}
        notice={<BriefStateAlert plan={plan} />}
        issues={issues}
        saving={saving}
        drafts={planDrafts}
        workId={plan?.planId}
        listHref={planListHref}
        nextLabel="下一步：智选策略"
        nextHref={strategyHref}
        shortcut={{ label: '直接开始智选', take: startAtOnce }}
        onRestore={setDraft}
      >
        {(shown) => (
          <>
            <DescribeBox labels={labels} today={today} described={described} onApply={applyDescribed} />
            <BriefFields draft={draft} names={names} today={today} onChange={change} {...shown} />
          </>
        )}
      </BriefForm>
      {saving.state.kind === 'conflict' && saving.saved && (
        <BriefConflict
          planId={saving.saved.workId}
          draft={draft}
          names={names}
          {...conflictWays(saving, setDraft)}
        />
      )}
    </>
  );
}

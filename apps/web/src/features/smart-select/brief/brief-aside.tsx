import type { BriefIssue } from '../../../shared/brief/brief-issues.ts';
import type { BriefNames } from '../../../shared/brief/brief-texts.ts';
import { AsideCard, CheckList } from '../../../ui/form/form-layout.tsx';
import { CrowdEstimate } from '../../../shared/ta-builder/crowd-estimate.tsx';
import { briefFields, type BriefDraft, type BriefField } from './brief-draft.ts';
import { fieldText } from './draft-differences.ts';

const optional: readonly BriefField[] = ['productName', 'remark'];

export interface BriefAsideProps {
  readonly draft: BriefDraft;
  readonly issues: readonly BriefIssue<BriefField>[];
  readonly names: BriefNames;
}

/** Beside the form: what is filled in, what is missing, and the live size of the audience. */
export function BriefAside({ draft, issues, names }: BriefAsideProps) {
  const fields = briefFields
    .filter(({ field }) => !optional.includes(field))
    .map(({ field, label }) => ({
      id: `brief-${field}`,
      label,
      isDone: !issues.some((issue) => issue.field === field),
      value: fieldText(draft, field, names),
    }));
  return (
    <>
      <CheckList fields={fields} />
      <AsideCard id="estimate-title" title="人群预估">
        <CrowdEstimate
          targetAudience={draft.targetAudience}
          cityCodes={draft.cityCodes}
          cityName={names.cityName}
        />
      </AsideCard>
    </>
  );
}

import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import { BasicFields } from '../../../shared/brief/basic-fields.tsx';
import {
  BriefAudienceField,
  BudgetField,
  CitiesField,
  RemarkField,
} from '../../../shared/brief/brief-fields.tsx';
import type { DraftFieldsProps } from '../../../shared/brief/brief-field-props.ts';
import type { BriefNames } from '../../../shared/brief/brief-texts.ts';
import { useCityScope } from '../../../shared/city-picker/use-city-catalog.ts';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { FormSections } from '../../../ui/form/form-layout.tsx';
import type { BriefDraft, BriefField } from './brief-draft.ts';
import { PeriodFields } from './period-fields.tsx';

export type BriefFieldsProps = DraftFieldsProps<BriefDraft, BriefField, BriefNames>;

export interface PlanFieldProps extends BriefFieldsProps {
  readonly formId: string;
}

export const planFormId = 'brief';

const maxCities = 10;

function DemandFields(props: PlanFieldProps) {
  const { budgetFen, weeks } = props.draft;
  const scope = useCityScope(smartSelectGroup, plannedMedium.mediumId);
  const perWeek = budgetFen !== null && weeks ? budgetFen / weeks : null;
  return (
    <>
      <CitiesField {...props} max={maxCities} scope={scope} need="lines" />
      <PeriodFields {...props} />
      <BudgetField
        {...props}
        amountHint={
          perWeek !== null &&
          `合 ${formatFen(budgetFen)}，平均每周 ${formatFen(perWeek, { unit: 'auto' })}；含制作费与税费`
        }
      />
    </>
  );
}

export const briefSections = [
  { id: 'brief-basic', label: '基本信息' },
  { id: 'brief-demand', label: '投放需求' },
  { id: 'brief-audience', label: '目标人群' },
  { id: 'brief-more', label: '备注' },
] as const;

/** All fields of the brief in their sections. */
export function BriefFields(props: BriefFieldsProps) {
  const shared = { ...props, formId: planFormId };
  return (
    <FormSections
      sections={briefSections}
      contents={[
        <BasicFields key="basic" {...shared} nameLabel="方案名称" />,
        <DemandFields key="demand" {...shared} />,
        <BriefAudienceField key="audience" {...shared} />,
        <RemarkField key="more" {...shared} />,
      ]}
    />
  );
}

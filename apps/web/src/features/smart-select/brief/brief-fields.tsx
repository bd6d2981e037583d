import { planGoalNames } from '@ooh/contract/domain/plan';
import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { smartSelectGroup } from '@ooh/contract/domain/smart-plan';
import { Button, Input } from 'antd';
import { CityPicker } from '../../../ui/city-picker/city-picker.tsx';
import { useCityScope } from '../../../ui/city-picker/use-city-catalog.ts';
import { FormSection } from '../../../ui/form/form-layout.tsx';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { AudienceField } from '../../../ui/ta-builder/audience-field.tsx';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { BrandSelect } from '../../../ui/brand-select/brand-select.tsx';
import type { BriefDraft, BriefField } from './brief-draft.ts';
import styles from './brief.module.css';
import { BudgetInput } from '../../../ui/form/budget-input.tsx';
import type { DraftNames } from './draft-differences.ts';
import { GoalCards } from '../../../ui/form/goal-cards.tsx';
import { PeriodFields } from './period-fields.tsx';

export interface BriefFieldsProps {
  readonly draft: BriefDraft;
  /** Errors that are shown now. */
  readonly errors: Readonly<Partial<Record<BriefField, string>>>;
  readonly names: DraftNames;
  readonly today: string;
  readonly onChange: (change: Partial<BriefDraft>) => void;
  /** The user has left a field: its error may show. */
  readonly onTouch: (field: BriefField) => void;
}

const mostCities = 10;

/** 「星河汽车 深圳 新品上市」. */
function suggestedName({ brandName, cityCodes, goal }: BriefDraft, { cityName }: DraftNames): string {
  const cities = cityCodes.length > 2 ? `${cityCodes.length} 城` : cityCodes.map(cityName).join('');
  return [brandName, cities, goal && planGoalNames[goal]].filter(Boolean).join(' ').slice(0, 60);
}

function BasicFields({ draft, errors, names, onChange, onTouch }: BriefFieldsProps) {
  const suggestion = suggestedName(draft, names);
  return (
    <>
      <Field
        id="brief-name"
        label="方案名称"
        isRequired
        error={errors.name}
        extra={
          suggestion !== '' &&
          suggestion !== draft.name && (
            <Button type="link" size="small" onClick={() => onChange({ name: suggestion })}>
              用「{suggestion}」
            </Button>
          )
        }
      >
        <Input
          id="brief-name"
          maxLength={60}
          showCount
          value={draft.name}
          status={errors.name ? 'error' : undefined}
          aria-invalid={errors.name !== undefined || undefined}
          aria-describedby={describedBy('brief-name', errors.name)}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={() => onTouch('name')}
        />
      </Field>
      <div className={styles.pair}>
        <Field id="brief-brandId" label="品牌" isRequired error={errors.brandId}>
          <BrandSelect
            id="brief-brandId"
            value={draft.brandId === '' ? undefined : draft.brandId}
            name={draft.brandName}
            isInvalid={errors.brandId !== undefined}
            describedBy={describedBy('brief-brandId', errors.brandId)}
            onChange={(brand) =>
              onChange({ brandId: brand?.brandId ?? '', brandName: brand?.brandName ?? '' })
            }
            onBlur={() => onTouch('brandId')}
          />
        </Field>
        <Field id="brief-productName" label="产品" error={errors.productName}>
          <Input
            id="brief-productName"
            maxLength={60}
            value={draft.productName}
            aria-describedby={describedBy('brief-productName', errors.productName)}
            onChange={(event) => onChange({ productName: event.target.value })}
          />
        </Field>
      </div>
      <Field id="brief-goal" label="营销目标" isRequired isGroup error={errors.goal}>
        <GoalCards
          id="brief-goal"
          value={draft.goal}
          describedBy={describedBy('brief-goal', errors.goal)}
          onChange={(goal) => onChange({ goal })}
        />
      </Field>
    </>
  );
}

function DemandFields(props: BriefFieldsProps) {
  const { draft, errors, onChange, onTouch } = props;
  const scope = useCityScope(smartSelectGroup, busBodyMediumId);
  const perWeek = draft.budgetFen !== null && draft.weeks ? draft.budgetFen / draft.weeks : null;
  return (
    <>
      <Field
        id="brief-cityCodes"
        label="投放城市"
        isRequired
        isGroup
        error={errors.cityCodes}
        hint={`最多 ${mostCities} 个城市`}
      >
        <CityPicker
          id="brief-cityCodes"
          value={draft.cityCodes}
          max={mostCities}
          scope={scope}
          isInvalid={errors.cityCodes !== undefined}
          describedBy={describedBy('brief-cityCodes', errors.cityCodes)}
          onChange={(cityCodes) => {
            onChange({ cityCodes });
            onTouch('cityCodes');
          }}
        />
      </Field>
      <PeriodFields {...props} />
      <Field
        id="brief-budgetFen"
        label="预算"
        isRequired
        error={errors.budgetFen}
        hint={
          perWeek === null
            ? '投放总额，含媒体净价、制作费与税费'
            : `合 ${formatFen(draft.budgetFen)}，平均每周 ${formatFen(perWeek, { unit: 'auto' })}；含制作费与税费`
        }
      >
        <BudgetInput
          id="brief-budgetFen"
          fen={draft.budgetFen}
          isInvalid={errors.budgetFen !== undefined}
          describedBy={describedBy('brief-budgetFen', errors.budgetFen)}
          onChange={(budgetFen) => onChange({ budgetFen })}
          onBlur={() => onTouch('budgetFen')}
        />
      </Field>
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
  const { draft, errors, onChange } = props;
  const contents = [
    <BasicFields key="basic" {...props} />,
    <DemandFields key="demand" {...props} />,
    <AudienceField
      key="audience"
      id="brief-targetAudience"
      value={draft.targetAudience}
      error={errors.targetAudience}
      cityCodes={draft.cityCodes}
      cityName={props.names.cityName}
      labelName={props.names.labelName}
      onChange={(targetAudience) => onChange({ targetAudience })}
    />,
    <Field key="more" id="brief-remark" label="备注" error={errors.remark}>
      <Input.TextArea
        id="brief-remark"
        rows={3}
        maxLength={500}
        showCount
        value={draft.remark}
        aria-describedby={describedBy('brief-remark', errors.remark)}
        onChange={(event) => onChange({ remark: event.target.value })}
      />
    </Field>,
  ];
  return briefSections.map(({ id, label }, index) => (
    <FormSection key={id} id={id} label={label}>
      {contents[index]}
    </FormSection>
  ));
}

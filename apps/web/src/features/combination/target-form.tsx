import { combinationGroup } from '@ooh/contract/domain/combination-names';
import { planGoalNames, planGoals } from '@ooh/contract/domain/plan-names';
import { Button, InputNumber, Segmented, Select } from 'antd';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { CityPicker } from '../../shared/city-picker/city-picker.tsx';
import { BrandSelect } from '../../shared/brand-select/brand-select.tsx';
import { useGroupMedia, useGroupScope } from '../../shared/scope/group-scope.ts';
import { AudienceField } from '../../shared/ta-builder/audience-field.tsx';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { BudgetInput } from '../../ui/form/budget-input.tsx';
import { DayInput } from '../../ui/form/day-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from './combination.module.css';
import { problemOf, type MixDraft } from './mix-draft.ts';

interface TargetFormProps {
  readonly draft: MixDraft;
  readonly isBusy: boolean;
  readonly onChange: (change: Partial<MixDraft>) => void;
  readonly onSubmit: () => void;
}

/** What the goals are taken for: 促销到店 and 区域渗透 in so far as it is proved. */
const goalHints = {
  brand: '到达 1+ 最多',
  launch: '到达 3+ 最多',
  store: '到达 1+ 最多；目标人群请用到访门店周边的标签或人群',
  region: '到达 1+ 最多，且每个有可买点位的行政区至少一个采购单元',
} as const;

/** A goal with its limits. */
export function TargetForm({ draft, isBusy, onChange, onSubmit }: TargetFormProps) {
  const scope = useGroupScope(combinationGroup);
  const media = useGroupMedia(combinationGroup);
  const cityName = useCityNames();
  const { nameOf } = useCrowdLabels(draft.cityCodes);
  const options = media.map(({ mediumId, name }) => ({ value: mediumId, label: name }));
  const problem = problemOf(draft);
  const mediaField = (
    id: string,
    label: string,
    field: 'mediumIds' | 'mustMediumIds' | 'excludedMediumIds',
    placeholder: string,
  ) => (
    <Field id={id} label={label}>
      <Select
        id={id}
        mode="multiple"
        allowClear
        optionFilterProp="label"
        placeholder={placeholder}
        value={draft[field]}
        options={options}
        onChange={(ids: number[]) => onChange({ [field]: ids })}
      />
    </Field>
  );
  return (
    <form
      className={styles.form}
      aria-label="营销目标"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onSubmit();
      }}
    >
      <Field id="mix-goal" label="营销目标" isGroup hint={goalHints[draft.goal]}>
        <Segmented
          id="mix-goal"
          block
          className={styles.goals}
          aria-label="营销目标"
          value={draft.goal}
          options={planGoals.map((goal) => ({ value: goal, label: planGoalNames[goal] }))}
          onChange={(goal) => onChange({ goal, k: goal === 'launch' ? 3 : 1 })}
        />
      </Field>
      <Field id="mix-cities" label="城市（至多 10 个）" isRequired>
        <CityPicker
          id="mix-cities"
          value={draft.cityCodes}
          max={10}
          scope={scope}
          need="people"
          onChange={(cityCodes) => onChange({ cityCodes })}
        />
      </Field>
      <AudienceField
        id="mix-audience"
        value={draft.targetAudience}
        cityCodes={draft.cityCodes}
        cityName={cityName}
        labelName={nameOf}
        onChange={(targetAudience) => onChange({ targetAudience })}
      />
      <div className={styles.pair}>
        <Field id="mix-start" label="上刊日" isRequired>
          <DayInput
            id="mix-start"
            value={draft.startDate}
            onChange={(startDate) => onChange({ startDate })}
          />
        </Field>
        <Field id="mix-weeks" label="周数" isRequired>
          <InputNumber
            id="mix-weeks"
            min={1}
            max={52}
            value={draft.weeks}
            onChange={(weeks) => onChange({ weeks: weeks ?? 4 })}
          />
        </Field>
      </div>
      <Field id="mix-budget" label="预算（含制作与税）" isRequired>
        <BudgetInput
          id="mix-budget"
          fen={draft.budgetFen}
          onChange={(budgetFen) => onChange({ budgetFen })}
        />
      </Field>
      <div className={styles.pair}>
        <Field id="mix-k" label="有效接触">
          <Select
            id="mix-k"
            value={draft.k}
            options={[1, 2, 3, 4, 5].map((k) => ({ value: k, label: `${k}+ 次` }))}
            onChange={(k) => onChange({ k })}
          />
        </Field>
        <Field id="mix-share" label="单一媒体上限">
          <InputNumber
            id="mix-share"
            min={10}
            max={100}
            step={5}
            suffix="%"
            value={Math.round(draft.largestShare * 100)}
            onChange={(share) => onChange({ largestShare: (share ?? 100) / 100 })}
          />
        </Field>
      </div>
      <Field id="mix-target" label="目标到达率（求最省）" hint="留空：以效果最高的到达率为目标">
        <InputNumber
          id="mix-target"
          min={1}
          max={100}
          suffix="%"
          value={draft.targetShare === undefined ? null : Math.round(draft.targetShare * 1000) / 10}
          onChange={(share) => onChange({ targetShare: share === null ? undefined : share / 100 })}
        />
      </Field>
      <details className={styles.more}>
        <summary>媒体与品牌限制</summary>
        {mediaField('mix-media', '可用媒体', 'mediumIds', '全部已开通媒体')}
        {mediaField('mix-must', '必用媒体', 'mustMediumIds', '无')}
        {mediaField('mix-excluded', '禁用媒体', 'excludedMediumIds', '无')}
        <Field id="mix-brand" label="品牌" hint="同行业品牌所在的点位不进入组合">
          <BrandSelect
            id="mix-brand"
            value={draft.brandId}
            onChange={(brand) => onChange({ brandId: brand?.brandId })}
          />
        </Field>
      </details>
      <div className={styles.submit}>
        <Button
          type="primary"
          htmlType="submit"
          block
          disabled={problem !== null}
          loading={isBusy}
          title={problem ?? undefined}
        >
          求组合
        </Button>
      </div>
    </form>
  );
}

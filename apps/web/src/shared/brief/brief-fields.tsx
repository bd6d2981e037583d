import { Button, Input } from 'antd';
import { BrandSelect } from '../brand-select/brand-select.tsx';
import { CityPicker, type CityPickerProps } from '../city-picker/city-picker.tsx';
import { BudgetInput } from '../../ui/form/budget-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import { GoalCards } from './goal-cards.tsx';
import { AudienceField } from '../ta-builder/audience-field.tsx';
import { suggestedName } from './brief-texts.ts';
import { useBrandFacts } from './use-brand-facts.ts';
import { type BriefFieldProps, controlOf } from './brief-field-props.ts';

/** The name of the work, with one that follows from the brief on offer. */
export function NameField(props: BriefFieldProps & { readonly label: string }) {
  const { label, draft, names, onChange, onTouch } = props;
  const control = controlOf(props, 'name');
  const suggestion = suggestedName(draft, names);
  return (
    <Field
      id={control.id}
      label={label}
      isRequired
      error={control.error}
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
        id={control.id}
        maxLength={60}
        showCount
        value={draft.name}
        status={control.isInvalid ? 'error' : undefined}
        aria-invalid={control.isInvalid || undefined}
        aria-describedby={control.describedBy}
        onChange={({ target }) => onChange({ name: target.value })}
        onBlur={() => onTouch('name')}
      />
    </Field>
  );
}

export function BrandField(props: BriefFieldProps) {
  const { draft, onChange, onTouch } = props;
  const { id, error, ...control } = controlOf(props, 'brandId');
  const facts = useBrandFacts(draft);
  return (
    <Field id={id} label="品牌" isRequired error={error} hint={facts}>
      <BrandSelect
        id={id}
        canAdd
        value={draft.brandId === '' ? undefined : draft.brandId}
        name={draft.brandName}
        {...control}
        onChange={(brand) => onChange({ brandId: brand?.brandId ?? '', brandName: brand?.brandName ?? '' })}
        onBlur={() => onTouch('brandId')}
      />
    </Field>
  );
}

export function GoalField(props: BriefFieldProps) {
  const { id, error, describedBy: described } = controlOf(props, 'goal');
  return (
    <Field id={id} label="营销目标" isRequired isGroup error={error}>
      <GoalCards
        id={id}
        value={props.draft.goal}
        describedBy={described}
        onChange={(goal) => props.onChange({ goal })}
      />
    </Field>
  );
}

export function CitiesField(
  props: BriefFieldProps & Required<Pick<CityPickerProps, 'max' | 'scope'>> & Pick<CityPickerProps, 'need'>,
) {
  const { draft, max, scope, need, onChange, onTouch } = props;
  const { id, error, ...control } = controlOf(props, 'cityCodes');
  return (
    <Field id={id} label="投放城市" isRequired isGroup error={error} hint={`最多 ${max} 个城市`}>
      <CityPicker
        id={id}
        value={draft.cityCodes}
        max={max}
        scope={scope}
        need={need}
        {...control}
        onChange={(cityCodes) => {
          onChange({ cityCodes });
          onTouch('cityCodes');
        }}
      />
    </Field>
  );
}

/** The total amount, with its readable form below. */
export function BudgetField(props: BriefFieldProps & { readonly amountHint: string | false }) {
  const { draft, amountHint, onChange, onTouch } = props;
  const { id, error, ...control } = controlOf(props, 'budgetFen');
  return (
    <Field
      id={id}
      label="预算"
      isRequired
      error={error}
      hint={amountHint || '投放总额，含媒体净价、制作费与税费'}
    >
      <BudgetInput
        id={id}
        fen={draft.budgetFen}
        {...control}
        onChange={(budgetFen) => onChange({ budgetFen })}
        onBlur={() => onTouch('budgetFen')}
      />
    </Field>
  );
}

export function BriefAudienceField(props: BriefFieldProps) {
  const { draft, names, onChange } = props;
  const { id, error } = controlOf(props, 'targetAudience');
  return (
    <AudienceField
      id={id}
      value={draft.targetAudience}
      error={error}
      cityCodes={draft.cityCodes}
      {...names}
      onChange={(targetAudience) => onChange({ targetAudience })}
    />
  );
}

export function RemarkField(props: BriefFieldProps) {
  const { id, error, describedBy: described } = controlOf(props, 'remark');
  return (
    <Field id={id} label="备注" error={error}>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={500}
        showCount
        value={props.draft.remark}
        aria-describedby={described}
        onChange={({ target }) => props.onChange({ remark: target.value })}
      />
    </Field>
  );
}

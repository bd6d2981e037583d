import { orderSourceNames, orderSources } from '@ooh/contract/domain/order';
import { Button, Checkbox, Input, Select } from 'antd';
import { BrandSelect } from '../../../ui/brand-select/brand-select.tsx';
import { CityPicker } from '../../../ui/city-picker/city-picker.tsx';
import { BudgetInput } from '../../../ui/form/budget-input.tsx';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { FormSection } from '../../../ui/form/form-layout.tsx';
import { GoalCards } from '../../../ui/form/goal-cards.tsx';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { AudienceField } from '../../../ui/ta-builder/audience-field.tsx';
import { useOrderMedia, useOrderScope } from '../order-scope.ts';
import styles from './create.module.css';
import { suggestedName, type DraftNames } from './draft-texts.ts';
import type { OrderDraft, OrderField } from './order-draft.ts';
import { GoalFigures, PeriodFields } from './demand-figures.tsx';

export interface DemandFieldsProps {
  readonly draft: OrderDraft;
  /** Errors that are shown now. */
  readonly errors: Readonly<Partial<Record<OrderField, string>>>;
  readonly names: DraftNames;
  readonly today: string;
  readonly onChange: (change: Partial<OrderDraft>) => void;
  /** The user has left a field: its error may show. */
  readonly onTouch: (field: OrderField) => void;
}

export const demandSections = [
  { id: 'order-basic', label: '基本信息' },
  { id: 'order-demand', label: '投放需求' },
  { id: 'order-audience', label: '目标人群' },
  { id: 'order-more', label: '补充要求' },
] as const;

const mostCities = 60;

function BasicFields({ draft, errors, names, onChange, onTouch }: DemandFieldsProps) {
  const suggestion = suggestedName(draft, names);
  return (
    <>
      <Field
        id="order-name"
        label="订单名称"
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
          id="order-name"
          maxLength={60}
          showCount
          value={draft.name}
          status={errors.name ? 'error' : undefined}
          aria-invalid={errors.name !== undefined || undefined}
          aria-describedby={describedBy('order-name', errors.name)}
          onChange={({ target }) => onChange({ name: target.value })}
          onBlur={() => onTouch('name')}
        />
      </Field>
      <div className={styles.pair}>
        <Field id="order-brandId" label="品牌" isRequired error={errors.brandId}>
          <BrandSelect
            id="order-brandId"
            value={draft.brandId === '' ? undefined : draft.brandId}
            name={draft.brandName}
            isInvalid={errors.brandId !== undefined}
            describedBy={describedBy('order-brandId', errors.brandId)}
            onChange={(brand) =>
              onChange({ brandId: brand?.brandId ?? '', brandName: brand?.brandName ?? '' })
            }
            onBlur={() => onTouch('brandId')}
          />
        </Field>
        <Field id="order-productName" label="产品">
          <Input
            id="order-productName"
            maxLength={60}
            value={draft.productName}
            onChange={({ target }) => onChange({ productName: target.value })}
          />
        </Field>
        <Field id="order-source" label="来源">
          <Select
            id="order-source"
            className={styles.wide}
            value={draft.source}
            options={orderSources.map((source) => ({ value: source, label: orderSourceNames[source] }))}
            onChange={(source) => onChange({ source })}
          />
        </Field>
      </div>
      <Field id="order-goal" label="营销目标" isRequired isGroup error={errors.goal}>
        <GoalCards
          id="order-goal"
          value={draft.goal}
          describedBy={describedBy('order-goal', errors.goal)}
          onChange={(goal) => onChange({ goal })}
        />
      </Field>
    </>
  );
}

function DemandPart(props: DemandFieldsProps) {
  const { draft, errors, onChange, onTouch } = props;
  const scope = useOrderScope();
  const media = useOrderMedia();
  return (
    <>
      <Field
        id="order-cityCodes"
        label="投放城市"
        isRequired
        isGroup
        error={errors.cityCodes}
        hint={`最多 ${mostCities} 个城市`}
      >
        <CityPicker
          id="order-cityCodes"
          value={draft.cityCodes}
          max={mostCities}
          scope={scope}
          isInvalid={errors.cityCodes !== undefined}
          describedBy={describedBy('order-cityCodes', errors.cityCodes)}
          onChange={(cityCodes) => {
            onChange({ cityCodes });
            onTouch('cityCodes');
          }}
        />
      </Field>
      <Field id="order-mediumIds" label="媒体形式" isRequired isGroup error={errors.mediumIds}>
        <Checkbox.Group
          className={styles.media}
          aria-labelledby="order-mediumIds-label"
          aria-describedby={describedBy('order-mediumIds', errors.mediumIds)}
          value={[...draft.mediumIds]}
          onChange={(mediumIds) => {
            onChange({ mediumIds });
            onTouch('mediumIds');
          }}
        >
          {media.map(({ mediumId, name }, index) => (
            <Checkbox key={mediumId} value={mediumId} id={index === 0 ? 'order-mediumIds' : undefined}>
              {name}
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Field>
      <PeriodFields {...props} />
      <Field
        id="order-budgetFen"
        label="预算"
        isRequired
        error={errors.budgetFen}
        hint={
          draft.budgetFen === null
            ? '投放总额，含媒体净价、制作费与税费'
            : `合 ${formatFen(draft.budgetFen)}，含媒体净价、制作费与税费`
        }
      >
        <BudgetInput
          id="order-budgetFen"
          fen={draft.budgetFen}
          isInvalid={errors.budgetFen !== undefined}
          describedBy={describedBy('order-budgetFen', errors.budgetFen)}
          onChange={(budgetFen) => onChange({ budgetFen })}
          onBlur={() => onTouch('budgetFen')}
        />
      </Field>
      <GoalFigures draft={draft} onChange={onChange} />
    </>
  );
}

function MoreFields({ draft, errors, onChange }: DemandFieldsProps) {
  const { competitors } = draft;
  return (
    <>
      <Field
        id="order-competitors"
        label="竞品品牌"
        error={errors.competitors}
        hint="最多 5 个；锁位时按同业排斥避开同一点位"
      >
        <BrandSelect
          id="order-competitors"
          value={undefined}
          describedBy={describedBy('order-competitors', errors.competitors)}
          onChange={(brand) => {
            if (brand && !competitors.some(({ brandId }) => brandId === brand.brandId))
              onChange({ competitors: [...competitors, brand] });
          }}
        />
        {competitors.length > 0 && (
          <ul className={styles.chips} aria-label="已选竞品">
            {competitors.map(({ brandId, brandName }) => (
              <li key={brandId}>
                {brandName || brandId}
                <Button
                  size="small"
                  type="text"
                  aria-label={`移除竞品 ${brandName || brandId}`}
                  onClick={() =>
                    onChange({ competitors: competitors.filter((other) => other.brandId !== brandId) })
                  }
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Field>
      <Field id="order-remark" label="备注" error={errors.remark}>
        <Input.TextArea
          id="order-remark"
          rows={3}
          maxLength={500}
          showCount
          value={draft.remark}
          aria-describedby={describedBy('order-remark', errors.remark)}
          onChange={({ target }) => onChange({ remark: target.value })}
        />
      </Field>
    </>
  );
}

/** All fields of the order's brief in their sections. */
export function DemandFields(props: DemandFieldsProps) {
  const { draft, errors, names, onChange } = props;
  const contents = [
    <BasicFields key="basic" {...props} />,
    <DemandPart key="demand" {...props} />,
    <AudienceField
      key="audience"
      id="order-targetAudience"
      value={draft.targetAudience}
      error={errors.targetAudience}
      cityCodes={draft.cityCodes}
      cityName={names.cityName}
      labelName={names.labelName}
      onChange={(targetAudience) => onChange({ targetAudience })}
    />,
    <MoreFields key="more" {...props} />,
  ];
  return demandSections.map(({ id, label }, index) => (
    <FormSection key={id} id={id} label={label}>
      {contents[index]}
    </FormSection>
  ));
}

import { orderSourceNames, orderSources } from '@ooh/contract/domain/order';
import { Button, Checkbox, Select } from 'antd';
import { BrandSelect } from '../../../shared/brand-select/brand-select.tsx';
import briefStyles from '../../../shared/brief/brief.module.css';
import {
  BrandField,
  BriefAudienceField,
  BudgetField,
  CitiesField,
  GoalField,
  NameField,
  ProductField,
  RemarkField,
} from '../../../shared/brief/brief-fields.tsx';
import type { DraftFieldsProps } from '../../../shared/brief/brief-field-props.ts';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { FormSection } from '../../../ui/form/form-layout.tsx';
import { useOrderMedia, useOrderScope } from '../order-scope.ts';
import styles from './create.module.css';
import { GoalFigures, PeriodFields } from './demand-figures.tsx';
import type { DraftNames } from './draft-texts.ts';
import type { OrderField } from './order-issues.ts';
import type { OrderDraft } from './order-content.ts';

export type DemandFieldsProps = DraftFieldsProps<OrderDraft, OrderField, DraftNames>;

export interface OrderFieldProps extends DemandFieldsProps {
  readonly formId: string;
}

export const orderFormId = 'order';

export const demandSections = [
  { id: 'order-basic', label: '基本信息' },
  { id: 'order-demand', label: '投放需求' },
  { id: 'order-audience', label: '目标人群' },
  { id: 'order-more', label: '补充要求' },
] as const;

const maxCities = 60;

function BasicFields(props: OrderFieldProps) {
  const { draft, onChange } = props;
  return (
    <>
      <NameField {...props} label="订单名称" />
      <div className={briefStyles.pair}>
        <BrandField {...props} />
        <ProductField {...props} />
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
      <GoalField {...props} />
    </>
  );
}

function DemandPart(props: OrderFieldProps) {
  const { draft, errors, onChange, onTouch } = props;
  const scope = useOrderScope();
  const media = useOrderMedia();
  return (
    <>
      <CitiesField {...props} max={maxCities} scope={scope} />
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
      <BudgetField
        {...props}
        amountHint={draft.budgetFen !== null && `合 ${formatFen(draft.budgetFen)}，含媒体净价、制作费与税费`}
      />
      <GoalFigures draft={draft} onChange={onChange} />
    </>
  );
}

function MoreFields(props: OrderFieldProps) {
  const { draft, errors, onChange } = props;
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
          canAdd
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
      <RemarkField {...props} />
    </>
  );
}

/** All fields of the order's brief in their sections. */
export function DemandFields(props: DemandFieldsProps) {
  const shared = { ...props, formId: orderFormId };
  const contents = [
    <BasicFields key="basic" {...shared} />,
    <DemandPart key="demand" {...shared} />,
    <BriefAudienceField key="audience" {...shared} />,
    <MoreFields key="more" {...shared} />,
  ];
  return demandSections.map(({ id, label }, index) => (
    <FormSection key={id} id={id} label={label}>
      {contents[index]}
    </FormSection>
  ));
}

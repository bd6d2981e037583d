import { orderSourceNames, orderSources } from '@ooh/contract/domain/order';
import { Checkbox, Select } from 'antd';
import { BasicFields } from '../../../shared/brief/basic-fields.tsx';
import { BriefAudienceField, BudgetField, CitiesField } from '../../../shared/brief/brief-fields.tsx';
import type { DraftFieldsProps } from '../../../shared/brief/brief-field-props.ts';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { FormSections } from '../../../ui/form/form-layout.tsx';
import { useOrderMedia, useOrderScope } from '../order-scope.ts';
import styles from './create.module.css';
import { GoalFigures, PeriodFields } from './demand-figures.tsx';
import type { DraftNames } from './draft-texts.ts';
import type { OrderField } from './order-issues.ts';
import type { OrderDraft } from './order-content.ts';
import { MoreDemandFields } from './more-demand-fields.tsx';

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

function SourceField({ draft, onChange }: OrderFieldProps) {
  return (
    <Field id="order-source" label="来源">
      <Select
        id="order-source"
        className={styles.wide}
        value={draft.source}
        options={orderSources.map((source) => ({ value: source, label: orderSourceNames[source] }))}
        onChange={(source) => onChange({ source })}
      />
    </Field>
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

/** All fields of the order's brief in their sections. */
export function DemandFields(props: DemandFieldsProps) {
  const shared = { ...props, formId: orderFormId };
  return (
    <FormSections
      sections={demandSections}
      contents={[
        <BasicFields key="basic" {...shared} nameLabel="订单名称">
          <SourceField {...shared} />
        </BasicFields>,
        <DemandPart key="demand" {...shared} />,
        <BriefAudienceField key="audience" {...shared} />,
        <MoreDemandFields key="more" {...shared} />,
      ]}
    />
  );
}

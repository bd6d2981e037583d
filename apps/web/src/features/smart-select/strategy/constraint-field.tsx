import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { Select } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { Field } from '../../../ui/form/field.tsx';
import { formatFen, formatShare } from '../../../ui/figure/format-figure.ts';
import styles from './strategy.module.css';
import type { ConstraintFieldsProps } from './constraint-fields.tsx';

export function ConstraintField({ strategy, onChange }: ConstraintFieldsProps) {
  const { data, error, isFetching, refetch } = useCall(
    'common/getMediumFormatAttrList',
    { mediumId: plannedMedium.mediumId },
    { staleMs: Infinity },
  );
  const form = data?.find(({ formId }) => formId === strategy.formId);
  return (
    <Field
      id="strategy-formId"
      label="媒体形式"
      error={error ? '媒体形式加载失败' : undefined}
      extra={
        error && (
          <button type="button" className={styles.textButton} onClick={() => void refetch()}>
            重试
          </button>
        )
      }
      hint={
        form &&
        `可见系数 ${formatShare(form.visibilityFactor, 0)}，制作费 ${formatFen(form.productionFenPerUnit)}/${form.unit}（单列，示例价）`
      }
    >
      <Select
        id="strategy-formId"
        style={{ width: 240 }}
        loading={isFetching}
        value={data ? strategy.formId : undefined}
        options={data?.map(({ formId, formName }) => ({ value: formId, label: formName }))}
        onChange={(formId: number) => onChange({ formId })}
      />
    </Field>
  );
}

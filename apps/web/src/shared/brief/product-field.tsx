import { AutoComplete } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { Field } from '../../ui/form/field.tsx';
import { type BriefFieldProps, controlOf } from './brief-field-props.ts';
import { productOptions } from './product-options.ts';

const longestName = 60;

/** The product of the brief: one of the brand's that are known, or any other as it is typed. */
export function ProductField(props: BriefFieldProps) {
  const { id, error, isInvalid, describedBy: described } = controlOf(props, 'productName');
  const { brandId, productName } = props.draft;
  const products = useCall('competitor/getBrandIdByProductData', { brandId }, { enabled: brandId !== '' });
  return (
    <Field id={id} label="产品" error={error}>
      <AutoComplete
        id={id}
        style={{ width: '100%' }}
        maxLength={longestName}
        value={productName}
        status={isInvalid ? 'error' : undefined}
        placeholder={products.data?.length ? '选择或输入产品' : undefined}
        aria-describedby={described}
        options={productOptions(products.data ?? [], productName)}
        onChange={(typed: string) => props.onChange({ productName: typed.slice(0, longestName) })}
      />
    </Field>
  );
}

import { Button } from 'antd';
import { BrandSelect } from '../../../shared/brand-select/brand-select.tsx';
import { RemarkField } from '../../../shared/brief/brief-fields.tsx';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import styles from './more-demand-fields.module.css';
import { AttachmentField } from './attachment-field.tsx';
import { WishFields } from './wish-fields.tsx';
import type { OrderFieldProps } from './demand-fields.tsx';

export function MoreDemandFields(props: OrderFieldProps) {
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
      <WishFields {...props} />
      <AttachmentField {...props} />
      <RemarkField {...props} />
    </>
  );
}

import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { BrandSelect } from '../../shared/brand-select/brand-select.tsx';
import { Field } from '../../ui/form/field.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { mostOrderRows, rowsOf } from './order-of-mix.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import styles from './combination.module.css';
import { useOrderOfMix, type OrderedMix } from './use-order-of-mix.ts';

interface OrderDialogProps {
  readonly mix: OrderedMix;
  readonly onClose: () => void;
}

/** Makes an order draft of a combination: the same units, days and prices. */
export function OrderDialog({ mix, onClose }: OrderDialogProps) {
  useReturnFocus();
  const { name: origin, brief, lots } = mix;
  const [name, setName] = useState(origin.slice(0, 50));
  const [chosenBrand, setBrandId] = useState(brief.brandId);
  const order = useOrderOfMix(mix);
  const brandId = chosenBrand ?? order.draft?.brandId ?? undefined;
  const rows = rowsOf(lots);
  const isTooLong = rows > mostOrderRows;
  const isReady = name.trim() !== '' && brandId !== undefined && !isTooLong;
  return (
    <Modal
      open
      title="生成订单"
      okText="生成订单草稿"
      cancelText="取消"
      okButtonProps={{ disabled: !isReady, loading: order.isPending }}
      onOk={() => brandId !== undefined && order.make(name.trim(), brandId)}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>
          来自「{origin}」：{formatNumber(rows)} 行媒体，档期与价格不变，生成后在「选媒体」中继续修改。
        </p>
        {order.draft && <p>订单记为策略草稿「{order.draft.name}」的生成结果，本组合一并存入草稿。</p>}
        {isTooLong && <Alert type="warning" title={`一个订单最多 ${mostOrderRows} 行媒体，请减少采购单元`} />}
        {order.error && <Alert type="error" title={order.error.message} />}
        <Field id="mix-order-name" label="订单名称" isRequired>
          <Input
            id="mix-order-name"
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field id="mix-order-brand" label="品牌" isRequired>
          <BrandSelect
            id="mix-order-brand"
            value={brandId}
            onChange={(brand) => setBrandId(brand?.brandId)}
          />
        </Field>
      </div>
    </Modal>
  );
}

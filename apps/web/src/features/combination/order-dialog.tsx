import type { CombinationBrief, Lot } from '@ooh/contract/domain/combination';
import { useNavigate } from '@tanstack/react-router';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { BrandSelect } from '../../shared/brand-select/brand-select.tsx';
import { baseHref } from '../../shared/order/order-addresses.ts';
import { Field } from '../../ui/form/field.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { orderOf, mostOrderRows, rowsOf } from './order-of-mix.ts';
import styles from './combination.module.css';

interface OrderDialogProps {
  readonly name: string;
  readonly brief: CombinationBrief;
  readonly lots: readonly Lot[];
  readonly onClose: () => void;
}

/** Makes an order draft of a combination: the same units, days and prices. */
export function OrderDialog({ name: origin, brief, lots, onClose }: OrderDialogProps) {
  const navigate = useNavigate();
  const [name, setName] = useState(origin.slice(0, 50));
  const [brandId, setBrandId] = useState(brief.brandId);
  const create = useMutationCall('mediaOrder/create', {
    quiet: true,
    onSuccess: ({ orderId }) => void navigate({ href: baseHref(orderId) }),
  });
  const rows = rowsOf(lots);
  const isTooLong = rows > mostOrderRows;
  const isReady = name.trim() !== '' && brandId !== undefined && !isTooLong;
  return (
    <Modal
      open
      title="生成订单"
      okText="生成订单草稿"
      cancelText="取消"
      okButtonProps={{ disabled: !isReady, loading: create.isPending }}
      onOk={() =>
        brandId !== undefined && create.mutate(orderOf({ name: name.trim(), origin, brandId, brief, lots }))
      }
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>
          来自「{origin}」：{formatNumber(rows)} 行媒体，档期与价格不变，生成后在「选媒体」中继续修改。
        </p>
        {isTooLong && <Alert type="warning" title={`一个订单最多 ${mostOrderRows} 行媒体，请减少采购单元`} />}
        {create.error && <Alert type="error" title={create.error.message} />}
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

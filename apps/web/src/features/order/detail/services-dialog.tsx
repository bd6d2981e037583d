import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Input, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { formatFen } from '../../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { rowFault, rowsOf, servicesOf, type ServiceRow } from './service-rows.ts';
import styles from './services.module.css';

/** The most services that an order takes. */
const maxServices = 50;
const maxYuan = 1e10;

export interface ServicesDialogProps {
  readonly order: OrderOutput;
  readonly onClose: () => void;
}

/** Changes the services beside an order's media. A change by somebody else in between is refused, and what was typed stays. */
export function ServicesDialog({ order, onClose }: ServicesDialogProps) {
  useReturnFocus();
  const { orderId, version, name } = order.row;
  const [rows, setRows] = useState<readonly ServiceRow[]>(() => rowsOf(order.brief.services));
  const [isTried, setIsTried] = useState(false);
  const faults = rows.map((_, index) => rowFault(rows, index)).filter((fault) => fault !== undefined);
  const save = useMutationCall('mediaOrder/updateService', {
    onSuccess: ({ servicesFen }) => {
      notifyBriefly({ kind: 'success', title: `服务项已保存，合计 ${formatFen(servicesFen)}` });
      onClose();
    },
  });
  const change = (index: number, part: Partial<ServiceRow>) =>
    setRows(rows.map((row, place) => (place === index ? { ...row, ...part } : row)));
  const send = () => {
    setIsTried(true);
    if (faults.length === 0) save.mutate({ orderId, version, services: servicesOf(rows) });
  };
  return (
    <Modal
      open
      title={`编辑服务项：${name}`}
      okText="保存"
      cancelText="取消"
      confirmLoading={save.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <p className={styles.note}>服务项不含税，计入报价单与应付合计。</p>
      <ul className={styles.rows} aria-label="服务项">
        {rows.map(({ serviceId, name: serviceName, yuan }, index) => (
          <li key={serviceId}>
            <Input
              aria-label={`第 ${index + 1} 行的服务名称`}
              placeholder="如 第三方监测"
              maxLength={60}
              value={serviceName}
              status={isTried && serviceName.trim() === '' ? 'error' : undefined}
              onChange={({ target }) => change(index, { name: target.value })}
            />
            <InputNumber<number>
              className={styles.amount}
              aria-label={`第 ${index + 1} 行的金额，元`}
              prefix="¥"
              min={0}
              max={maxYuan}
              precision={2}
              value={yuan}
              status={isTried && yuan === null ? 'error' : undefined}
              onChange={(value) => change(index, { yuan: value })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={`删除第 ${index + 1} 行`}
              onClick={() => setRows(rows.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ul>
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={rows.length >= maxServices}
        onClick={() => setRows([...rows, { serviceId: crypto.randomUUID(), name: '', yuan: null }])}
      >
        添加服务项
      </Button>
      {isTried && faults.length > 0 && (
        <Alert className={styles.fault} type="error" showIcon title={faults.join('；')} />
      )}
      {save.error && <Alert className={styles.fault} type="error" showIcon title={save.error.message} />}
    </Modal>
  );
}

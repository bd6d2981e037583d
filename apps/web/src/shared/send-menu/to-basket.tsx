import type { HandOverInput } from '@ooh/contract/domain/hand-over';
import { Modal } from 'antd';
import { notifyBriefly } from '../../api/notice.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { useBasket, useBasketChange } from '../basket/use-basket.ts';
import { usualFlight } from '../basket/usual-flight.ts';
import type { DialogDestination } from './destinations.ts';

interface ToBasketProps {
  readonly load: HandOverInput;
  readonly onClose: () => void;
}

function ToBasketDialog({ load, onClose }: ToBasketProps) {
  useReturnFocus();
  const { data } = useBasket();
  const { apply } = useBasketChange();
  const units = load.units ?? [];
  const flight = usualFlight(data);
  const put = () => {
    apply({
      put: units.map(({ name, ...unit }) => ({ input: { ...unit, ...flight }, shown: { unitName: name } })),
      remove: [],
    });
    notifyBriefly({ kind: 'success', title: `已放入方案篮 ${units.length} 项` });
    onClose();
  };
  return (
    <Modal
      open
      title="放入方案篮"
      okText="放入"
      cancelText="取消"
      okButtonProps={{ disabled: data === undefined }}
      onCancel={onClose}
      onOk={put}
    >
      <p>
        {units.length} 项媒体放入「{data?.briefName ?? '方案篮'}」，投放期 {flight.startDate} 至{' '}
        {flight.endDate}，可在方案篮中修改。
      </p>
    </Modal>
  );
}

export const basketDestination: DialogDestination = {
  key: 'basket',
  label: '方案篮',
  flag: 'investmentOrderData.orderPatternData.isEnabled',
  takes: ({ units }) => units?.length ?? 0,
  Dialog: ToBasketDialog,
};

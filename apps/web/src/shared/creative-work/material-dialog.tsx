import type { Album } from '@ooh/contract/domain/album';
import { Alert, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { detailHref } from '../order/order-addresses.ts';
import { OrderSelect } from '../order/order-select.tsx';
import { DraftSelect } from '../strategy-draft/draft-select.tsx';
import { lastDraft } from '../strategy-draft/last-draft.ts';
import styles from './work-links.module.css';

const subjectNames = { order: '订单', draft: '策略草稿' } as const;
export type MaterialPlace = keyof typeof subjectNames;

export interface MaterialDialogProps {
  readonly album: Album;
  /** Where the user may put works; at least one. */
  readonly places: readonly MaterialPlace[];
  readonly onClose: () => void;
}

/** Asks for the order or the strategy draft whose proposal shows a work. */
export function MaterialDialog({ album, places, onClose }: MaterialDialogProps) {
  useReturnFocus();
  const [place, setPlace] = useState(places[0]);
  const [orderId, setOrderId] = useState<string>();
  const [draftId, setDraftId] = useState(lastDraft);
  const add = useMutationCall('v1/orders/materials/change', {
    onSuccess: ({ works }) => {
      notifyBriefly({
        kind: 'success',
        title: `已加入提案素材，共 ${works.length} 个创意`,
        description: '导出提案时列在「创意参考」页。',
      });
      onClose();
    },
  });
  const subject = place === 'order' ? { orderId } : { draftId };
  const isChosen = (place === 'order' ? orderId : draftId) !== undefined;
  return (
    <Modal
      open
      title="加入提案素材"
      okText="加入"
      cancelText="取消"
      okButtonProps={{ disabled: !isChosen }}
      confirmLoading={add.isPending}
      onCancel={onClose}
      onOk={() => add.mutate({ ...subject, action: 'add', albumIds: [album.albumId] })}
    >
      <p>「{album.title}」将列在提案的「创意参考」页。</p>
      {places.length > 1 && (
        <Segmented<MaterialPlace>
          aria-label="加入到"
          className={styles.place}
          value={place}
          options={places.map((value) => ({ value, label: subjectNames[value] }))}
          onChange={setPlace}
        />
      )}
      {place === 'order' ? (
        <OrderSelect
          label="订单"
          placeholder="选择订单，可输入订单号、名称或品牌"
          emptyText="没有可见的订单"
          value={orderId}
          onChange={setOrderId}
        />
      ) : (
        <DraftSelect label="策略草稿" value={draftId} onChange={setDraftId} />
      )}
      {place === 'order' && orderId !== undefined && (
        <p className={styles.quiet}>
          <HrefLink href={detailHref(orderId, 'materials')}>查看这个订单的提案素材</HrefLink>
        </p>
      )}
      {add.error && <Alert type="error" showIcon title="未能加入提案素材" description={add.error.message} />}
    </Modal>
  );
}

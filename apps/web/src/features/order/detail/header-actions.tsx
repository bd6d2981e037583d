import type { OrderState } from '@ooh/contract/domain/order-names';
import { stepRefusal } from '@ooh/contract/domain/order-next-action';
import {
  clientAnswerOf,
  editableStates,
  endingSteps,
  onwardState,
} from '@ooh/contract/domain/order-transitions';
import { DownOutlined, PictureOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { CreativeDrawer } from '../../../shared/creative/creative-drawer.tsx';
import { InsightMenu } from '../../../shared/insight-links/insight-menu.tsx';
import { demandHref, isBeingWritten, scheduleHref } from '../../../shared/order/order-addresses.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { ShareDialog } from '../../../shared/share/share-dialog.tsx';
import { stepLabels } from '../step-labels.ts';
import { TransferDialog } from '../transfer/transfer-dialog.tsx';
import { useByClient } from '../use-by-client.ts';
import type { DetailHeaderProps } from './detail-header.tsx';
import { NextButton } from './next-button.tsx';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

interface ActionsProps extends Pick<DetailHeaderProps, 'order' | 'address'> {
  readonly today: string;
  readonly onStep: (to: OrderState) => void;
}

export function HeaderActions({ order, address, today, onStep }: ActionsProps) {
  const [isSharing, setIsSharing] = useState(false);
  const [isTransferring, setIsTransferring] = useState(false);
  const [showsCreative, setShowsCreative] = useState(false);
  const { row, nextStates } = order;
  const byClient = useByClient();
  // Steps that lead back or end the order stand behind a menu; the way on is a button, the client's answers have a card.
  const aside = nextStates.filter(
    (to) => to !== onwardState(row.state) && clientAnswerOf({ from: row.state, to, byClient }) === null,
  );
  return (
    <>
      {editableStates.includes(row.state) && (
        <HrefButton
          href={isBeingWritten(row.state) ? demandHref(row.orderId) : scheduleHref(row.orderId, row.mode)}
        >
          {isBeingWritten(row.state) ? '继续编辑' : '修改媒体与排期'}
        </HrefButton>
      )}
      <ExportMenu
        orderId={row.orderId}
        state={row.state}
        refusal={row.items === 0 ? '订单还没有媒体' : undefined}
        part={{ cityCode: address.city, mediumId: address.medium }}
      />
      <InsightMenu subject={order.brief} />
      <Button icon={<PictureOutlined aria-hidden="true" />} onClick={() => setShowsCreative(true)}>
        创意效果
      </Button>
      {showsCreative && (
        <CreativeDrawer subject="order" subjectId={row.orderId} onClose={() => setShowsCreative(false)} />
      )}
      <Button icon={<ShareAltOutlined aria-hidden="true" />} onClick={() => setIsSharing(true)}>
        分享
      </Button>
      {isSharing && <ShareDialog subject={{ orderId: row.orderId }} onClose={() => setIsSharing(false)} />}
      <DropMenu
        menu={{
          items: [
            { key: 'transfer', label: '转交' },
            ...aside.map((state) => {
              const refusal = stepRefusal(row, state, today);
              return {
                key: state,
                label: stepLabels(row.state, state),
                danger: endingSteps.includes(state),
                disabled: refusal !== null,
                title: refusal ?? undefined,
              };
            }),
          ],
          onClick: ({ key }) => (key === 'transfer' ? setIsTransferring(true) : onStep(key as OrderState)),
        }}
      >
        <Button>
          更多 <DownOutlined aria-hidden="true" />
        </Button>
      </DropMenu>
      {isTransferring && <TransferDialog order={row} onClose={() => setIsTransferring(false)} />}
      <NextButton row={row} today={today} onStep={onStep} />
    </>
  );
}

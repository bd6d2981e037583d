import type { Album } from '@ooh/contract/domain/album';
import { FolderAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useAllowed } from '../../session/use-session.ts';
import { strategyFlag } from '../strategy-draft/use-draft.ts';
import type { MaterialPlace } from './material-dialog.tsx';

const MaterialDialog = lazy(() =>
  import('./material-dialog.tsx').then((module) => ({ default: module.MaterialDialog })),
);

const orderFlag = 'investmentOrderData.orderPatternData.isEnabled';

/** 加入提案素材: puts a work on the page 「创意参考」 of an order's or a draft's proposal; absent for who has neither. */
export function MaterialButton({ album, isSmall }: { readonly album: Album; readonly isSmall?: boolean }) {
  const [mayOrders, mayDrafts] = [useAllowed(orderFlag), useAllowed(strategyFlag)];
  const [isChoosing, setIsChoosing] = useState(false);
  const places: MaterialPlace[] = [
    ...(mayOrders ? (['order'] as const) : []),
    ...(mayDrafts ? (['draft'] as const) : []),
  ];
  if (places.length === 0) return null;
  return (
    <>
      <Button
        size={isSmall ? 'small' : 'middle'}
        icon={<FolderAddOutlined aria-hidden="true" />}
        onClick={() => setIsChoosing(true)}
      >
        加入提案素材
      </Button>
      {isChoosing && (
        <Suspense>
          <MaterialDialog album={album} places={places} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

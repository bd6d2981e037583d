import type { OrderShare } from '@ooh/contract/domain/order-share';
import { Button, Popconfirm } from 'antd';
import { useMutationCall } from '../../api/use-call.ts';

export function RevokeShare({ share }: { readonly share: OrderShare }) {
  const revoke = useMutationCall('v1/orders/revoke-share');
  if (share.state !== 'active') return null;
  return (
    <Popconfirm
      title="撤销后链接立即失效"
      okText="撤销链接"
      cancelText="保留"
      onConfirm={() => revoke.mutate({ shareId: share.shareId })}
    >
      <Button size="small" danger loading={revoke.isPending}>
        撤销
      </Button>
    </Popconfirm>
  );
}

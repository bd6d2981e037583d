import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCall, useMutationCall } from '../../../api/use-call.ts';

/** Follows an order of somebody else: its steps and comments then come to the notices. Absent where they come anyway. */
export function FollowButton({ orderId }: { readonly orderId: string }) {
  const { data } = useCall('v1/orders/followers', { orderId });
  const follow = useMutationCall('v1/orders/follow');
  if (data === undefined || (data.isOwnMatter && data.names.length === 0)) return null;
  const { isFollowing, isOwnMatter, names } = data;
  const who = names.length === 0 ? '还没有人关注' : `关注者：${names.join('、')}`;
  if (isOwnMatter)
    return (
      <span title={who}>
        <StarOutlined aria-hidden="true" /> {names.length} 人关注
      </span>
    );
  const Star = isFollowing ? StarFilled : StarOutlined;
  return (
    <Button
      type="link"
      size="small"
      aria-pressed={isFollowing}
      title={`${who}。关注后，订单的状态变化与评论会进入您的通知`}
      icon={<Star aria-hidden="true" />}
      loading={follow.isPending}
      onClick={() => follow.mutate({ orderId, isFollowing: !isFollowing })}
    >
      {isFollowing ? '已关注' : '关注'}
      {names.length > 0 && `（${names.length}）`}
    </Button>
  );
}

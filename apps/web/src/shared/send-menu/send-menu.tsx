import type { HandOverInput } from '@ooh/contract/domain/hand-over';
import type { HandOverKind } from '@ooh/contract/domain/hand-over-names';
import { SendOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { isAllowed } from '@ooh/contract/permission/rules';
import { useSession } from '../../session/use-session.ts';
import { basketDestination } from './to-basket.tsx';
import { pageDestinations, type DialogDestination } from './destinations.ts';
import { draftDestination } from './to-draft.tsx';
import { DropMenu } from '../../ui/page/drop-menu.tsx';

export interface SendMenuProps {
  /** What is sent: places, media, an audience, findings. */
  readonly load: HandOverInput;
  /** Destinations of single features, composed by the route. */
  readonly others?: readonly DialogDestination[];
  /** Destinations that the screen itself reaches with more than a slip carries. */
  readonly without?: readonly HandOverKind[];
  /** Why nothing can be sent yet, for example 「先选择商圈」. */
  readonly blocked?: string;
  readonly size?: ButtonProps['size'];
  readonly type?: ButtonProps['type'];
  readonly label?: string;
}

/** 「用于…」: sends what a screen has chosen on; only to what takes it and what the user may open. */
export function SendMenu(props: SendMenuProps) {
  const { load, others = [], without = [], blocked, size, type = 'primary', label = '用于…' } = props;
  const router = useRouter();
  const permission = useSession((session) => session.dataRoleRequest);
  const [asking, setAsking] = useState<DialogDestination>();
  const keep = useMutationCall('v1/hand-overs/create', {
    onSuccess: ({ handOverId }, { kind }) => {
      const page = pageDestinations.find((one) => one.kind === kind);
      if (page !== undefined) void router.navigate({ href: page.hrefOf(handOverId) });
    },
  });
  const dialogs = [draftDestination, ...others, basketDestination].filter(
    ({ flag, takes }) => isAllowed(permission, flag) && takes(load) > 0,
  );
  const pages = pageDestinations.filter(
    ({ kind, flag, takes }) => !without.includes(kind) && isAllowed(permission, flag) && takes(load) > 0,
  );
  const isEmpty = dialogs.length + pages.length === 0;
  const reason = blocked ?? (isEmpty ? '没有可用的去向' : undefined);
  return (
    <>
      <DropMenu
        disabled={reason !== undefined}
        menu={{
          items: [
            ...dialogs.map(({ key, label: name }) => ({ key, label: name })),
            ...pages.map(({ kind, label: name }) => ({ key: kind, label: name })),
          ],
          onClick: ({ key }) => {
            const dialog = dialogs.find((one) => one.key === key);
            if (dialog !== undefined) return setAsking(dialog);
            const page = pages.find(({ kind }) => kind === key);
            return page && keep.mutate({ kind: page.kind, load });
          },
        }}
      >
        <Button
          type={type}
          size={size}
          icon={<SendOutlined aria-hidden="true" />}
          aria-haspopup="menu"
          title={reason}
          disabled={reason !== undefined}
          loading={keep.isPending}
        >
          {label}
        </Button>
      </DropMenu>
      {asking && <asking.Dialog load={load} onClose={() => setAsking(undefined)} />}
    </>
  );
}

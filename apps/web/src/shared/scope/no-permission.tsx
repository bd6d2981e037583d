import { useLocation } from '@tanstack/react-router';
import { Button, Popover } from 'antd';
import type { ReactNode } from 'react';
import { useSession } from '../../session/use-session.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { useCityNames } from '../city-picker/use-city-catalog.ts';
import { cityToShow } from './city-to-show.ts';
import { askForGroup } from './group-name.ts';
import { useGroupScope } from './group-scope.ts';
import styles from './no-permission.module.css';
import { sightReason } from './sight-reason.ts';

export interface NoPermissionProps {
  /** Group of permissions that would open it. */
  readonly group: string;
  /** The city that is not open; left out, none is. */
  readonly cityCode?: string | undefined;
  /** Replaces 「暂无重庆市数据权限」. */
  readonly title?: ReactNode;
  readonly minHeight?: number;
}

/** Stands for data that are not granted: what is missing, what opens it, why it is not seen, and a city that is open. */
export function NoPermission({ group, cityCode, title, minHeight }: NoPermissionProps) {
  const permission = useSession((session) => session.dataRoleRequest);
  const nameOf = useCityNames();
  const { pathname } = useLocation();
  const other = cityToShow(undefined, useGroupScope(group));
  const reason = sightReason({ permission, group, cityCode, nameOf });
  const explanation = (
    <div className={styles.reason}>
      {reason.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
  return (
    <StateBlock
      kind="no-permission"
      title={title ?? `暂无${cityCode === undefined ? '任何城市' : nameOf(cityCode)}数据权限`}
      description={askForGroup(group)}
      minHeight={minHeight}
      action={
        <>
          {cityCode !== undefined && other !== undefined && (
            <HrefButton
              type="primary"
              href={`${pathname}?${new URLSearchParams({ city: other }).toString()}`}
            >
              查看{nameOf(other)}
            </HrefButton>
          )}
          <Popover trigger="click" title="为什么看不到" content={explanation}>
            <Button>为什么看不到</Button>
          </Popover>
        </>
      }
    />
  );
}

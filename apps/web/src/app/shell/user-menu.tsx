import {
  DesktopOutlined,
  DownOutlined,
  LockOutlined,
  LogoutOutlined,
  SafetyOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useNavigate } from '@tanstack/react-router';
import { Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../api/call.ts';
import { endSession } from '../../session/session-store.ts';
import { useDisplayName, useSession } from '../../session/use-session.ts';
import { UserAvatar } from '../../ui/avatar/user-avatar.tsx';
import { forgetTabs, usePageTabs } from '../page-tabs/page-tab-store.ts';
import styles from './header.module.css';
import { DropMenu } from '../../ui/page/drop-menu.tsx';

const ProfileDrawer = lazy(async () => ({
  default: (await import('../account/profile-drawer.tsx')).ProfileDrawer,
}));
const PasswordDrawer = lazy(async () => ({
  default: (await import('../account/password-drawer.tsx')).PasswordDrawer,
}));

const SecondFactorDrawer = lazy(async () => ({
  default: (await import('../account/second-factor-drawer.tsx')).SecondFactorDrawer,
}));

const SessionDrawer = lazy(async () => ({
  default: (await import('../account/session-drawer.tsx')).SessionDrawer,
}));

type Choice = 'profile' | 'password' | 'factor' | 'sessions' | 'sign-out';

const items = [
  { key: 'profile', label: '个人资料', icon: <UserOutlined aria-hidden="true" /> },
  { key: 'password', label: '修改密码', icon: <LockOutlined aria-hidden="true" /> },
  { key: 'factor', label: '两步验证', icon: <SafetyOutlined aria-hidden="true" /> },
  { key: 'sessions', label: '登录设备', icon: <DesktopOutlined aria-hidden="true" /> },
  { type: 'divider' as const },
  { key: 'sign-out', label: '退出登录', icon: <LogoutOutlined aria-hidden="true" /> },
];

/** Avatar with 个人资料, 修改密码, 两步验证, 登录设备 and 退出登录, which asks only when something is unsaved. */
export function UserMenu() {
  const navigate = useNavigate();
  const displayName = useDisplayName();
  const picture = useSession((session) => session.avatar);
  const { tabs, unsaved } = usePageTabs();
  const [modal, dialog] = Modal.useModal();
  const [open, setOpen] = useState<Choice>();
  // Drawers stay mounted after their first opening, so that they slide out as well as in.
  const [used, setUsed] = useState<ReadonlySet<Choice>>(new Set());

  const signOut = () => {
    // Unnotified: the server forgets the token too; signing out here does not wait for it, nor depend on it.
    void call('v1/session/end', {}, { unnotified: true })
      // A company's account is signed out where it was signed in.
      .then(({ body }) => body?.signOutAddress && location.assign(body.signOutAddress))
      .catch(() => undefined);
    endSession();
    forgetTabs();
    void navigate({ to: '/login' });
  };
  const choose = (choice: Choice) => {
    if (choice !== 'sign-out') {
      setUsed(new Set([...used, choice]));
      return setOpen(choice);
    }
    if (unsaved.length === 0) return signOut();
    const titles = tabs.filter(({ key }) => unsaved.includes(key)).map(({ title }) => title);
    return void modal.confirm({
      title: '退出登录？',
      content: `「${titles.join('」「')}」中的修改尚未保存，退出后将丢失。`,
      okText: '退出登录',
      cancelText: '返回',
      okButtonProps: { danger: true },
      onOk: signOut,
    });
  };
  return (
    <>
      <DropMenu placement="bottomRight" menu={{ items, onClick: ({ key }) => choose(key as Choice) }}>
        <button type="button" className={styles.user} aria-label={`账号菜单：${displayName}`}>
          <UserAvatar picture={picture} />
          <span className={styles.userName}>{displayName}</span>
          <DownOutlined className={styles.caret} aria-hidden="true" />
        </button>
      </DropMenu>
      <Suspense>
        {used.has('profile') && (
          <ProfileDrawer isOpen={open === 'profile'} onClose={() => setOpen(undefined)} />
        )}
        {used.has('password') && (
          <PasswordDrawer isOpen={open === 'password'} onClose={() => setOpen(undefined)} />
        )}
        {used.has('factor') && (
          <SecondFactorDrawer isOpen={open === 'factor'} onClose={() => setOpen(undefined)} />
        )}
        {used.has('sessions') && (
          <SessionDrawer isOpen={open === 'sessions'} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
      {dialog}
    </>
  );
}

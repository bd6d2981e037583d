import { Button, Drawer, Form, Input } from 'antd';
import { useEffect } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { getSession, updateSession } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { AvatarField } from './avatar-field.tsx';

interface Profile {
  readonly nickName: string;
  readonly phone: string;
  readonly email: string;
}

export interface AccountDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 个人资料: avatar, nickname, phone, e-mail. */
export function ProfileDrawer({ isOpen, onClose }: AccountDrawerProps) {
  const [form] = Form.useForm<Profile>();
  const userName = useSession((session) => session.userName);
  const place = useSession(({ organisationName, roleName }) => `${organisationName} · ${roleName}`);
  useEffect(() => {
    const { nickName, phone, email } = getSession();
    if (isOpen) form.setFieldsValue({ nickName, phone, email });
  }, [form, isOpen]);
  const save = useMutationCall('account/updateLoginUser', {
    onSuccess: ({ nickName, picture, phone, email }) => {
      updateSession({ nickName, avatar: picture, phone: phone ?? '', email: email ?? '' });
      notifyBriefly({ kind: 'success', title: '个人资料已保存' });
      onClose();
    },
  });
  return (
    <Drawer
      title="个人资料"
      size={420}
      open={isOpen}
      onClose={onClose}
      footer={
        <Button type="primary" block loading={save.isPending} onClick={() => form.submit()}>
          保存
        </Button>
      }
    >
      <AvatarField />
      <Form<Profile>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(profile) => save.mutate(profile)}
      >
        <Form.Item label="账号" extra={place}>
          <Input value={userName} disabled aria-label="账号" />
        </Form.Item>
        <Form.Item
          name="nickName"
          label="昵称"
          rules={[
            { required: true, whitespace: true, message: '请输入昵称' },
            { max: 30, message: '昵称不超过 30 字' },
          ]}
        >
          <Input autoComplete="nickname" maxLength={30} showCount />
        </Form.Item>
        <Form.Item
          name="phone"
          label="手机"
          rules={[{ pattern: /^\+?\d{6,15}$/, message: '手机号格式不正确' }]}
        >
          <Input type="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item name="email" label="邮箱" rules={[{ type: 'email', message: '邮箱格式不正确' }]}>
          <Input type="email" autoComplete="email" />
        </Form.Item>
      </Form>
    </Drawer>
  );
}

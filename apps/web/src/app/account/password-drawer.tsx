import { passwordRules } from '@ooh/contract/account/change-password';
import { Button, Drawer, Form, Input } from 'antd';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { useCapsLock } from '../../ui/form/caps-lock.ts';
import type { AccountDrawerProps } from './profile-drawer.tsx';
import { PasswordRules } from './password-rules.tsx';

interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

/** 修改密码. The rules stand beside the field before anything is typed. */
export function PasswordDrawer({ isOpen, onClose }: AccountDrawerProps) {
  const [form] = Form.useForm<Passwords>();
  const password = Form.useWatch('newPassword', form) ?? '';
  const { isCapsLock, handlers } = useCapsLock();
  const change = useMutationCall('account/change-password', {
    onSuccess: ({ endedSessions }) => {
      const others = endedSessions > 0 ? `另外 ${endedSessions} 处登录已失效。` : undefined;
      notifyBriefly({ kind: 'success', title: '密码已修改', description: others });
      form.resetFields();
      onClose();
    },
  });
  const leave = () => {
    form.resetFields();
    change.reset();
    onClose();
  };
  return (
    <Drawer
      title="修改密码"
      size={420}
      open={isOpen}
      onClose={leave}
      footer={
        <Button type="primary" block loading={change.isPending} onClick={() => form.submit()}>
          修改密码
        </Button>
      }
    >
      <Form<Passwords>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ oldPassword, newPassword }) => change.mutate({ oldPassword, newPassword })}
        onValuesChange={() => change.reset()}
      >
        <Form.Item
          name="oldPassword"
          label="旧密码"
          rules={[{ required: true, message: '请输入旧密码' }]}
          validateStatus={change.error ? 'error' : undefined}
          help={change.error?.message}
          extra={isCapsLock ? '大写锁定已开启' : undefined}
        >
          <Input.Password autoComplete="current-password" maxLength={200} {...handlers} />
        </Form.Item>
        <PasswordRules password={password} />
        <Form.Item
          name="newPassword"
          label="新密码"
          rules={[
            { required: true, message: '请输入新密码' },
            {
              validator: (_, value: string) => {
                const broken = passwordRules.find(({ holds }) => value && !holds(value));
                return broken ? Promise.reject(new Error(`新密码${broken.text}`)) : Promise.resolve();
              },
            },
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={200} {...handlers} />
        </Form.Item>
        <Form.Item
          name="repeated"
          label="确认新密码"
          dependencies={['newPassword']}
          rules={[
            { required: true, message: '请再次输入新密码' },
            ({ getFieldValue }) => ({
              validator: (_, value: string) =>
                !value || value === getFieldValue('newPassword')
                  ? Promise.resolve()
                  : Promise.reject(new Error('两次输入的新密码不一致')),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={200} {...handlers} />
        </Form.Item>
      </Form>
    </Drawer>
  );
}

import { ShownOnce } from '../../../ui/page/shown-once.tsx';

export interface OncePasswordProps {
  readonly userName: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shows a new password the only time that it is known. */
export function OncePassword({ userName, password, onClose }: OncePasswordProps) {
  return (
    <ShownOnce
      title={`${userName} 的密码`}
      name="密码"
      text={password}
      kept="我已记下"
      warning="此密码只显示这一次，请通过安全的方式交给本人，并提醒其登录后修改。"
      onClose={onClose}
    />
  );
}

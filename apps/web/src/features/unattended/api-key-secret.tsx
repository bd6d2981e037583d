import { ShownOnce } from '../../ui/page/shown-once.tsx';

export interface ApiKeySecretProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a new key the only time that it is known. */
export function ApiKeySecret({ name, secret, onClose }: ApiKeySecretProps) {
  return (
    <ShownOnce
      title={`密钥「${name}」`}
      name="密钥"
      text={secret}
      kept="我已保存"
      warning="密钥只显示这一次"
      advice="请存入使用它的系统，请求头写作 Authorization: Bearer 加密钥。遗失时请吊销后重新创建。"
      onClose={onClose}
    />
  );
}

import { Button } from 'antd';
import styles from './state-block.module.css';
import type { StateBlockProps } from './state-block.tsx';

export function FailureActions({
  onRetry,
  errorText,
  size = 'medium',
}: Pick<StateBlockProps, 'onRetry' | 'errorText'> & { readonly size?: 'small' | 'medium' }) {
  return (
    <span className={styles.actions}>
      {onRetry && (
        <Button size={size} onClick={onRetry}>
          重试
        </Button>
      )}
      {errorText !== undefined && (
        <Button size={size} type="text" onClick={() => void navigator.clipboard.writeText(errorText)}>
          复制错误信息
        </Button>
      )}
    </span>
  );
}

import { Button, Result } from 'antd';

export interface AmapFailureProps {
  readonly reason: string;
  readonly onRetry: () => void;
  /** Draws the embedded map instead, until the page is left. */
  readonly onEmbedded: () => void;
}

/** Stands in the place of a map whose vendor's library could not be loaded, with the exact reason. */
export function AmapFailure({ reason, onRetry, onEmbedded }: AmapFailureProps) {
  return (
    <Result
      status="warning"
      title="高德地图加载失败"
      subTitle={reason}
      extra={[
        <Button key="retry" type="primary" onClick={onRetry}>
          重试
        </Button>,
        <Button key="embedded" onClick={onEmbedded}>
          使用内置底图
        </Button>,
      ]}
    />
  );
}

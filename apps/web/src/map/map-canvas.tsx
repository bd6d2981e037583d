import { Alert, Button } from 'antd';
import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import type { MapCanvasProps } from './map-view-props.ts';
import styles from './map.module.css';

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

interface BoundaryProps {
  readonly onFailure: (reason: string) => void;
  readonly children: ReactNode;
}

/** Catches what the map throws while it draws or loads: the list beside it must go on working. */
class MapBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error instanceof Error ? error.message : String(error));
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

export interface MapCanvasState {
  /** Called when the map fails, and with null on retry, so that a screen can show the list instead. */
  readonly onStateChange?: (failure: string | null) => void;
}

/**
 * A map with the offline base map of a city, or on AMap where the service has a key for it. Its code is loaded on
 * first use. Where it can neither be drawn by a graphics card nor be painted the banner of the list mode stands in its
 * place, with a way to try again.
 */
export function MapCanvas({ onStateChange, ...props }: MapCanvasProps & MapCanvasState) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (reason: string | null) => {
    setFailure(reason);
    onStateChange?.(reason);
  };
  const retry = () => {
    setAttempt((count) => count + 1);
    change(null);
  };
  if (failure !== null) {
    return (
      <Alert
        type="warning"
        showIcon
        title="地图加载失败，已切换为列表模式"
        description={failure}
        action={<Button onClick={retry}>重试</Button>}
      />
    );
  }
  return (
    <MapBoundary key={attempt} onFailure={change}>
      <Suspense fallback={<output className={styles.loading} aria-label="地图加载中" aria-busy />}>
        <MapView {...props} onFailure={change} />
      </Suspense>
    </MapBoundary>
  );
}

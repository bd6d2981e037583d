import {
  CompressOutlined,
  FullscreenOutlined,
  MinusOutlined,
  PictureOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import type { RefObject } from 'react';
import { notifyBriefly } from '../api/notice.ts';
import { saveToDisk } from '../api/save-file.ts';
import { BaseMapSwitch } from './base-map-switch.tsx';
import type { BaseMaps } from './use-base-maps.ts';
import { drawSheet } from './draw-sheet.ts';
import { MapControl } from './map-control.tsx';
import { useMapScene } from './map-context.ts';
import type { LngLatBox } from './map-data.ts';
import styles from './map.module.css';
import type { MapSheet } from './prepare-sheet.ts';
import { MapTools, type MapToolsProps } from './map-tools.tsx';
import { isInWorkbench, viewPadding } from './view-padding.ts';

export interface MapControlsProps extends MapToolsProps {
  readonly home: LngLatBox;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sheet: () => MapSheet;
  /** Stands at the edge of the map and of its picture. */
  readonly attribution: string | null;
  /** Base maps to choose from; null where there is no choice. */
  readonly baseMaps: BaseMaps | null;
}

/** Zoom, whole city, full screen, picture; in a workbench the tools for what is seen. */
export function MapControls({ home, frame, sheet, attribution, baseMaps, ...tools }: MapControlsProps) {
  const { map, theme } = useMapScene();
  const hasTools = isInWorkbench(map.getContainer());
  const toggleFullscreen = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await frame.current?.requestFullscreen();
  };
  const savePicture = async () => {
    try {
      saveToDisk(await drawSheet(map, theme, sheet(), attribution));
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      notifyBriefly({ kind: 'error', title: '图片导出失败', description });
    }
  };
  return (
    <div className={styles.controls} role="toolbar" aria-label="地图工具" aria-orientation="vertical">
      {baseMaps !== null && <BaseMapSwitch {...baseMaps} />}
      <MapControl label="放大" icon={<PlusOutlined aria-hidden="true" />} onClick={() => map.zoomIn()} />
      <MapControl label="缩小" icon={<MinusOutlined aria-hidden="true" />} onClick={() => map.zoomOut()} />
      <MapControl
        label="显示全城"
        icon={<CompressOutlined aria-hidden="true" />}
        onClick={() => map.fitBounds([...home], { padding: viewPadding(map.getContainer()) })}
      />
      <MapControl
        label="全屏"
        icon={<FullscreenOutlined aria-hidden="true" />}
        onClick={() => void toggleFullscreen()}
      />
      <MapControl
        label="导出图片"
        icon={<PictureOutlined aria-hidden="true" />}
        onClick={() => void savePicture()}
      />
      {hasTools && <MapTools {...tools} />}
    </div>
  );
}

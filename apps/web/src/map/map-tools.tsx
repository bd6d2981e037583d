import { BorderOutlined, GatewayOutlined, ShareAltOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { notifyBriefly } from '../api/notice.ts';
import { DrawShapeLayer } from './draw-shape-layer.tsx';
import type { DrawnShape } from './draw-shape.ts';
import { MapControl } from './map-control.tsx';
import { useMapScene } from './map-context.ts';
import styles from './map.module.css';
import { MeasureLayer } from './measure-layer.tsx';
import { RulerIcon } from './ruler-icon.tsx';
import { writeView } from './view-address.ts';

type Tool = 'measure' | 'rectangle' | 'polygon';

/** What a user does with the map that is drawn by hand. */
const hints: Readonly<Record<Tool, string>> = {
  measure: '点击地图定起点，Esc 结束测距',
  rectangle: '点击两个对角框选，Esc 取消',
  polygon: '按住拖动圈出范围，或逐点点击、双击完成，Esc 取消',
};

export interface MapToolsProps {
  readonly hidden: readonly string[];
  /** Told with an area that was drawn to choose what lies in it; left out where nothing can be chosen. */
  readonly onArea?: (shape: DrawnShape) => void;
}

/** Measuring, choosing by an area, and the link to what is seen: the tools of a workbench's map. */
export function MapTools({ hidden, onArea }: MapToolsProps) {
  const { map } = useMapScene();
  const [tool, setTool] = useState<Tool | null>(null);
  const [text, setText] = useState<string | null>(null);
  const toggle = (next: Tool) => {
    setText(null);
    setTool(tool === next ? null : next);
  };
  const close = () => {
    setTool(null);
    setText(null);
  };
  const share = async () => {
    writeView(map, hidden);
    try {
      await navigator.clipboard.writeText(location.href);
      notifyBriefly({ kind: 'success', title: '已复制链接', description: '打开后位置、图层与所选不变' });
    } catch {
      notifyBriefly({ kind: 'warning', title: '浏览器不允许复制', description: location.href });
    }
  };
  const button = (id: Tool, label: string, icon: ReactNode) => (
    <MapControl label={label} icon={icon} isPressed={tool === id} onClick={() => toggle(id)} />
  );
  return (
    <>
      {button('measure', '测距', <RulerIcon />)}
      {onArea && button('rectangle', '框选', <BorderOutlined aria-hidden="true" />)}
      {onArea && button('polygon', '套索选择', <GatewayOutlined aria-hidden="true" />)}
      <MapControl
        label="复制链接"
        icon={<ShareAltOutlined aria-hidden="true" />}
        onClick={() => void share()}
      />
      {tool === 'measure' && <MeasureLayer onText={setText} onClose={close} />}
      {(tool === 'rectangle' || tool === 'polygon') && (
        <DrawShapeLayer
          key={tool}
          tool={tool}
          isFreehand={tool === 'polygon'}
          onProgress={setText}
          onCancel={close}
          onEnd={(shape) => {
            close();
            if (shape !== null) onArea?.(shape);
          }}
        />
      )}
      {tool !== null && <output className={styles.toolText}>{text ?? hints[tool]}</output>}
    </>
  );
}

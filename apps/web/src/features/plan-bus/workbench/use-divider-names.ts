import type { Splitter } from 'antd';
import { useLayoutEffect, useRef, type ComponentRef } from 'react';

const names = {
  sideways: { start: '收起或展开左侧面板', end: '收起或展开右侧面板' },
  upright: { start: '收起或展开上方面板', end: '收起或展开下方面板' },
} as const;

/** Names the buttons at the dividers of panes, whose names the component library has in English alone. */
export function useDividerNames() {
  const frame = useRef<ComponentRef<typeof Splitter>>(null);
  // After every drawing: a button comes and goes with the size of its pane.
  useLayoutEffect(() => {
    const buttons =
      frame.current?.nativeElement.querySelectorAll('.ant-splitter-bar > [role="button"]') ?? [];
    for (const button of buttons) {
      const way = button.closest('.ant-splitter')?.classList.contains('ant-splitter-vertical')
        ? names.upright
        : names.sideways;
      button.ariaLabel = button.className.includes('collapse-bar-start') ? way.start : way.end;
    }
  });
  return frame;
}

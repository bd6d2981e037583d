import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { ReportPage } from '@ooh/report/report-page';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ReportPaper } from './report-paper.tsx';
import styles from './report.module.css';

interface BigScreenProps {
  readonly name: string;
  readonly pages: readonly ReportPage[];
  readonly onClose: () => void;
}

/** 大屏: one page after the other over the whole screen, turned with the arrow keys, left with Escape. */
export function BigScreen({ name, pages, onClose }: BigScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const last = pages.length - 1;
  const turn = (by: number) => setAt((now) => Math.min(last, Math.max(0, now + by)));
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A browser that refuses the whole screen shows the page in its window.
    void element?.requestFullscreen?.().catch(() => undefined);
    return () => {
      if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => undefined);
      element?.close();
    };
  }, []);
  const page = pages[at];
  return (
    <dialog
      ref={dialog}
      className={styles.bigScreen}
      aria-label={`${name}大屏`}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight' || key === 'PageDown') turn(1);
        if (key === 'ArrowLeft' || key === 'PageUp') turn(-1);
      }}
    >
      {page && <ReportPaper page={page} number={`${at + 1} / ${pages.length}`} level={1} />}
      <div className={styles.bigScreenTools}>
        <Button
          aria-label="上一页"
          icon={<LeftOutlined aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => turn(-1)}
        />
        <output className="numeric">
          {at + 1} / {pages.length}
        </output>
        <Button
          aria-label="下一页"
          icon={<RightOutlined aria-hidden="true" />}
          disabled={at === last}
          onClick={() => turn(1)}
        />
        <Button aria-label="退出大屏" icon={<CloseOutlined aria-hidden="true" />} onClick={onClose} />
      </div>
    </dialog>
  );
}

import { Button, Slider } from 'antd';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { cropSquare, type CropView } from './crop-square.ts';
import styles from './picture-cropper.module.css';

const shownPx = 200;
const storedPx = 256;

interface PictureCropperProps {
  readonly bitmap: ImageBitmap;
  readonly isSaving: boolean;
  readonly onSave: (picture: File) => void;
  readonly onCancel: () => void;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, view: CropView): void {
  const { left, top, side } = cropSquare(bitmap.width, bitmap.height, view);
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

function toFile(bitmap: ImageBitmap, view: CropView, take: (picture: File) => void): void {
  const canvas = document.createElement('canvas');
  canvas.width = storedPx;
  canvas.height = storedPx;
  draw(canvas, bitmap, view);
  canvas.toBlob((blob) => blob && take(new File([blob], 'avatar.png', { type: 'image/png' })), 'image/png');
}

/** Chooses the square of a picture: drag it, or move the three sliders. */
export function PictureCropper({ bitmap, isSaving, onSave, onCancel }: PictureCropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<CropView>({ zoom: 1, centreX: 0.5, centreY: 0.5 });
  useEffect(() => {
    if (canvas.current) draw(canvas.current, bitmap, view);
  }, [bitmap, view]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { side } = cropSquare(bitmap.width, bitmap.height, view);
    const step = side / shownPx;
    const clamp = (value: number) => Math.min(Math.max(value, 0), 1);
    setView({
      ...view,
      centreX: clamp(view.centreX - (event.movementX * step) / bitmap.width),
      centreY: clamp(view.centreY - (event.movementY * step) / bitmap.height),
    });
  };
  return (
    <div className={styles.cropper}>
      <canvas ref={canvas} className={styles.canvas} width={shownPx} height={shownPx} onPointerMove={drag} />
      <div className={styles.sliders}>
        {(
          [
            ['缩放', 'zoom', 1, 4],
            ['左右', 'centreX', 0, 1],
            ['上下', 'centreY', 0, 1],
          ] as const
        ).map(([label, field, min, max]) => (
          <div key={field} className={styles.slider}>
            <span>{label}</span>
            <Slider
              min={min}
              max={max}
              step={0.01}
              value={view[field]}
              ariaLabelForHandle={label}
              tooltip={{ open: false }}
              onChange={(value) => setView({ ...view, [field]: value })}
            />
          </div>
        ))}
        <div className={styles.actions}>
          <Button size="small" onClick={onCancel}>
            取消
          </Button>
          <Button size="small" type="primary" loading={isSaving} onClick={() => toFile(bitmap, view, onSave)}>
            使用该头像
          </Button>
        </div>
      </div>
    </div>
  );
}

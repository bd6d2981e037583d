import type { MediumForm } from './medium-labels.ts';
import { sizeText } from './medium-labels.ts';
import styles from './media-category.module.css';

/** A grown person beside the faces, millimetres. */
const person = { height: 1700, width: 450 };
const gap = 500;
const ratio = 2.2;

/** The largest face of a medium beside a person, both to one scale. */
export function FormSketch({ forms }: { readonly forms: readonly MediumForm[] }) {
  const largest = forms.toSorted(
    (a, b) => b.widthMillimeters * b.heightMillimeters - a.widthMillimeters * a.heightMillimeters,
  )[0];
  if (largest === undefined) return null;
  const { widthMillimeters: width, heightMillimeters: height } = largest;
  const needed = { width: width + gap + person.width, height: Math.max(height, person.height) };
  // The frame keeps its shape, so that cards line up.
  const frame =
    needed.width / needed.height > ratio
      ? { width: needed.width, height: needed.width / ratio }
      : { width: needed.height * ratio, height: needed.height };
  const left = (frame.width - needed.width) / 2;
  const head = person.width * 0.42;
  const middle = left + width + gap + person.width / 2;
  const label = `${largest.formName}，约 ${sizeText(largest)}，旁为 1.7 米的人`;
  return (
    <figure className={styles.sketch}>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
        <rect
          className={styles.face}
          x={left}
          y={frame.height - height}
          width={width}
          height={height}
          vectorEffect="non-scaling-stroke"
        />
        <circle
          className={styles.person}
          cx={middle}
          cy={frame.height - person.height + head / 2}
          r={head / 2}
        />
        <rect
          className={styles.person}
          x={middle - person.width / 2}
          y={frame.height - person.height + head * 1.15}
          width={person.width}
          height={person.height - head * 1.15}
          rx={person.width * 0.3}
        />
      </svg>
      <figcaption>
        {largest.formName} · 约 {sizeText(largest)}
      </figcaption>
    </figure>
  );
}

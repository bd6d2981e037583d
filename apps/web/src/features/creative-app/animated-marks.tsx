import { accentOf } from '@ooh/media-picture/brand-poster';
import { sceneOf, type FormatKey } from '@ooh/media-picture/format-scenes';
import { techniqueMarks } from '@ooh/media-picture/technique-marks';
import styles from './animated-marks.module.css';
import pageStyles from './creative-app.module.css';

const wayOf = (technique: string | undefined): 'rise' | 'glow' | 'ripple' =>
  technique === '灯光' ? 'glow' : technique === 'AR' || technique === '互动' ? 'ripple' : 'rise';

/** Seconds after which each mark begins later than the one before it. */
const delaySeconds = 0.5;

export interface AnimatedMarksProps {
  readonly format: FormatKey;
  readonly hue: number;
  readonly techniques: readonly string[];
  readonly isPlaying: boolean;
}

/** The marks of a technique over the picture of a work, in a loop of eight seconds that stands still until it is played. */
export function AnimatedMarks({ format, hue, techniques, isPlaying }: AnimatedMarksProps) {
  const marks = techniqueMarks(techniques, sceneOf(format).slot, accentOf(hue));
  return (
    <svg
      className={`${pageStyles.marksLayer} ${styles.layer}`}
      viewBox="0 0 320 180"
      data-plays={isPlaying || undefined}
      data-way={wayOf(techniques.find((one) => one !== '平面'))}
      aria-hidden="true"
    >
      {marks.map(({ commands, fill, opacity, lineWidth }, at) => (
        <path
          key={commands}
          className={styles.mark}
          style={{ animationDelay: `${at * delaySeconds}s` }}
          d={commands}
          opacity={opacity}
          fill={lineWidth === undefined ? fill : 'none'}
          stroke={lineWidth === undefined ? undefined : fill}
          strokeWidth={lineWidth}
        />
      ))}
    </svg>
  );
}

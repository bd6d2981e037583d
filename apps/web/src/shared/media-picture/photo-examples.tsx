import type { FormatKey } from '@ooh/media-picture/format-scenes';
import { mediaPicture } from '@ooh/media-picture/picture-svg';
import type { PictureFault, Shot } from '@ooh/media-picture/shot';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import mediaStyles from './media-picture.module.css';
import styles from './photo-examples.module.css';

/** A made-up creative, so that a face is seen to be posted. */
const creative = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"><rect width="300" height="200" fill="#0b70e6"/><circle cx="150" cy="72" r="22" fill="#fff"/><text x="150" y="132" font-size="26" fill="#fff" text-anchor="middle" font-family="sans-serif">本期画面</text></svg>',
)}`;

interface Example {
  readonly name: string;
  readonly words: string;
  readonly shot?: Shot;
  readonly fault?: PictureFault;
}

const right: readonly Example[] = [
  { name: '近景', words: '画面完整清楚，看得出版本，没有破损。', shot: 'near' },
  { name: '中景', words: '看得见框架、灯具与编号牌。', shot: 'middle' },
  { name: '远景', words: '看得见路牌与周边，认得出地点。', shot: 'far' },
];

const wrong: readonly Example[] = [
  { name: '逆光', words: '光源在画面后方，看不清颜色与文字；换到顺光一侧拍。', fault: 'backlit' },
  { name: '遮挡', words: '车辆、树木或围挡挡住画面；等移开或换角度，仍挡住的登记 E06。', fault: 'covered' },
  { name: '错刊', words: '挂的不是本期画面；登记 E03，不作为上刊证明。', fault: 'wrong-creative' },
  { name: '缺环境', words: '只拍到画面，证明不了在哪里；退后再拍中景与远景。', fault: 'no-surroundings' },
];

export interface PhotoExampleRowProps {
  readonly format: FormatKey;
  /** The medium, in words. */
  readonly label: string;
  readonly kind: 'right' | 'wrong';
}

/** Drawn photos of a format as they must be, or must not be, each with its reason. */
export function PhotoExampleRow({ format, label, kind }: PhotoExampleRowProps) {
  const theme = useThemeName();
  const sign = kind === 'right' ? '✓' : '✗';
  return (
    <section className={styles.photos} aria-label={kind === 'right' ? '合格示例' : '不合格示例'}>
      {(kind === 'right' ? right : wrong).map(({ name, words, shot, fault }) => (
        <figure key={name} className={styles.photo}>
          <img
            className={mediaStyles.picture}
            src={`data:image/svg+xml,${encodeURIComponent(mediaPicture({ format, theme, creative, shot, fault }))}`}
            alt={`${label}的${name}示意`}
            width={320}
            height={180}
          />
          <figcaption>
            <strong>
              {sign} {name}
            </strong>
            <br />
            {words}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

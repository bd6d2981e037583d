import { deckNames } from '@ooh/contract/domain/bus-names';
import type { CreativeFormat } from '@ooh/contract/domain/creative';
import { faceSizeText } from '@ooh/media-picture/format-scenes';
import { MediaPicture } from '../media-picture/media-picture.tsx';
import styles from './creative.module.css';

const nameOf = ({ mediumName, formName, deck }: CreativeFormat): string =>
  [mediumName, formName, ...(deck === null ? [] : [deckNames[deck]])].join(' · ');

export interface CreativePicturesProps {
  readonly formats: readonly CreativeFormat[];
  /** The creative as a data URL. */
  readonly creative?: string;
}

/** Every format of a plan or order as a drawn picture, with the creative on each. */
export function CreativePictures({ formats, creative }: CreativePicturesProps) {
  return (
    <ul className={styles.pictures} aria-label="各媒体形式的效果示意">
      {formats.map((format) => (
        <li key={`${format.mediumId}/${format.formId}/${format.deck}`}>
          <MediaPicture format={format} creative={creative} alt={`${nameOf(format)} 效果示意`} />
          <p className={styles.caption}>
            <b>{nameOf(format)}</b>
            <span className="numeric">{faceSizeText(format)}</span>
          </p>
          <p className={styles.cities}>{format.cityNames.join('、')}</p>
        </li>
      ))}
    </ul>
  );
}

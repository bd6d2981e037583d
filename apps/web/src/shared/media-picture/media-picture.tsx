import type { FormatKey } from '@ooh/media-picture/format-scenes';
import { mediaPicture } from '@ooh/media-picture/picture-svg';
import type { ReactNode } from 'react';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import styles from './media-picture.module.css';

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export interface MediaPictureProps {
  readonly format: FormatKey;
  /** What the picture shows, in words. */
  readonly alt: string;
  /** The creative as a data URL; the slot is blank without. */
  readonly creative?: string;
}

/** A drawn picture of a format (效果示意), for where there is no photo. */
export function MediaPicture({ format, alt, creative }: MediaPictureProps) {
  const theme = useThemeName();
  const svg = mediaPicture({ format, theme, creative });
  return <img className={styles.picture} src={addressOf(svg)} alt={alt} width={320} height={180} />;
}

/** A small picture of a format before its name in a list; the name says what it is. */
export function WithThumbnail({
  format,
  children,
}: {
  readonly format: FormatKey;
  readonly children: ReactNode;
}) {
  const theme = useThemeName();
  const svg = mediaPicture({ format, theme, isThumbnail: true });
  return (
    <span className={styles.named}>
      <img className={styles.thumbnail} src={addressOf(svg)} alt="" width={64} height={36} loading="lazy" />
      <span className={styles.name}>{children}</span>
    </span>
  );
}

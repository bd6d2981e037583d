import type { Album } from '@ooh/contract/domain/album';
import type { CreativeShot } from '@ooh/contract/domain/creative-shot';
import { creativeWork, svgAddress } from '@ooh/media-picture/creative-work';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { FetchedPicture } from '../media-picture/photo-picture.tsx';
import mediaStyles from '../media-picture/media-picture.module.css';

export interface WorkPictureProps {
  readonly album: Album;
  /** From where and when it is drawn; from the middle, in the colours of the theme, where nothing is said. */
  readonly view?: CreativeShot;
  /** Which of the imported pictures; the first where nothing is said. */
  readonly seq?: number;
  /** True where the marks of the technique are drawn over it. */
  readonly isPlain?: boolean;
}

/** A picture of a creative application: imported, or drawn by the product (示意). */
export function WorkPicture({ album, view, seq, isPlain }: WorkPictureProps) {
  const theme = useThemeName();
  const { creative, mediumId, formId, formName, techniques, albumId } = album;
  if (creative === null)
    return (
      <FetchedPicture
        file="v1/creative-albums/{albumId}/images/{seq}"
        input={{ albumId, seq: seq ?? album.images[0]?.seq ?? 1 }}
        alt={album.title}
      />
    );
  const drawnTheme = view === undefined ? theme : view.isNight ? 'dark' : 'light';
  const svg = creativeWork({
    format: { mediumId, formId },
    poster: creative,
    techniques,
    theme: drawnTheme,
    shot: view?.shot,
    isPlain,
  });
  return (
    <img
      className={mediaStyles.picture}
      src={svgAddress(svg)}
      alt={`${creative.brandName}的${formName}，${techniques.join('、')}，示意图`}
      width={320}
      height={180}
      loading="lazy"
      decoding="async"
    />
  );
}

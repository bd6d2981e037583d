import { brandPoster } from '@ooh/media-picture/brand-poster';
import { MediaPicture } from '../../shared/media-picture/media-picture.tsx';

export interface CasePictureProps {
  readonly brandName: string;
  readonly goal: string;
  readonly mediumId: number;
  readonly mediumName: string;
}

/** A hue that the same brand always has. */
const hueOf = (name: string): number =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7);

/** A drawn picture (演示) of a case: its largest medium with a creative in the brand's colours. */
export function CasePicture({ brandName, goal, mediumId, mediumName }: CasePictureProps) {
  const poster = brandPoster({
    brandName,
    slogan: goal,
    hue: hueOf(brandName),
    variant: mediumId % 3,
    ratio: 2,
  });
  return (
    <MediaPicture
      format={{ mediumId, formId: 1 }}
      alt={`${brandName}的${mediumName}，示意图`}
      creative={`data:image/svg+xml,${encodeURIComponent(poster)}`}
    />
  );
}

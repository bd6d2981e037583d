import type { Sighting } from '@ooh/contract/domain/competitor-sighting';
import { brandPoster } from '@ooh/media-picture/brand-poster';
import { MediaPicture } from '../../../shared/media-picture/media-picture.tsx';

/** Width ÷ height of the drawn creative; scenes fit it into their faces. */
const usualRatio = 2;

/** A drawn picture (演示) of a sighting: the format's scene with the brand's creative on its face. */
export function SightingPicture({ sighting }: { readonly sighting: Sighting }) {
  const { brandName, creative, mediumId, formId, mediumName, placeName } = sighting;
  const poster = brandPoster({ brandName, ...creative, ratio: usualRatio });
  return (
    <MediaPicture
      format={{ mediumId, formId }}
      alt={`${brandName}在${placeName}的${mediumName}，示意图`}
      creative={`data:image/svg+xml,${encodeURIComponent(poster)}`}
    />
  );
}

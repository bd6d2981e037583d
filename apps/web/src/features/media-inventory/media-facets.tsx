import type { MediaFacets } from '@ooh/contract/domain/media-search';
import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { useGroupMedia } from '../../shared/scope/group-scope.ts';
import { allParts } from '../../ui/address/address-values.ts';
import { FacetList } from '../../ui/form/facet-list.tsx';
import type { MediaAddress } from './media-address.ts';
import styles from './media-inventory.module.css';

export interface MediaFacetsPanelProps {
  readonly facets: MediaFacets;
  readonly address: MediaAddress;
  readonly filter: (change: Partial<MediaAddress>) => void;
}

/** What the rows are, with how many there are of each; several values of one kind are joined by 或. */
export function MediaFacetsPanel({ facets, address, filter }: MediaFacetsPanelProps) {
  const found = facets.media.map(({ mediumId, name, count }) => ({ value: String(mediumId), name, count }));
  // A chosen medium of which nothing is left keeps its name.
  const chosen = allParts(address.media);
  const gone = useGroupMedia(mediaInventoryGroup)
    .map(({ mediumId, name }) => ({ value: String(mediumId), name, count: 0 }))
    .filter(({ value }) => chosen.includes(value) && found.every((one) => one.value !== value));
  const media = [...found, ...gone];
  const lit = facets.lit.map((one) => ({ ...one, value: one.value === 'lit' ? 'yes' : 'no' }));
  return (
    <div className={styles.facets}>
      <FacetList
        title="场景"
        facet={facets.scenes}
        value={address.scene}
        onChange={(scene) => filter({ scene })}
      />
      <FacetList
        title="媒体"
        facet={media}
        value={address.media}
        onChange={(list) => filter({ media: list })}
      />
      <FacetList
        title="形式"
        facet={facets.forms}
        value={address.form}
        onChange={(form) => filter({ form })}
      />
      <FacetList
        title="等级"
        facet={facets.levels}
        value={address.level}
        onChange={(level) => filter({ level })}
      />
      <FacetList
        title="照明"
        facet={lit}
        value={address.lit}
        onChange={(list) => {
          const last = allParts(list).at(-1);
          filter({ lit: last === 'yes' || last === 'no' ? last : undefined });
        }}
      />
      <FacetList title="尺寸" facet={facets.sizes} value={address.dim} onChange={(dim) => filter({ dim })} />
      <FacetList title="标签" facet={facets.tags} value={address.tag} onChange={(tag) => filter({ tag })} />
      <FacetList
        title="行政区"
        facet={facets.districts}
        value={address.district}
        onChange={(district) => filter({ district })}
      />
    </div>
  );
}

import type { MediaFacets } from '@ooh/contract/domain/media-search';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { allParts, listText } from '../../ui/address/address-values.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import type { MediaAddress } from './media-address.ts';
import styles from './media-inventory.module.css';

type Facet = MediaFacets['scenes'];

/** Values of a facet that are shown before the reader asks for the rest. */
const shownFirst = 6;

interface FacetListProps {
  readonly title: string;
  readonly facet: Facet;
  /** Comma-separated, as an address holds them. */
  readonly value: string | undefined;
  readonly onChange: (list: string | undefined) => void;
}

function FacetList({ title, facet, value, onChange }: FacetListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const chosen = allParts(value);
  // What is chosen stays, even where nothing is left of it.
  const listed = [
    ...facet,
    ...chosen
      .filter((part) => facet.every((one) => one.value !== part))
      .map((part) => ({ value: part, name: part, count: 0 })),
  ];
  if (listed.length === 0) return null;
  const shown = isWhole ? listed : listed.filter((one, at) => at < shownFirst || chosen.includes(one.value));
  return (
    <fieldset className={styles.facet}>
      <legend>{title}</legend>
      {shown.map(({ value: part, name, count }) => (
        <Checkbox
          key={part}
          checked={chosen.includes(part)}
          onChange={({ target }) =>
            onChange(listText(target.checked ? [...chosen, part] : chosen.filter((one) => one !== part)))
          }
        >
          <span className={styles.facetName}>{name}</span>
          <span className={styles.facetCount}>{formatNumber(count)}</span>
        </Checkbox>
      ))}
      {listed.length > shownFirst && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? '收起' : `全部 ${listed.length} 项`}
          <span className="visually-hidden">{title}</span>
        </button>
      )}
    </fieldset>
  );
}

export interface MediaFacetsPanelProps {
  readonly facets: MediaFacets;
  readonly address: MediaAddress;
  readonly filter: (change: Partial<MediaAddress>) => void;
}

/** What the rows are, with how many there are of each; several values of one kind are joined by 或. */
export function MediaFacetsPanel({ facets, address, filter }: MediaFacetsPanelProps) {
  const media = facets.media.map(({ mediumId, name, count }) => ({ value: String(mediumId), name, count }));
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

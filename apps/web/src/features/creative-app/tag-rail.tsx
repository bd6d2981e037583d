import type { CallOutput } from '@ooh/contract/registry';
import { allParts } from '../../ui/address/address-values.ts';
import { FacetList } from '../../ui/form/facet-list.tsx';
import type { CreativeAddress } from './creative-address.ts';
import styles from './creative-app.module.css';

type Category = CallOutput<'app-analyse-creative/getTagCategory'>[number];

const fieldOf = {
  techniques: 'tech',
  industries: 'industry',
  mediumIds: 'media',
  forms: 'form',
  cityCodes: 'city',
  brandId: 'brand',
} as const satisfies Record<Category['category'], keyof CreativeAddress>;

export interface TagRailProps {
  readonly tags: readonly Category[] | undefined;
  readonly address: CreativeAddress;
  readonly filter: (change: Partial<CreativeAddress>) => void;
}

/** Tags of the works, each with how many there are under the other conditions; a brand is chosen alone. */
export function TagRail({ tags, address, filter }: TagRailProps) {
  return (
    <aside className={styles.rail} aria-label="创意标签">
      {tags?.map(({ category, name, tags: values }) => {
        const field = fieldOf[category];
        return (
          <FacetList
            key={category}
            title={name}
            facet={values.map(({ key, name: label, count }) => ({ value: key, name: label, count }))}
            value={address[field]}
            onChange={(list) => filter({ [field]: field === 'brand' ? allParts(list).at(-1) : list })}
          />
        );
      })}
    </aside>
  );
}

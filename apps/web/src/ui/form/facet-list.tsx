import { Checkbox } from 'antd';
import { useState } from 'react';
import { allParts, listText } from '../address/address-values.ts';
import { formatNumber } from '../figure/format-figure.ts';
import styles from './facet-list.module.css';

export interface FacetValue {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** Values of a facet that are shown before the reader asks for the rest. */
const shownFirst = 6;

export interface FacetListProps {
  readonly title: string;
  readonly facet: readonly FacetValue[];
  /** Comma-separated, as an address holds them. */
  readonly value: string | undefined;
  readonly onChange: (list: string | undefined) => void;
}

/** Values of a facet with how many there are of each, to be checked. */
export function FacetList({ title, facet, value, onChange }: FacetListProps) {
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

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { PermissionEntry } from '@ooh/contract/permission/permission-structure';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import { Button, Select } from 'antd';
import { searchCities } from '../../../shared/city-picker/search-cities.ts';
import { useCityCatalog } from '../../../shared/city-picker/use-city-catalog.ts';
import styles from '../administration.module.css';
import { useMediaOptions } from '../use-media-options.ts';

export interface GrantEditorProps {
  /** Name of the feature whose grants these are. */
  readonly name: string;
  readonly entries: readonly PermissionEntry[];
  readonly onChange: (entries: PermissionEntry[]) => void;
}

/** The wildcard stands alone: chosen last it replaces the others, and another choice replaces it. */
function withWildcard<Item>(before: readonly Item[], chosen: readonly Item[], wildcard: Item): Item[] {
  const added = chosen.filter((item) => !before.includes(item));
  if (added.includes(wildcard)) return [wildcard];
  return chosen.length > 1 ? chosen.filter((item) => item !== wildcard) : [...chosen];
}

/** Grants of one feature: each gives some media in some cities, and nothing across grants. */
export function GrantEditor({ name, entries, onChange }: GrantEditorProps) {
  const { cities = [] } = useCityCatalog();
  const media = useMediaOptions();
  const cityOptions = [
    { value: allRegions, label: '全国' },
    ...cities.map(({ adcode, shortName }) => ({ value: adcode, label: shortName })),
  ];
  const mediaOptions = [{ value: allMedia, label: '全部媒体' }, ...media];
  const replace = (at: number, change: Partial<PermissionEntry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry)));
  return (
    <fieldset className={styles.grants} aria-label={`${name}的数据范围`}>
      {entries.map(({ regionCodes, mediaIds }, index) => (
        <div key={index} className={styles.grant}>
          <Select
            mode="multiple"
            maxTagCount={4}
            aria-label={`${name}第 ${index + 1} 条的城市`}
            placeholder="城市"
            status={regionCodes.length === 0 ? 'error' : undefined}
            showSearch={{
              filterOption: (text, option) =>
                option?.value === allRegions
                  ? '全国'.includes(text)
                  : searchCities(cities, text).some(({ adcode }) => adcode === option?.value),
            }}
            value={regionCodes}
            options={cityOptions}
            onChange={(codes) =>
              replace(index, { regionCodes: withWildcard(regionCodes, codes, allRegions) })
            }
          />
          <Select
            mode="multiple"
            maxTagCount={4}
            aria-label={`${name}第 ${index + 1} 条的媒体`}
            placeholder="媒体"
            status={mediaIds.length === 0 ? 'error' : undefined}
            showSearch={{ optionFilterProp: 'label' }}
            value={mediaIds}
            options={mediaOptions}
            onChange={(ids) => replace(index, { mediaIds: withWildcard(mediaIds, ids, allMedia) })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={`删除${name}第 ${index + 1} 条`}
            onClick={() => onChange(entries.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="small"
        type="dashed"
        icon={<PlusOutlined aria-hidden="true" />}
        style={{ marginTop: 8 }}
        onClick={() => onChange([...entries, { regionCodes: [], mediaIds: [] }])}
      >
        添加城市与媒体
      </Button>
    </fieldset>
  );
}

import { ShopOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import { AudienceButton } from '../../shared/ta-builder/audience-button.tsx';
import { audienceFromText, audienceText } from '../../shared/ta-builder/audience-text.ts';
import { AmountInput } from '../../ui/form/amount-input.tsx';
import { DayInput } from '../../ui/form/day-input.tsx';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import bar from '../../ui/table/filter-bar.module.css';
import type { MediaAddress } from './media-address.ts';
import styles from './media-inventory.module.css';
import type { useNearPlaces } from './use-near-places.ts';

export interface MediaToolsProps {
  readonly cityCode: string;
  readonly scope: CityScope;
  readonly nameOf: (cityCode: string) => string;
  readonly address: MediaAddress;
  readonly filter: (change: Partial<MediaAddress>) => void;
  readonly onAddress: (address: MediaAddress) => void;
  readonly near: Pick<ReturnType<typeof useNearPlaces>, 'places' | 'name'>;
  readonly onNearby: () => void;
}

/** City, period, audience, price, places and words: what is looked for before what it is. */
export function MediaTools(props: MediaToolsProps) {
  const { cityCode, scope, nameOf, address, filter, onAddress, near, onNearby } = props;
  const { from = '', to = '', least, most, r = 500 } = address;
  const period = (part: { from?: string; to?: string }): void => {
    const { from: first = address.from ?? part.to, to: last = address.to ?? part.from } = part;
    if (first === undefined || last === undefined) return;
    filter(first <= last ? { from: first, to: last } : { from: last, to: first });
  };
  const dayOf = (day: string): string | undefined => (day === '' ? undefined : day);
  return (
    <search className={bar.bar} aria-label="查找媒体">
      <CitySelect
        className={styles.city}
        allowClear={false}
        value={cityCode}
        scope={scope}
        onChange={(city) =>
          onAddress({ city, ta: address.ta, view: address.view, from: address.from, to: address.to })
        }
      />
      <span className={styles.value}>
        <DayInput
          className={styles.day}
          aria-label="档期开始"
          value={from}
          placeholder="档期开始"
          isClearable={false}
          onChange={(day) => period({ from: dayOf(day) })}
        />
        至
        <DayInput
          className={styles.day}
          aria-label="档期结束"
          value={to}
          placeholder="档期结束"
          isClearable={false}
          onChange={(day) => period({ to: dayOf(day) })}
        />
      </span>
      <Checkbox
        checked={address.free === true}
        onChange={({ target }) => filter({ free: target.checked ? true : undefined })}
      >
        仅看空位
      </Checkbox>
      <AudienceButton
        value={audienceFromText(address.ta)}
        cityCode={cityCode}
        cityName={nameOf}
        onChange={(audience) => onAddress({ ...address, ta: audienceText(audience), page: undefined })}
      />
      <AmountInput
        label="刊例 ≥"
        unit="元 / 30 天"
        max={100_000_000}
        value={least}
        onChange={(amount) => filter({ least: amount })}
      />
      <AmountInput
        label="刊例 ≤"
        unit="元 / 30 天"
        max={100_000_000}
        value={most}
        onChange={(amount) => filter({ most: amount })}
      />
      <Button icon={<ShopOutlined aria-hidden="true" />} aria-haspopup="dialog" onClick={onNearby}>
        {near.places.length === 0 ? '门店周边' : `${near.name ?? '门店'}周边（${near.places.length} 处）`}
      </Button>
      {near.places.length > 0 && (
        <>
          <AmountInput
            label="半径"
            unit="米"
            max={10_000}
            value={r}
            onChange={(meters) => filter({ r: meters })}
          />
          <Button type="text" onClick={() => filter({ near: undefined, set: undefined, r: undefined })}>
            不限周边
          </Button>
        </>
      )}
      <Checkbox
        checked={address.kept === true}
        onChange={({ target }) => filter({ kept: target.checked ? true : undefined })}
      >
        我的收藏
      </Checkbox>
      <span className={styles.words}>
        <KeywordInput
          subject="编号、点位、线路、地址或商圈"
          value={address.q ?? ''}
          onSearch={(q) => filter({ q: q === '' ? undefined : q })}
        />
      </span>
    </search>
  );
}

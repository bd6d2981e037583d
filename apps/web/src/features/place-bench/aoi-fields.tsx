import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { ManyFilter } from '../../ui/list/many-filter.tsx';
import type { BenchAddress } from './bench-address.ts';
import type { AoiBenchState } from './use-aoi-bench.ts';

interface AoiFieldsProps {
  readonly bench: AoiBenchState;
  readonly address: BenchAddress;
  /** False where the types are given. */
  readonly hasTypes?: boolean;
}

/** Type and name of the AOIs that are looked for. */
export function AoiFields({ bench, address, hasTypes = true }: AoiFieldsProps) {
  const { filter } = bench.page.filters;
  return (
    <>
      {hasTypes && (
        <ManyFilter
          label="类型"
          options={bench.types}
          value={address.type}
          onChange={(type) => filter({ type })}
        />
      )}
      <KeywordInput
        subject="AOI 名称"
        value={address.q ?? ''}
        onSearch={(q) => filter({ q: q === '' ? undefined : q })}
      />
    </>
  );
}

import { mostGeocodedRows } from '@ooh/contract/domain/known-place';
import { Alert, Button, Input } from 'antd';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { rowsOfText, type LocatedRow } from './located-rows.ts';
import { useLocate } from './use-locate.ts';

export interface AddressTextProps {
  readonly cityCode: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Gets the rows with the text that they were read of. */
  readonly onRows: (rows: LocatedRow[], text: string) => void;
}

/** Names and addresses as they are pasted, found by one call. */
export function AddressText({ cityCode, text, onText, onRows }: AddressTextProps) {
  const { locate, isPending, error } = useLocate(cityCode);
  const asked = rowsOfText(text);
  const tooMany = asked.length > mostGeocodedRows;
  return (
    <>
      <Input.TextArea
        rows={4}
        aria-label="门店名称与地址"
        placeholder={'每行一个：名称、地址，或「名称,地址」\n福田店,深南大道1000号'}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Button
        loading={isPending}
        disabled={asked.length === 0 || tooMany}
        onClick={() => locate(asked, (rows) => onRows(rows, text))}
      >
        解析 {asked.length} 行
      </Button>
      {tooMany && (
        <Alert
          type="warning"
          title={`每次最多解析 ${formatNumber(mostGeocodedRows)} 行，现有 ${formatNumber(asked.length)} 行`}
        />
      )}
      {error && <Alert type="error" showIcon title={`没有解析成功，请重试：${error.message}`} />}
    </>
  );
}

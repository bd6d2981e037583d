import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import { useMemo } from 'react';
import { prepareStreets, type StreetDrawings } from './prepare-streets.ts';
import { useStreetsCall } from './use-streets-call.ts';

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export interface CityStreets {
  readonly drawings: StreetDrawings;
  /** Shown wherever the streets are. */
  readonly notice: string;
}

/** Schematic streets of a city, ready to be drawn; `laying` while they are made, null where a city has none. */
export function useStreets(cityCode: string | undefined): CityStreets | 'laying' | null {
  const { data, isFetching } = useStreetsCall(cityCode);
  const streets = useMemo(
    () =>
      data === undefined
        ? null
        : { drawings: prepareStreets(unpackStreets(bytesOf(data.packed))), notice: data.notice },
    [data],
  );
  return streets ?? (isFetching ? 'laying' : null);
}

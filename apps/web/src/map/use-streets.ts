import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import { useMemo } from 'react';
import { useCall } from '../api/use-call.ts';
import { prepareStreets, type StreetDrawings } from './prepare-streets.ts';

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export interface CityStreets {
  readonly drawings: StreetDrawings;
  /** Shown wherever the streets are. */
  readonly notice: string;
}

/** Schematic streets of a city, ready to be drawn; null while they are not there, and where a city has none. */
export function useStreets(cityCode: string | undefined): CityStreets | null {
  const { data } = useCall(
    'v1/street-networks/{cityCode}',
    { cityCode: cityCode ?? '' },
    { quiet: true, staleMs: Infinity, enabled: cityCode !== undefined },
  );
  return useMemo(
    () =>
      data === undefined
        ? null
        : { drawings: prepareStreets(unpackStreets(bytesOf(data.packed))), notice: data.notice },
    [data],
  );
}

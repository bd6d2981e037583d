import { chinaDate } from '@ooh/contract/domain/china-time';
import { useEffect, useState } from 'react';
import { assignPhotos, shotAfter } from '../photo/assign-photos.ts';
import { readPhoto } from '../photo/read-photo.ts';
import type { FieldQueue } from '../queue/field-queue.ts';
import type { FieldUnit } from './field-unit.ts';

export interface Reading {
  readonly done: number;
  readonly total: number;
}

/** Takes picked pictures into the queue one by one, so that a phone holds one of them in memory at a time. */
export function usePickedPhotos(queue: FieldQueue) {
  const [reading, setReading] = useState<Reading>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (reading === undefined) return undefined;
    // Pictures that are not read yet are not in the queue.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [reading]);

  /** Gives pictures to units, with what the photographer says of their light; true where they were given out. */
  const take = async (
    units: readonly FieldUnit[],
    files: readonly File[],
    isLit: boolean | undefined,
  ): Promise<boolean> => {
    const given = assignPhotos(units, files);
    if (typeof given === 'string') {
      setProblem(given);
      return false;
    }
    setProblem(undefined);
    const today = chinaDate(new Date());
    try {
      for (const [done, { unit, file, place }] of given.entries()) {
        setReading({ done, total: given.length });
        const shot = shotAfter(unit.photos + place);
        const { row, name, postedOn } = unit;
        const {
          work,
          file: sent,
          problem: refusal,
        } = await readPhoto(file, shot, {
          postedOn: postedOn ?? row.plannedFrom,
          today,
        });
        const told = isLit === undefined ? work : { ...work, isLit };
        const item = { orderId: row.orderId, postingId: row.postingId, unit: name, work: told };
        if (sent === null) await queue.refuse(item, refusal ?? '');
        else await queue.add(item, sent);
      }
      return true;
    } catch {
      setProblem('手机存储已满，后面的照片没有加入队列；等待上传后再选，或清理空间');
      return false;
    } finally {
      setReading(undefined);
    }
  };
  return { reading, problem, setProblem, take };
}

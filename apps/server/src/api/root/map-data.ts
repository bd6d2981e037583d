import { regions } from '../../reference/region/regions.ts';
import type { Handler } from '../handler.ts';

export const mapData: Handler<'json/map-data.json'> = async () => [...regions()];

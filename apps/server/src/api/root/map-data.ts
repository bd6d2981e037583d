import { regions } from '../../region/regions.ts';
import type { Handler } from '../handler.ts';

export const mapData: Handler<'json/map-data.json'> = async () => [...regions()];

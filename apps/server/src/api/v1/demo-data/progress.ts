import { demoProgress } from '../../../demo/demo-progress.ts';
import type { Handler } from '../../handler.ts';

export const getDemoProgress: Handler<'v1/demo-data/progress'> = ({ db }) => demoProgress(db);

import { z } from 'zod';

/** A medium and its form, for example 2/1. */
export const formKey = z.string().regex(/^\d{1,5}\/\d{1,5}$/, '媒体形式须写作「媒体/形式」，例如 2/1');

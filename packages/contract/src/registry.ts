import type { z } from 'zod';
import { registry } from './registry.gen.ts';

export { registry };

export type Registry = typeof registry;
export type CallKey = keyof Registry;

/** What a caller sends; defaults may be left out. */
export type CallInput<Key extends CallKey> = z.input<Registry[Key]['input']>;
/** What the handler receives after parsing. */
export type ParsedInput<Key extends CallKey> = z.output<Registry[Key]['input']>;
export type CallOutput<Key extends CallKey> = z.output<Registry[Key]['output']>;

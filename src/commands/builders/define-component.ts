import { componentFactory } from '../../bot/component-factory.ts';
import type { Context } from '../../context.ts';

/** Defines a button or a menu whose arguments are validated and typed by its schema. */
export const defineComponent = componentFactory<Context>();

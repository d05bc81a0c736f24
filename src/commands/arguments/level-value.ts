import * as z from 'zod';
import { ALERT_LEVELS } from '../../domain/alert-level.ts';

/** A level in the values of a menu. */
export const levelValue = z.enum(ALERT_LEVELS);

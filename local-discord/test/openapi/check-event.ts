import { EVENT_SHAPES } from './event-shapes.ts';
import type { DiscordOpenApi } from './openapi.ts';

/** Complaints about the payload of a gateway event. */
export function eventComplaints(openApi: DiscordOpenApi, name: string, payload: unknown): string[] {
  const shape = EVENT_SHAPES[name];
  if (shape === undefined) return [`${name}: event-shapes.ts does not describe it`];
  // As it goes over the wire: without undefined.
  const body: Record<string, unknown> = JSON.parse(JSON.stringify(payload));
  const missing = shape.keys.filter((key) => !(key in body)).map((key) => `lacks ${key}`);
  const whole = shape.schema === undefined ? [] : openApi.validateSchema(shape.schema, body);
  const parts = Object.entries(shape.parts ?? {}).flatMap(([path, schema]) => {
    const value = body[path.replace('[]', '')];
    const values: unknown[] = path.endsWith('[]') && Array.isArray(value) ? value : [value];
    return values.flatMap((one) => openApi.validateSchema(schema, one).map((text) => `${path}${text}`));
  });
  return [...missing, ...whole, ...parts].map((text) => `${name}: ${text}`);
}

import { z } from 'zod';

const vectors = z.array(
  z.object({
    input: z.string(),
    platform: z.string().nullable(),
    id: z.string().nullable(),
    agent: z.string().nullable().default(null),
    optional: z.boolean().default(false),
  }),
);

export type LinkVector = z.infer<typeof vectors>[number];

/** Collected links and their products; one without a platform is not a product. */
export const everyVector = (json: string): LinkVector[] => vectors.parse(JSON.parse(json));

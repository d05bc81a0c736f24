import { z } from 'zod';

/** A button, a menu or a field of a form. */
export interface Control {
  readonly customId: string;
  readonly label: string;
  /** What a field of a form already holds. */
  readonly value: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

const controlSchema = z.object({
  custom_id: z.string(),
  label: z.string().default(''),
  value: z.string().default(''),
  options: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
});
const parentSchema = z.object({
  components: z.array(z.unknown()).default([]),
  component: z.unknown().optional(),
  accessory: z.unknown().optional(),
});

/** Every control in a message or a form, in the order in which they appear. */
export function controlsOf(components: readonly unknown[]): readonly Control[] {
  return components.flatMap((component): readonly Control[] => {
    const control = controlSchema.safeParse(component);
    if (control.success) {
      const { custom_id: customId, ...rest } = control.data;
      return [{ customId, ...rest }];
    }
    const parent = parentSchema.safeParse(component);
    if (!parent.success) return [];
    const { components: children, component: child, accessory } = parent.data;
    return controlsOf([...children, child, accessory]);
  });
}

/** A parcel that Ada follows, and the name she gives it. */
export interface NamedParcel {
  readonly number: string;
  readonly name: string;
}

/** On its way to Leipzig. */
export const WINTER_SHOES: NamedParcel = { number: 'LX208857143CN', name: 'Winter shoes' };
/** Held by customs. */
export const SPRING_HAUL: NamedParcel = { number: 'LX431090877CN', name: 'Spring haul' };
/** Out for delivery. */
export const BACKPACK: NamedParcel = { number: '1ZR7V4316804425713', name: 'Backpack' };
/** Just accepted. */
export const DESK_LAMP: NamedParcel = { number: 'RR482170353CN', name: 'Desk lamp' };
/** In a parcel locker. */
export const HEADPHONES: NamedParcel = { number: 'RL509317465CN', name: 'Headphones' };
/** Through thirty places to Madrid; nobody follows it. */
export const OVERLAND = 'YT2632110021890060';
/** Out for delivery, as a carrier says it in German; nobody follows it. */
export const IN_GERMAN = '00340434161094042557';

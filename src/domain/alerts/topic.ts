/** A product in topics: the platform it is sold on and its id there. */
type TopicProduct = Readonly<{ platform: string; id: string }>;

/** The topic of a parcel, by its normalized tracking number. */
export function parcelTopic(number: string) {
  return { kind: 'parcel', key: number } as const;
}

/** The interface calls one platform "the service" where its answers say `weidian` (section 4, platform values). */
export function productTopic({ platform, id }: TopicProduct) {
  const name = platform.toLowerCase();
  return { kind: 'product', key: `${name === 'the service' ? 'weidian' : name}:${id}` } as const;
}

export function productOfTopic(key: string): TopicProduct {
  const [platform = '', ...id] = key.split(':');
  return { platform, id: id.join(':') };
}

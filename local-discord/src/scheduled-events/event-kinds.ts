/** Discord's kinds of events (developers/resources/guild-scheduled-event). */
export const EntityType = { stage: 1, voice: 2, external: 3 } as const;
export const Status = { scheduled: 1, active: 2, completed: 3, canceled: 4 } as const;

/** Limits for designs before an order. Separate from settings.ts, which every page carries. */
export const designSettings = {
  /** Per customer and per device. */
  max: 12,
  maxNameLength: 40,
  /** Worn pairs with answers. */
  maxWornPairs: 6,
  /** How long a device stores an untouched design. */
  draftDays: 90,
} as const

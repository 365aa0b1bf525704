/** What is kept of designs before anything is ordered. Apart from settings.ts, which every page carries. */
export const designSettings = {
  /** Of one customer, and on one device. */
  max: 12,
  maxNameLength: 40,
  /** Pairs that were worn and told of. */
  maxWornPairs: 6,
  /** How long a device keeps a design that is not touched. */
  draftDays: 90,
} as const

/** Limits for people and their scans. Separate from settings.ts, which every page carries. */
export const scanSettings = {
  /** The maximum number of people of a customer, and of a guest. */
  people: { customer: 12, guest: 1 },
  /** The maximum number of stored scans of one person; to add more, one has to be deleted. */
  maxScansPerPerson: { customer: 200, guest: 20 },
  /** A scan below this quality is stored and shown, but no shoes are made from it. */
  orderableFrom: 50,
  /** A foot below this quality should be measured again, and its use is not recommended. */
  gladlyFrom: 60,
  /** After so many months a hint says that a foot may have changed: a child's foot grows. */
  oldAfterMonths: { grown: 12, child: 3 },
  /**
   * From which difference between the feet the customer is asked to confirm it, and from which the scan is rejected.
   */
  feetDiffer: { promptMm: 8, maxMm: 20 },
  /**
   * How far a figure may deviate from its outline: figures combine two photos of a foot, but only one outline is
   * stored.
   */
  offOutlineMm: { lengthMm: 3, footBreadthMm: 3, heelWidthMm: 6 },
  page: 20,
  /** How long a handoff link can be opened, and how long the phone that opened it may send. */
  handoff: { openMinutes: 10, sendMinutes: 60 },
} as const

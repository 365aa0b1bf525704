/** What is kept of people and their scans. Apart from settings.ts, which every page carries. */
export const scanSettings = {
  /** People of one account, and of somebody without one. */
  people: { customer: 12, guest: 1 },
  /** Scans of one person that are still there; who wants more deletes one. */
  maxScansPerPerson: { customer: 200, guest: 20 },
  /** A scan below is kept and shown, and no shoes are made by it. */
  orderableFrom: 50,
  /** A foot below is better measured again, and nobody is urged to use it. */
  gladlyFrom: 60,
  /** From so many months on it is said that a foot may have changed: a child's grows. */
  oldAfterMonths: { grown: 12, child: 3 },
  /** From which difference between both feet a person is asked, and from which nobody is believed. */
  feetDiffer: { promptMm: 8, maxMm: 20 },
  /** So far a figure may be from the outline that it comes with: two photos of one foot are combined, and keep one outline. */
  offOutlineMm: { lengthMm: 3, footBreadthMm: 3, heelWidthMm: 6 },
  page: 20,
  /** Until when the link must be opened, and until when the phone that opened it may send. */
  handoff: { openMinutes: 10, sendMinutes: 60 },
} as const

/*
 * The business numbers that only few pages mention: read as parts of `settings`. Times carry their unit in the name;
 * money is in minor units (pence, whole yen).
 */

export const order = { perDesign: 1, designs: 4 } as const

/** How long an unsent checkout form stays on the device. */
export const checkout = { draftDays: 7 } as const

/**
 * How long an edition number is reserved for its payment, and when a mail reminds of it; and for how many hours a freed
 * number is reserved for the first on the waitlist.
 */
export const edition = { pairs: 590, waitDays: 7, reminderDays: [1, 4, 6], reservedHours: 24 } as const

/** An order that needs attention: the days of reminder mails, and the day on which it is cancelled. */
export const attention = { reminderDays: [7, 21], cancelDays: 30 } as const

/**
 * A shipped pair that nobody reports missing counts as delivered after `assumedDays`; a mail asks on day
 * `promptedDays`.
 */
export const delivering = { promptedDays: 10, assumedDays: 14 } as const

/**
 * How long an order is held while its payment page is open. The page itself expires one minute later, so that nobody
 * who was let in is turned away. A konbini voucher is valid for so many days, and its webhook may arrive some time
 * later.
 */
export const paying = {
  holdMinutes: 30,
  pageMinutes: 31,
  konbiniDays: 3,
  voucherWebhookMinutes: 60,
  reconcileAfterMinutes: 10,
} as const

/** How long the payment provider of a demo remembers payments: as long as refunds may be needed. */
export const rehearsing = { retentionDays: 400 } as const

/** How long the link of a guest's order works after the order has ended. */
export const orderLink = { daysAfterEnd: 90 } as const

/** From payment until a pair leaves the workshop; a missed date is followed by a new one so many days later. */
export const making = { days: 21, laterDays: 7 } as const

/** The tax included in each price: VAT and consumption tax. */
export const taxPercents = { GB: 20, JP: 10 } as const

/** From the workshop to delivery, by delivery country. */
export const transitDays = { GB: { min: 2, max: 4 }, JP: { min: 5, max: 10 } } as const

/** Who pays duty, import tax and the carrier's customs fee. With `shop` the displayed price is all that is paid. */
export const imports = { paidBy: 'shop' } as const

/** The material of the shoe, as named to customers. */
export const material = {
  en: 'thermoplastic polyurethane (TPU)',
  ja: '熱可塑性ポリウレタン（TPU）',
} as const

/** A complaint is acknowledged within so many working days, and answered within so many days. */
export const complaints = { confirmDays: 3, answerDays: 14 } as const

export const refit = { days: 60 } as const

export const measuring = {
  storeMinutes: 20,
  /** Both feet: paper, outline and photo of each. */
  homeMinutes: 10,
  /** Two photos of one foot are accepted if their lengths differ by no more than this. */
  agreeMm: 2,
  /** From this quality one photo of a foot is enough. */
  oneEnoughFrom: 75,
  /** After so many rejections in a row other methods are offered before the same one. */
  rejectionsBeforeOthers: 3,
  /** How long an accepted but unsent measurement stays on the device. */
  draftDays: 90,
} as const

export const addresses = { max: 10 } as const

export const course = { minutesADay: 7, weeks: 8 } as const

/** How long the scans of a guest are retained, and a photo that was sent for help. */
export const visitors = { scanDays: 30, helpPhotoDays: 30 } as const

/** The versions of the terms, newest first; the changes of each are in `content/terms`. */
export const terms = {
  versions: [
    { number: '1.4', date: '2026-11-26' },
    { number: '1.3', date: '2026-11-25' },
    { number: '1.2', date: '2026-11-24' },
    { number: '1.1', date: '2026-11-23' },
    { number: '1.0', date: '2026-11-21' },
  ],
  recordYears: 6,
} as const

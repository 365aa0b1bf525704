/*
 * The business numbers that only few pages say: read as parts of `settings`.
 * Times carry their unit in the name; money is in minor units (pence, whole yen).
 */

export const order = { perDesign: 1, designs: 4 } as const

/** How long what was typed to order, and not sent, stays on the device. */
export const checkout = { draftDays: 7 } as const

/**
 * How long a number of the edition waits for its payment, and when a mail reminds of it; how long one that came free is kept for the first on
 * the list.
 */
export const edition = { pairs: 590, waitDays: 7, reminderDays: [1, 4, 6], reservedHours: 24 } as const

/** An order that needs its customer: the days on which a mail reminds them, and the one on which it is given up. */
export const attention = { reminderDays: [7, 21], cancelDays: 30 } as const

/** A pair that was sent and of which nobody says that it is missing has arrived, by then; a mail asks some days before. */
export const delivering = { promptedDays: 10, assumedDays: 14 } as const

/**
 * How long an order is kept for whoever is at the page of its payment. The page itself ends a moment later, so that nobody is sent away from it who
 * was let in. A slip of a convenience store has so many days, and the till's news some time more.
 */
export const paying = {
  holdMinutes: 30,
  pageMinutes: 31,
  konbiniDays: 3,
  voucherWebhookMinutes: 60,
  reconcileAfterMinutes: 10,
} as const

/** How long the payment house of a demo knows what was paid there: as long as money may have to go back. */
export const rehearsing = { retentionDays: 400 } as const

/** How long the link of a guest's order opens it, once nothing becomes of it any more. */
export const orderLink = { daysAfterEnd: 90 } as const

/** From the payment until a pair leaves the workshop; a date that passes is followed by one so many days later. */
export const making = { days: 21, laterDays: 7 } as const

/** What of each price is tax: value added tax, consumption tax. */
export const taxPercents = { GB: 20, JP: 10 } as const

/** From the workshop to the door, by the country of delivery. */
export const transitDays = { GB: { min: 2, max: 4 }, JP: { min: 5, max: 10 } } as const

/** Who pays duty, import tax and the carrier's fee for customs. With `shop` the price that is shown is all that is paid. */
export const imports = { paidBy: 'shop' } as const

/** What the shoe is printed of, as it is named to customers. */
export const material = {
  en: 'thermoplastic polyurethane (TPU)',
  ja: '熱可塑性ポリウレタン（TPU）',
} as const

/** A complaint is confirmed within so many working days, and answered within so many days. */
export const complaints = { confirmDays: 3, answerDays: 14 } as const

export const refit = { days: 60 } as const

export const measuring = {
  storeMinutes: 20,
  /** Both feet: paper, line and photo of each. */
  homeMinutes: 10,
  /** Two photos of one foot whose lengths are this near to each other are believed. */
  agreeMm: 2,
  /** From this quality on one photo of a foot is enough. */
  oneEnoughFrom: 75,
  /** After so many refusals in a row other ways to measure are offered before the same one. */
  rejectionsBeforeOthers: 3,
  /** How long what was accepted and is not sent yet stays on the device. */
  draftDays: 90,
} as const

export const addresses = { max: 10 } as const

export const course = { minutesADay: 7, weeks: 8 } as const

/** How long the scans of somebody without an account are kept, and a photo that was sent for help. */
export const visitors = { scanDays: 30, helpPhotoDays: 30 } as const

/** The versions of the terms, the newest first: what each changed stands in `content/terms`. */
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

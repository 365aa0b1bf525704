/*
 * The business numbers that only few pages say: read as parts of `settings`.
 * Times carry their unit in the name; money is in minor units (pence, whole yen).
 */

export const order = { perDesign: 1, designs: 4 } as const

/** How long a number of the edition waits for its payment, and when a mail reminds of it. */
export const edition = { pairs: 590, waitDays: 7, reminderDays: [1, 4, 6] } as const

export const paying = { holdMinutes: 30, konbiniDays: 3 } as const

export const making = { days: 21 } as const

export const refit = { days: 60 } as const

export const measuring = {
  storeMinutes: 20,
  homeMinutes: 5,
  /** Two photos of one foot whose lengths are this near to each other are believed. */
  agreeMm: 2,
} as const

export const addresses = { most: 10 } as const

export const course = { minutesADay: 7, weeks: 8 } as const

export const terms = { version: '1.0', date: '2026-11-21', recordYears: 6 } as const

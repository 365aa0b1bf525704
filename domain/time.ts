/*
 * Durations in milliseconds, as `Date` and timers count them. A day is 24 hours: for days of a calendar and time zones,
 * use `Intl` or the dates themselves.
 */
export const secondMs = 1_000
export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000

import { retention, signInLimits } from '#domain/limit-settings.ts'
import { settings } from '#domain/settings.ts'
import { streamSettings } from '#domain/stream-settings.ts'

const { terms, cookies, visitors } = settings

/**
 * The retention times from the settings of the code that deletes the data: the privacy table contains no literal
 * figure.
 */
export const retentionTimes = {
  recordYears: terms.recordYears,
  signInDays: cookies.refreshTokenSeconds / 86_400,
  guestScanDays: visitors.scanDays,
  helpPhotoDays: visitors.helpPhotoDays,
  mailDays: retention.mailDays,
  verificationHours: retention.verificationHours,
  answerHours: retention.answerHours,
  jobDays: retention.jobDays,
  logDays: retention.logDays,
  eventDays: streamSettings.retentionDays,
  countHours: Math.max(...Object.values(signInLimits).map(({ seconds }) => seconds)) / 3_600,
} as const

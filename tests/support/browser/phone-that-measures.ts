import { devices, type Page } from '@playwright/test'
import { committedTracing } from '../builders/foot-tracings/committed-set.ts'

export const bothFeet = committedTracing('two-feet-on-letter')
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
/** What a browser says of itself on a phone. */
export const phoneOptions = pixel

/** What of feet or links is on a device. */
export const scansOnDevice = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('foot-scan')))

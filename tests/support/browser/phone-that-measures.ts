import { devices, type Page } from '@playwright/test'
import { committedTracing } from '../builders/foot-tracings/committed-set.ts'

export const bothFeet = committedTracing('two-feet-on-letter')
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
/** The options of a browser on a phone. */
export const phoneOptions = pixel

/** The local storage keys about scans and device links. */
export const scansOnDevice = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('foot-scan')))

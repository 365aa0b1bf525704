import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { committedTracing } from '../builders/foot-tracings/committed-set.ts'
import { expect, words } from './scan-journey.ts'

export const tracingBytes = readFileSync(committedTracing('ballpoint-on-yellow').jpegPath)
export const jpegFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Checks that the accepted foot is still there and that the visitor can continue. */
export async function expectRightSaved(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: words.en.progress })).toContainText(/Right\s*250\.0\smm, accepted/)
  const again = page.locator('main input[type=file]').last()
  await expect(again).toBeAttached()
  await expect(again).toBeEnabled()
  await expect(page.getByRole('button', { name: /^(Measure in another way|Choose another way)$/ })).toBeVisible()
}

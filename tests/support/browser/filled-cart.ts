import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Design } from '#domain/design/design.ts'
import { someConsent, somePair } from '../builders/some-design.ts'
import { someScan } from '../builders/some-scan.ts'
import { newGuest, saveRosa, storeOnDevice } from './begun-scan.ts'

type DesignChoices = Partial<Omit<Design, 'version' | 'id'>>

/**
 * Fills the cart of a guest of this browser with these pairs, each with its own scan; the scan of a pair with `isGone`
 * is deleted afterwards.
 */
export async function fillCart(page: Page, pairs: readonly (DesignChoices & { isGone?: boolean })[]): Promise<void> {
  const { saveScan, saved } = await newGuest(page)
  const personId = await saveRosa(saveScan)
  for (const { isGone = false, ...chosen } of pairs) {
    const scan = someScan({ measuredAt: new Date().toISOString() })
    const { id: scanId } = await saveScan('/api/scans/save', { person_id: personId, scan })
    const configuration = { ...somePair({ personId, scanId, scan }, chosen), designId: randomUUID() }
    await saveScan('/api/cart/add', { configuration, consent: someConsent })
    if (isGone) await saveScan('/api/scans/remove', { id: scanId })
  }
  await storeOnDevice(page, saved)
}

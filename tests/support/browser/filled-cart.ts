import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Design } from '#domain/design/design.ts'
import { someConsent, somePair } from '../builders/some-design.ts'
import { someScan } from '../builders/some-scan.ts'
import { keepOnDevice, newGuest, saveRosa } from './begun-scan.ts'

type Chosen = Partial<Omit<Design, 'version' | 'id'>>

/** A guest of this browser with these pairs in the cart, each by a scan of its own; of those that are said so the scan is deleted since. */
export async function fillCart(page: Page, pairs: readonly (Chosen & { isGone?: boolean })[]): Promise<void> {
  const { keep, kept } = await newGuest(page)
  const personId = await saveRosa(keep)
  for (const { isGone = false, ...chosen } of pairs) {
    const scan = someScan({ measuredAt: new Date().toISOString() })
    const { id: scanId } = await keep('/api/scans/keep', { person_id: personId, scan })
    const configuration = { ...somePair({ personId, scanId, scan }, chosen), designId: randomUUID() }
    await keep('/api/cart/add', { configuration, consent: someConsent })
    if (isGone) await keep('/api/scans/remove', { id: scanId })
  }
  await keepOnDevice(page, kept)
}

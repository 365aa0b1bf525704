import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { idempotency } from '#domain/contract/idempotency.ts'
import { newScanDraft, type ScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { settings } from '#domain/settings.ts'
import { someScannedFoot } from '../builders/some-scan.ts'

/** A foot that was accepted on this device a moment ago. */
export const acceptedFoot = (side: 'left' | 'right', lengthMm = 250) => ({
  scanned: someScannedFoot(side, lengthMm),
  at: new Date().toISOString(),
  engine: '1',
})

/** Writes entries to this browser's local storage before any page of the shop is open. */
export async function storeOnDevice(page: Page, saved: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/builds/latest.json')
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, saved)
}

export type StartedScan = { readonly personId: string; readonly draftKey: string }

/** Returns a function that posts data to the shop with the headers of one visitor. */
export const scanSaver = (page: Page, headers: Record<string, string>) => async (path: string, data: object) => {
  const answer = await page.request.post(path, { headers: { ...headers, [idempotency.header]: randomUUID() }, data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()).data
}
export type SaveScan = ReturnType<typeof scanSaver>

export const rosa = { kind: 'self', name: 'Rosa', group: 'women' } as const

/** Saves Rosa as a person of this visitor and returns the id. */
export async function saveRosa(saveScan: SaveScan): Promise<string> {
  const { people } = await saveScan('/api/scans/people/save', rosa)
  return people[0].id
}

/** Creates a guest, and the storage entry by which the shop recognises the guest in this browser. */
export async function newGuest(page: Page): Promise<{ saveScan: SaveScan; saved: Readonly<Record<string, string>> }> {
  const issued = await page.request.post('/api/user/guest')
  const token: string = (await issued.json()).data.guest_token
  return {
    saveScan: scanSaver(page, { [settings.guest.header]: token }),
    saved: { [`${settings.brand.storagePrefix}-guest`]: token },
  }
}

/** Saves Rosa for this visitor and stores this draft of a scan on the device. */
async function begin(
  page: Page,
  saveScan: SaveScan,
  draft: Partial<ScanDraft>,
  more: Readonly<Record<string, string>> = {},
): Promise<StartedScan> {
  const personId = await saveRosa(saveScan)
  const draftKey = scanDraftKey(personId)
  const text = writeScanDraft({ ...newScanDraft(personId), ...draft }, Date.now())
  await storeOnDevice(page, { ...more, [draftKey]: text })
  return { personId, draftKey }
}

/** Starts a scan as a guest of this browser, with this draft. */
export async function beginAsGuest(page: Page, draft: Partial<ScanDraft>): Promise<StartedScan> {
  const { saveScan, saved } = await newGuest(page)
  return begin(page, saveScan, draft, saved)
}

/** Starts a scan as a signed-in customer, with this draft. */
export function beginAsCustomer(page: Page, token: string, draft: Partial<ScanDraft>): Promise<StartedScan> {
  return begin(page, scanSaver(page, { authorization: `Bearer ${token}` }), draft)
}

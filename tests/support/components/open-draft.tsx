import { vi } from 'vitest'
import { newScanDraft, type ScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { pretendShop } from '../fakes/pretend-shop.ts'
import { openScreen } from './open-screen.tsx'

/** Somebody as the shop tells of them, of whom nothing is kept yet. */
export const rosaThere = {
  id: 'p1',
  kind: 'self',
  name: 'Rosa',
  group: 'women',
  has_arrived: false,
  scans: 0,
  newest: null,
} as const

export const rosasKey = scanDraftKey('p1')

/** What this device has of Rosa's feet. */
export function storeRosasDraft(draft: Partial<ScanDraft>): void {
  localStorage.setItem(rosasKey, writeScanDraft({ ...newScanDraft('p1'), ...draft }, Date.now()))
}

type Options = { base?: '' | '/ja'; answers?: Readonly<Record<string, object>>; hasSession?: boolean }

/** The wizard, where what this device has of Rosa's feet leads to: who has begun goes on at once. */
export async function openDraft(
  draft: Partial<ScanDraft>,
  { base = '', answers = {}, hasSession = false }: Options = {},
) {
  storeRosasDraft(draft)
  // A computer.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const shop = pretendShop({ '/scans/people': { people: [rosaThere] }, ...answers })
  const { router, unmount } = await openScreen(`${base}/tabi-gen-01/scan`, { answers: shop.answers, hasSession })
  return { ...shop, router, unmount }
}

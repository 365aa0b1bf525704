import { vi } from 'vitest'
import { newScanDraft, type ScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { pretendShop } from '../fakes/pretend-shop.ts'
import { openScreen } from './open-screen.tsx'

/** A person as the API returns them, without a scan. */
export const rosaThere = {
  id: 'p1',
  kind: 'self',
  name: 'Rosa',
  group: 'women',
  is_merge_pending: false,
  scans: 0,
  newest: null,
} as const

export const rosasKey = scanDraftKey('p1')

/** Stores a draft of Rosa's scan on this device. */
export function storeRosasDraft(draft: Partial<ScanDraft>): void {
  localStorage.setItem(rosasKey, writeScanDraft({ ...newScanDraft('p1'), ...draft }, Date.now()))
}

type Options = { base?: '' | '/ja'; answers?: Readonly<Record<string, object>>; hasSession?: boolean }

/** Opens the wizard with a draft of Rosa's scan on this device: a person with a draft continues at once. */
export async function openDraft(
  draft: Partial<ScanDraft>,
  { base = '', answers = {}, hasSession = false }: Options = {},
) {
  storeRosasDraft(draft)
  // Not a phone.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const shop = pretendShop({ '/scans/people': { people: [rosaThere] }, ...answers })
  const { router, unmount } = await openScreen(`${base}/tabi-gen-01/scan`, { answers: shop.answers, hasSession })
  return { ...shop, router, unmount }
}

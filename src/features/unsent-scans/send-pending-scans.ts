import { msg } from '@lingui/core/macro'
import * as calls from '#domain/contract/scans.ts'
import { findScanRejections } from '#domain/scan/judge-scan.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { isLetIn, type ScanDraft } from '#domain/scan/scan-draft.ts'
import { settings } from '#domain/settings.ts'
import { isDifferenceOpen, toMeasuredScan } from '#machines/foot-scan/scan-steps.ts'
import { callOnce } from '#src/api/call-once.ts'
import { toSaveScanAnswer } from '#src/features/foot-scan/effects/save-scan-answer.ts'
import { readStoredDraft, storeDraft } from '#src/features/foot-scan/effects/stored-drafts.ts'
import type { HydratedShop } from '#src/page/hydrated-shop.ts'
import { findPendingDrafts } from './pending-drafts.ts'

/** Returns whether the API has answered for every draft; if not, the same drafts are retried. */
export type SendPendingScans = (shop: HydratedShop) => Promise<boolean>

const lockName = `${settings.brand.storagePrefix}-unsent-scans`

/** Only one tab sends. Without the Web Locks API two may, and the server saves the same scan only once. */
export const sendPendingScans: SendPendingScans = async (shop) => {
  if (!navigator.locks) return sendAll(shop)
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sendAll(shop) : true))
}

async function sendAll({ router, notify }: HydratedShop): Promise<boolean> {
  const { api, actors, language } = router.options.context
  // Scans being measured on this page are sent by their own machine.
  if ([...actors.running().keys()].some((name) => name.startsWith('foot-scan'))) return false
  const whole = findPendingDrafts().flatMap(({ personId }) => readStoredDraft(personId) ?? [])
  const ready = whole.flatMap((draft) => (isReady(draft) ? [draft] : []))
  if (ready.length === 0) return true
  const listed = await api(calls.listPeople)
  // Nobody is known here who could own these scans.
  if (!listed.ok) return listed.code === 'AUTH_REQUIRED'
  const { people } = listed.value
  let [isAnswered, count, isOlder] = [true, 0, false]
  for (const draft of ready) {
    // Another visitor measured these feet on this device: the draft waits for them.
    if (people.every(({ id }) => id !== draft.personId)) continue
    const answer = toSaveScanAnswer(await callOnce(api, calls.saveScan, toSaveScanBody(draft)))
    if (answer.kind === 'unsent') isAnswered = false
    if (answer.kind !== 'saved') continue
    finish(draft, answer.scanId)
    count += 1
    isOlder ||= !answer.isInUse
  }
  if (count > 0) {
    await language.alsoIn('unsent-scans')
    notify(isOlder ? olderSaved : msg`The feet you measured on this device are saved now.`)
  }
  return isAnswered
}

/** Scans older than one that came from another device meanwhile. */
const olderSaved = msg`The feet you measured on this device are saved now. A newer scan stays in use.`

const scanIn = (draft: ScanDraft) => toMeasuredScan({ personId: draft.personId, drafts: [draft] })

/** A draft with an open question, or one the server would reject, waits for its screen to ask. */
function isReady(draft: ScanDraft): boolean {
  const scan = scanIn(draft)
  const isOpen = isDifferenceOpen({ personId: draft.personId, drafts: [draft] })
  return (
    scan !== undefined &&
    draft.savedAs === undefined &&
    !isLetIn(draft) &&
    !isOpen &&
    findScanRejections(scan).length === 0
  )
}

function toSaveScanBody(draft: ScanDraft) {
  // Only complete drafts are sent.
  return { person_id: draft.personId, scan: scanIn(draft) as MeasuredScan }
}

/** Keeps a draft whose foot was accepted again in another tab meanwhile: it was not part of what was sent. */
function finish(sent: ScanDraft, savedAs: string): void {
  const now = readStoredDraft(sent.personId)
  if (now?.left?.at === sent.left?.at && now?.right?.at === sent.right?.at) storeDraft({ ...sent, savedAs })
}

import { msg } from '@lingui/core/macro'
import * as calls from '#domain/contract/scan-calls.ts'
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

/** Answers whether the shop has said what there was to say: if it has not, the same is tried again. */
export type SendPendingScans = (shop: HydratedShop) => Promise<boolean>

const lockName = `${settings.brand.storagePrefix}-unsent-scans`

/** Of several tabs one sends. Where browsers have no locks two may, and the shop keeps the same scan once. */
export const sendPendingScans: SendPendingScans = async (shop) => {
  if (!navigator.locks) return sendAll(shop)
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sendAll(shop) : true))
}

async function sendAll({ router, notify }: HydratedShop): Promise<boolean> {
  const { api, actors, language } = router.options.context
  // What is measured on this page is sent by its own machine, which says so itself.
  if ([...actors.running().keys()].some((name) => name.startsWith('foot-scan'))) return false
  const whole = findPendingDrafts().flatMap(({ personId }) => readStoredDraft(personId) ?? [])
  const ready = whole.flatMap((draft) => (isReady(draft) ? [draft] : []))
  if (ready.length === 0) return true
  const listed = await api(calls.listPeople)
  // Nobody is here whose feet these could be.
  if (!listed.ok) return listed.code === 'AUTH_REQUIRED'
  const { people } = listed.value
  let [isAnswered, count, isOlder] = [true, 0, false]
  for (const draft of ready) {
    // Somebody else has measured those on this device: they stay for whoever that was.
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

/** They were measured before a scan that came from elsewhere in between. */
const olderSaved = msg`The feet you measured on this device are saved now. A newer scan stays in use.`

const scanIn = (draft: ScanDraft) => toMeasuredScan({ personId: draft.personId, drafts: [draft] })

/** What its owner has still to be asked about, and what the shop would not believe, is for the screen that says so. */
function isReady(draft: ScanDraft): boolean {
  const scan = scanIn(draft)
  const isOpen = isDifferenceOpen({ personId: draft.personId, drafts: [draft] })
  return (
    scan !== undefined &&
    draft.keptAs === undefined &&
    !isLetIn(draft) &&
    !isOpen &&
    findScanRejections(scan).length === 0
  )
}

function toSaveScanBody(draft: ScanDraft) {
  // Only what is whole is sent.
  return { person_id: draft.personId, scan: scanIn(draft) as MeasuredScan }
}

/** A foot that was accepted meanwhile, in another tab, is not part of what was sent. */
function finish(sent: ScanDraft, keptAs: string): void {
  const now = readStoredDraft(sent.personId)
  if (now?.left?.at === sent.left?.at && now?.right?.at === sent.right?.at) storeDraft({ ...sent, keptAs })
}

import { msg } from '@lingui/core/macro'
import * as calls from '#domain/contract/scan-calls.ts'
import { rejectionsOf } from '#domain/scan/judge-scan.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { isLetIn, type ScanDraft } from '#domain/scan/scan-draft.ts'
import { settings } from '#domain/settings.ts'
import { isDifferenceOpen, scanOf } from '#machines/foot-scan/scan-steps.ts'
import { callOnce } from '#src/api/call-once.ts'
import { keptAnswer } from '#src/features/foot-scan/effects/kept-answer.ts'
import { keepDraft, keptDraft } from '#src/features/foot-scan/effects/kept-drafts.ts'
import type { LateShop } from '#src/page/late-shop.ts'
import { waitingDrafts } from './waiting-drafts.ts'

/** Answers whether the shop has said what there was to say: if it has not, the same is tried again. */
export type SendWaiting = (shop: LateShop) => Promise<boolean>

const lockName = `${settings.brand.storagePrefix}-unsent-scans`

/** Of several tabs one sends. Where browsers have no locks two may, and the shop keeps the same scan once. */
export const sendWaiting: SendWaiting = async (shop) => {
  if (!navigator.locks) return sendAll(shop)
  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) => (lock ? sendAll(shop) : true))
}

async function sendAll({ router, tell }: LateShop): Promise<boolean> {
  const { wire, actors, language } = router.options.context
  // What is measured on this page is sent by its own machine, which says so itself.
  if ([...actors.running().keys()].some((name) => name.startsWith('foot-scan'))) return false
  const whole = waitingDrafts().flatMap(({ personId }) => keptDraft(personId) ?? [])
  const ready = whole.flatMap((draft) => (isReady(draft) ? [draft] : []))
  if (ready.length === 0) return true
  const listed = await wire(calls.listPeople)
  // Nobody is here whose feet these could be.
  if (!listed.ok) return listed.code === 'AUTH_REQUIRED'
  const { people } = listed.value
  let [isAnswered, count, isOlder] = [true, 0, false]
  for (const draft of ready) {
    // Somebody else has measured those on this device: they stay for whoever that was.
    if (people.every(({ id }) => id !== draft.personId)) continue
    const answer = keptAnswer(await callOnce(wire, calls.keepScan, bodyOf(draft)))
    if (answer.kind === 'unsent') isAnswered = false
    if (answer.kind !== 'kept') continue
    finish(draft, answer.scanId)
    count += 1
    isOlder ||= !answer.isInUse
  }
  if (count > 0) {
    await language.alsoIn('unsent-scans')
    tell(isOlder ? olderSaved : msg`The feet you measured on this device are saved now.`)
  }
  return isAnswered
}

/** They were measured before a scan that came from elsewhere in between. */
const olderSaved = msg`The feet you measured on this device are saved now. A newer scan stays in use.`

const scanIn = (draft: ScanDraft) => scanOf({ personId: draft.personId, drafts: [draft] })

/** What its owner has still to be asked about, and what the shop would not believe, is for the screen that says so. */
function isReady(draft: ScanDraft): boolean {
  const scan = scanIn(draft)
  const isOpen = isDifferenceOpen({ personId: draft.personId, drafts: [draft] })
  return (
    scan !== undefined && draft.keptAs === undefined && !isLetIn(draft) && !isOpen && rejectionsOf(scan).length === 0
  )
}

function bodyOf(draft: ScanDraft) {
  // Only what is whole is sent.
  return { person_id: draft.personId, scan: scanIn(draft) as MeasuredScan }
}

/** A foot that was accepted meanwhile, in another tab, is not part of what was sent. */
function finish(sent: ScanDraft, keptAs: string): void {
  const now = keptDraft(sent.personId)
  if (now?.left?.at === sent.left?.at && now?.right?.at === sent.right?.at) keepDraft({ ...sent, keptAs })
}

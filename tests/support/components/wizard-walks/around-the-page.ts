import { act } from '@testing-library/react'
import { newScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { soon, type WalkedPage } from './open-walked.ts'

/** Answers the request that adds to the cart. */
export async function answerCart({ shop }: WalkedPage, response: Response): Promise<void> {
  const gate = await soon(() => {
    const found = shop.gates.carts.at(-1)
    if (!found) throw new Error('Nothing was put into the cart')
    return found
  })
  gate.answer(response)
}

/** Makes a child actor fail from within the machine: nothing outside can make it fail. */
export const breakWithin = (events: { send: (event: never) => void } | undefined, name: string) =>
  act(() => events?.send({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') } as never))

/** Simulates another window that has sent the scan of the open design's feet. */
export function sendsElsewhere({ now, shop }: WalkedPage, personId: string, scanId: string): void {
  const { feet } = getOpenDesign(now().context)
  const foot = { way: 'by_hand', length_mm: 253, tolerance_mm: 3 }
  if (!feet) throw new Error('No feet')
  const { left, right } = feet
  shop.answer(`/scans/${scanId}`, {
    id: scanId,
    person_id: personId,
    state: 'measured',
    measured_at: left.measuredAt,
    is_old: false,
    quality: 60,
    left: foot,
    right: foot,
    blockers: [],
    rejected_for: [],
    scan: {
      left: left.scanned,
      right: right.scanned,
      doFeetDiffer: false,
      engine: left.engine,
      measuredAt: left.measuredAt,
    },
  })
  const newValue = writeScanDraft({ ...newScanDraft(personId), savedAs: scanId }, Date.now())
  const key = scanDraftKey(personId)
  // It is not stored here as well: designs opened later on these feet would pick it up by themselves.
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
}

import * as calls from '#domain/contract/scan-calls.ts'
import { readScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import type { Wire } from '#src/api/wire.ts'
import { keptDraft, onScanKept } from '#src/features/foot-scan/effects/kept-drafts.ts'
import type { WizardActor } from './view/wizard-context.ts'

const prefix = scanDraftKey('')

/** Feet that were on this device alone when they were chosen are sent later, by this page, another one, or another window: tells of it. */
export function followSentScans(wire: Wire, actor: WizardActor, until: AbortSignal): void {
  const unsent = () => {
    const { id, person, feet } = designOf(actor.getSnapshot().context)
    if (!person || !feet || feet.left.scanId !== undefined) return undefined
    return { designId: id, personId: person.id, measuredAt: feet.left.measuredAt }
  }

  /** It may have been measured anew meanwhile: what was sent has to be what was chosen. */
  async function look(scanId: string | undefined): Promise<void> {
    const waits = unsent()
    if (!waits || scanId === undefined) return
    const answer = await wire(calls.oneScan, undefined, { id: scanId, signal: until })
    if (until.aborted || !answer.ok || answer.value.scan.measuredAt !== waits.measuredAt) return
    actor.send({ type: 'scan.sent', personId: waits.personId, scanId })
  }

  const isTheirs = (personId: string) => unsent()?.personId === personId
  const lookAtKept = () => void look(keptDraft(unsent()?.personId ?? '')?.keptAs)

  let last = ''
  function lookAtDesign(): void {
    const waits = unsent()
    const now = waits ? Object.values(waits).join(' ') : ''
    if (now === last) return
    last = now
    lookAtKept()
  }

  lookAtDesign()
  const designs = actor.subscribe(lookAtDesign)
  const leave = onScanKept((draft) => isTheirs(draft.personId) && void look(draft.keptAs))
  until.addEventListener('abort', () => {
    designs.unsubscribe()
    leave()
  })
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (!key?.startsWith(prefix)) return
      const personId = key.slice(prefix.length)
      if (isTheirs(personId)) void look(readScanDraft(newValue, personId, Date.now())?.keptAs)
    },
    { signal: until },
  )
}

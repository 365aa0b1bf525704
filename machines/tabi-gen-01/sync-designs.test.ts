import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { changeOpen, type DesignFile, getOpenSavedDesign } from '#domain/design/design-file.ts'
import { designSettings } from '#domain/design-settings.ts'
import { known, rosa } from '../../tests/support/builders/open-foot-scan.ts'
import {
  fresh,
  id,
  measured,
  openWizard,
  other,
  savedOutput,
  to,
  unsent,
} from '../../tests/support/builders/open-wizard.ts'
import { requireValue } from '../require-value.ts'
import type { WizardEvent } from './tabi-gen-01.types.ts'
import { feetFrom } from './wizard-steps.ts'

/** An event that changes the file, from this file and after these events. */
type FileChange = {
  readonly event: WizardEvent
  readonly file?: DesignFile
  readonly before?: readonly WizardEvent[]
}

const brown = changeOpen(measured, { colour: 'brown' })
const worn: readonly WizardEvent[] = [to('fit'), { type: 'worn.added', feel: 'natural' }]
const fileChanges: readonly FileChange[] = [
  { event: { type: 'scan.sent', personId: rosa.id, scanId: 's1' }, file: changeOpen(fresh, feetFrom(unsent)) },
  { event: { type: 'design.named', name: 'For the sea' } },
  { event: { type: 'design.begun', id: other } },
  { event: { type: 'design.opened', id }, before: [{ type: 'design.begun', id: other }] },
  { event: { type: 'design.removed', id, newId: other } },
  { event: { type: 'shop.listed', designs: [{ design: getOpenSavedDesign(brown).design, revision: 2 }] } },
  { event: { type: 'design.sent', sent: getOpenSavedDesign(measured), revision: 4 } },
  { event: { type: 'removal.sent', id: 'gone' }, file: { ...measured, removed: ['gone'] } },
  { event: { type: 'localDesign.restored' }, before: [{ type: 'designs.changed', file: brown }] },
  { event: { type: 'upper.chosen', upper: 'strap' }, before: [to('style')] },
  { event: { type: 'colour.chosen', colour: 'green' }, before: [to('style')] },
  { event: { type: 'soleText.typed', text: 'rosa' }, before: [to('style')] },
  { event: { type: 'feel.chosen', feel: 'roomy' }, before: [to('fit')] },
  { event: { type: 'worn.added', feel: 'natural' }, before: [to('fit')] },
  { event: { type: 'worn.added', feel: 'close' }, before: worn },
  { event: { type: 'worn.changed', index: 0, feel: 'close' }, before: worn },
  { event: { type: 'worn.answered', index: 0, sides: ['left'], zone: 'ball', answer: 'tight' }, before: worn },
  { event: { type: 'worn.removed', index: 0 }, before: worn },
  { event: { type: 'wear.cleared' }, before: worn },
]

describe('the designs of a visitor', () => {
  test('are synchronised for their owner, who may change', () => {
    const { send, orders, owners } = openWizard({ owner: 'customer' })
    expect(owners).toEqual(['customer'])
    send({ type: 'owner.changed', owner: 'guest', file: fresh })
    expect(orders).toEqual([
      { type: 'file.changed', file: fresh },
      { type: 'owner.changed', owner: 'guest' },
    ])
  })

  test.each(fileChanges)('are sent as $event.type leaves them', ({ event, file = measured, before = [] }) => {
    const { send, now, orders } = openWizard({ file })
    send(...before)
    const earlier = now().context.file
    send(event)
    expect(now().context.file).not.toEqual(earlier)
    expect(orders.at(-1)).toEqual({ type: 'file.changed', file: now().context.file })
  })

  test('are sent with the feet of a finished scan', async () => {
    const scans = [{ id: savedOutput.scanId, personId: rosa.id, scan: savedOutput.scan }]
    const { now, orders } = openWizard({ file: fresh }, { ...known, scans })
    const footScan = requireValue(now().children.footScan, 'footScan')
    await waitFor(footScan, (scan) => scan.hasTag('choosing-person'))
    footScan.send({ type: 'person.chosen', personId: rosa.id })
    footScan.send({ type: 'earlier.used', scanId: savedOutput.scanId })
    expect([now().hasTag('feet-chosen'), now().context.file]).toEqual([true, measured])
    expect(orders).toEqual([{ type: 'file.changed', file: measured }])
  })

  test('do not include one of an unknown id', () => {
    const { send, at, design } = openWizard()
    send({ type: 'design.opened', id: 'unknown' })
    expect([at(), design().id]).toEqual(['scan', id])
  })

  test('are removed and sent for good once the shop says so', () => {
    const { send, now } = openWizard({ file: { ...measured, removed: ['gone'] } })
    send({ type: 'shop.fellSilent', error: { code: 'NETWORK_ERROR' } })
    expect(now().context.syncError).toEqual({ code: 'NETWORK_ERROR' })
    send({ type: 'removal.sent', id: 'gone' })
    send({ type: 'design.sent', sent: getOpenSavedDesign(measured), revision: 4 })
    expect(now().context).toMatchObject({ syncError: undefined, file: { removed: [] } })
    expect(getOpenSavedDesign(now().context.file)).toMatchObject({ base: 4, isChanged: false })
  })

  test('are known to be stored on the device, or not', () => {
    const { send, now } = openWizard()
    expect(now().context.isUnkept).toBe(false)
    send({ type: 'designs.notStored' })
    expect(now().context.isUnkept).toBe(true)
    send({ type: 'designs.stored' })
    expect(now().context.isUnkept).toBe(false)
  })

  test('are sent again when the shop may be reachable', () => {
    const { send, orders } = openWizard()
    send({ type: 'shop.reachable' })
    expect(orders).toEqual([{ type: 'shop.reachable' }])
  })
})

test('forgets the wish to measure again once the visitor leaves measuring', () => {
  const { send, now } = openWizard()
  expect(now().context).toMatchObject({ scanRequest: { isRemeasure: false }, isMeasuringRequested: false })
  send({ type: 'measuring.wanted', request: { personId: rosa.id, isRemeasure: true } }, { type: 'feet.confirmed' })
  expect(now().context).toMatchObject({ scanRequest: { isRemeasure: false }, isMeasuringRequested: false })
})

test('changes and removes one worn pair of several, and takes no more than the most', () => {
  const { send, design } = openWizard()
  send(
    to('fit'),
    { type: 'worn.added', feel: 'natural' },
    { type: 'worn.added', feel: 'close' },
    { type: 'worn.answered', index: 1, sides: ['left'], zone: 'heel', answer: 'loose' },
    { type: 'worn.changed', index: 1, feel: 'roomy' },
  )
  const first = { feel: 'natural', answers: { left: {}, right: {} } }
  const second = { feel: 'roomy', answers: { left: { heel: 'loose' }, right: {} } }
  expect(design().worn).toEqual([first, second])
  for (let added = 0; added < designSettings.maxWornPairs; added += 1) send({ type: 'worn.added', feel: 'close' })
  expect(design().worn).toHaveLength(designSettings.maxWornPairs)
  send({ type: 'worn.removed', index: 0 })
  expect(design().worn[0]).toEqual(second)
})

test('counts the prompts of each pair in the cart anew', async () => {
  const { send, now, answers } = openWizard()
  const agreed = { type: 'agreement.accepted', hasAgreed: true } as const
  for (const prompts of [2, 1]) {
    send(to('summary'), agreed, { type: 'cart.wanted' })
    await answers({ kind: 'added', count: 1 })
    expect(now().context.promptCount).toBe(0)
    for (let asked = 0; asked < prompts; asked += 1) send(to('fit'))
    expect(now().context.promptCount).toBe(prompts)
    send({ type: 'design.reopened' })
  }
})

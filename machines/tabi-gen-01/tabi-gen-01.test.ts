import { describe, expect, test } from 'vitest'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'
import { addDesign, changeOpen, getOpenSavedDesign, newDesignFile } from '#domain/design/design-file.ts'
import { rosa } from '../../tests/support/builders/open-foot-scan.ts'
import {
  fresh,
  here,
  id,
  measured,
  openWizard,
  other,
  savedOutput,
  to,
  unsent,
} from '../../tests/support/builders/open-wizard.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { tabiGen01Machine } from './tabi-gen-01.machine.ts'
import type { WizardEvent } from './tabi-gen-01.types.ts'
import { feetFrom, hasFeet, isComplete } from './wizard-steps.ts'

const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
const sendEvent = (step: string) => ({ type: 'xstate.route', to: `#${step}` })
const shopHas = { design: getOpenSavedDesign(changeOpen(measured, { colour: 'brown' })).design, revision: 2 }

const events: AnyEventObject[] = [
  ...['scan', 'style', 'fit', 'summary'].map(sendEvent),
  { type: 'step.confirmed' },
  { type: 'measuring.wanted', request: { isRemeasure: true } },
  done('footScan', savedOutput),
  done('footScan', unsent),
  done('footScan', { kind: 'abandoned' }),
  broken('footScan'),
  { type: 'scan.sent', personId: rosa.id, scanId: 's1' },
  { type: 'feet.confirmed' },
  { type: 'making.reported', hasMakeError: true },
  { type: 'making.reported', hasMakeError: false },
  { type: 'upper.chosen', upper: 'strap' },
  { type: 'colour.chosen', colour: 'green' },
  { type: 'soleText.typed', text: 'rosa' },
  { type: 'soleText.typed', text: '足' },
  { type: 'feel.chosen', feel: 'roomy' },
  { type: 'worn.added', feel: 'natural' },
  { type: 'worn.changed', index: 0, feel: 'close' },
  { type: 'worn.answered', index: 0, sides: ['left', 'right'], zone: 'ball', answer: 'tight' },
  { type: 'worn.removed', index: 0 },
  { type: 'wear.cleared' },
  { type: 'agreement.accepted', hasAgreed: true },
  { type: 'cart.wanted' },
  done('addToCart', { kind: 'added', count: 1 }),
  done('addToCart', { kind: 'refused', error: { code: 'cart_full' } }),
  broken('addToCart'),
  { type: 'design.reopened' },
  { type: 'design.begun', id: other },
  { type: 'design.opened', id },
  { type: 'design.opened', id: 'unknown' },
  { type: 'design.named', name: 'For the sea' },
  { type: 'design.removed', id, newId: other },
  { type: 'designs.changed', file: measured },
  { type: 'designs.stored' },
  { type: 'designs.notStored' },
  { type: 'shop.listed', designs: [shopHas] },
  { type: 'design.sent', sent: getOpenSavedDesign(measured), revision: 1 },
  { type: 'removal.sent', id },
  { type: 'shop.fellSilent', error: { code: 'NETWORK_ERROR' } },
  { type: 'localDesign.restored' },
  { type: 'status.read' },
  { type: 'owner.changed', owner: 'customer', file: measured },
  { type: 'owner.changed', owner: 'guest', file: fresh },
  { type: 'country.changed', country: 'FR' },
  { type: 'country.changed', country: 'GB' },
  { type: 'shop.reachable' },
  broken('designSync'),
]

/** What of it makes a difference to where it may go from that step. */
function serialize(snapshot: AnyMachineSnapshot): string {
  const { value, context } = snapshot
  const { country, soleTextError, hasAgreed } = context
  const parts = snapshot.hasTag('step-style')
    ? [!!soleTextError]
    : snapshot.hasTag('step-summary')
      ? [country, hasAgreed]
      : []
  return JSON.stringify([value, hasFeet(context), isComplete(context), ...parts])
}

test('reaches every state and takes every transition of its table, and no other', () => {
  const table = writtenTable(import.meta.url)
  expect(proveMachine(tabiGen01Machine, { events, serialize, inputs: [here], table })).toEqual(sound)
})

describe('the address asks for a step', () => {
  test.each(['scan', 'style', 'fit', 'summary'] as const)('%s is shown, whatever is missing', (step) => {
    const { send, at } = openWizard({ file: fresh })
    send(to(step))
    expect(at()).toBe(step)
  })

  test('reports missing facts, and continues once they arrive', () => {
    const { send, now, at } = openWizard({ file: fresh })
    send(to('fit'))
    expect(now().hasTag('feet-missing')).toBe(true)
    send({ type: 'designs.changed', file: measured })
    expect([at(), now().hasTag('by-scan')]).toEqual(['fit', true])
    send(to('summary'))
    expect(now().hasTag('to-agree')).toBe(true)
  })

  test('going back leaves neither a running request nor a pair in the cart', async () => {
    const { send, now, at, answers } = openWizard()
    send(to('summary'), { type: 'agreement.accepted', hasAgreed: true }, { type: 'cart.wanted' })
    expect([now().hasTag('busy'), now().can(to('fit'))]).toEqual([true, false])
    send(to('fit'))
    expect(at()).toBe('summary')
    await answers({ kind: 'added', count: 1 })
    send(to('fit'))
    expect([now().hasTag('in-cart'), now().context.promptCount, at()]).toEqual([true, 1, 'summary'])
    send({ type: 'design.reopened' })
    expect(at()).toBe('style')
  })
})

describe('a choice', () => {
  test('is stored at once', () => {
    const { send, orders, design } = openWizard()
    send(to('style'), { type: 'upper.chosen', upper: 'strap' }, { type: 'colour.chosen', colour: 'green' })
    const written = orders.flatMap((order) => ('file' in order ? [getOpenSavedDesign(order.file).design] : []))
    expect(written.at(-1)).toEqual(design())
    expect(design()).toMatchObject({ upper: 'strap', colour: 'green' })
  })

  test('keeps an unprintable text in its field, and blocks the step until it is printable', () => {
    const { send, now, at, design } = openWizard()
    send(to('style'), { type: 'soleText.typed', text: 'rosa' }, { type: 'soleText.typed', text: 'rosa足' })
    expect(now().context).toMatchObject({ soleTyped: 'rosa足', soleTextError: 'unknown_sign' })
    expect(design().soleText).toBe('ROSA')
    send({ type: 'step.confirmed' })
    expect(at()).toBe('style')
    send({ type: 'soleText.typed', text: 'ro' }, { type: 'step.confirmed' })
    expect([at(), design().soleText]).toEqual(['fit', 'RO'])
  })

  test('resets the agreement when the pair changes', () => {
    const { send, now } = openWizard()
    send(to('summary'), { type: 'agreement.accepted', hasAgreed: true }, to('style'))
    expect(now().context.hasAgreed).toBe(true)
    send({ type: 'colour.chosen', colour: 'grey' })
    expect(now().context.hasAgreed).toBe(true)
    send({ type: 'colour.chosen', colour: 'brown' })
    expect(now().context.hasAgreed).toBe(false)
  })

  test('restores an unprintable text when the design is opened again', () => {
    const { send, now } = openWizard()
    send(to('style'), { type: 'soleText.typed', text: 'rosa' }, { type: 'soleText.typed', text: 'rosa足' })
    const again = openWizard({ file: now().context.file })
    expect(again.now().context).toMatchObject({ soleTyped: 'rosa足', soleTextError: 'unknown_sign' })
    again.send(to('style'), { type: 'soleText.typed', text: 'ro' })
    expect(getOpenSavedDesign(again.now().context.file).typed).toBeUndefined()
  })

  test('sets answers aside for the scan alone, and restores them', () => {
    const { send, design } = openWizard()
    const answer = { type: 'worn.answered', index: 0, sides: ['left'], zone: 'heel', answer: 'loose' } as const
    send(to('fit'), { type: 'worn.added', feel: 'close' }, answer)
    const { worn } = design()
    send({ type: 'wear.cleared' })
    expect(design().worn).toEqual([])
    send({ type: 'worn.added', feel: 'natural' })
    expect(design().worn).toEqual(worn)
    send({ type: 'worn.removed', index: 0 }, { type: 'worn.added', feel: 'roomy' })
    expect(design().worn).toEqual([{ feel: 'roomy', answers: { left: {}, right: {} } }])
  })

  test('reports a pair that cannot be made well until it is changed', () => {
    const { send, now } = openWizard()
    send(to('summary'), { type: 'making.reported', hasMakeError: true })
    expect(now().hasTag('incomplete')).toBe(true)
    send(to('style'), { type: 'upper.chosen', upper: 'strap' }, to('summary'))
    expect(now().hasTag('to-agree')).toBe(true)
  })

  test('allows to keep the current feet while measuring again', () => {
    const { send, now, design } = openWizard()
    const before = design()
    send({ type: 'measuring.wanted', request: { personId: rosa.id, isRemeasure: true } })
    expect(now().hasTag('measuring')).toBe(true)
    send({ type: 'feet.confirmed' })
    expect([now().hasTag('feet-chosen'), design()]).toEqual([true, before])
  })

  test('keeps the agreement when only the name changes', () => {
    const { send, now } = openWizard()
    send(to('summary'), { type: 'agreement.accepted', hasAgreed: true }, { type: 'design.named', name: 'For the sea' })
    expect(now().context.hasAgreed).toBe(true)
  })

  test('stores answers about a worn pair per foot, and removes them with it', () => {
    const { send, now, design } = openWizard()
    const both = ['left', 'right'] as const
    send(
      to('fit'),
      { type: 'worn.added', feel: 'natural' },
      { type: 'worn.answered', index: 0, sides: both, zone: 'ball', answer: 'tight' },
      { type: 'worn.answered', index: 0, sides: ['left'], zone: 'heel', answer: 'loose' },
    )
    expect(now().hasTag('by-wear')).toBe(true)
    expect(design().worn).toEqual([
      { feel: 'natural', answers: { left: { ball: 'tight', heel: 'loose' }, right: { ball: 'tight' } } },
    ])
    send({ type: 'worn.removed', index: 0 })
    expect(now().hasTag('by-scan')).toBe(true)
  })
})

describe('adding to the cart', () => {
  test('requires the agreement, and reports that it is missing', () => {
    const { send, now } = openWizard()
    send(to('summary'), { type: 'cart.wanted' })
    expect([now().context.isAgreementMissing, now().hasTag('adding')]).toEqual([true, false])
    send({ type: 'agreement.accepted', hasAgreed: true })
    expect(now().context.isAgreementMissing).toBe(false)
    send({ type: 'cart.wanted' })
    expect(now().hasTag('adding')).toBe(true)
  })

  test('does not leave for another design while the request runs', async () => {
    const { send, now, at, design, answers } = openWizard({ file: addDesign(measured, other) })
    const before = design()
    send({ type: 'design.opened', id }, to('summary'), { type: 'agreement.accepted', hasAgreed: true })
    send({ type: 'cart.wanted' })
    for (const event of [
      { type: 'design.begun', id: 'third' } as const,
      { type: 'design.opened', id: other } as const,
    ]) {
      expect(now().can(event)).toBe(false)
      send(event)
      expect([at(), now().hasTag('adding')]).toEqual(['summary', true])
    }
    await answers({ kind: 'added', count: 1 })
    expect([now().hasTag('in-cart'), design().id]).toEqual([true, id])
    send({ type: 'design.opened', id: other })
    expect([at(), design()]).toEqual(['style', before])
  })

  test('reports a rejection, and changes nothing', async () => {
    const { send, now, design, answers } = openWizard()
    const before = design()
    send(to('summary'), { type: 'agreement.accepted', hasAgreed: true }, { type: 'cart.wanted' })
    await answers({ kind: 'refused', error: { code: 'cart_full' } })
    expect(now().context).toMatchObject({ cartError: { code: 'cart_full' }, hasAgreed: true })
    expect(design()).toEqual(before)
  })

  test('reports a crash until the pair is added', async () => {
    const { send, now, answers } = openWizard()
    send(to('summary'), { type: 'agreement.accepted', hasAgreed: true }, { type: 'cart.wanted' })
    await answers(new Error('no line'))
    expect([now().hasTag('to-agree'), now().context.cartError]).toEqual([true, { code: 'UNKNOWN_ERROR' }])
    send({ type: 'cart.wanted' })
    await answers({ kind: 'added', count: 1 })
    expect([now().hasTag('in-cart'), now().context.cartError]).toEqual([true, undefined])
  })

  test('does not report the next design as in the cart after removal or sign-out', async () => {
    const removed: WizardEvent = { type: 'design.removed', id, newId: other }
    const signedOut: WizardEvent = { type: 'owner.changed', owner: 'guest', file: newDesignFile(other) }
    for (const gone of [removed, signedOut])
      for (const isPrompted of [true, false]) {
        const { send, now, answers } = openWizard()
        send(to('summary'), { type: 'agreement.accepted', hasAgreed: true }, { type: 'cart.wanted' })
        if (isPrompted) send(gone)
        await answers({ kind: 'added', count: 1 })
        if (!isPrompted) {
          expect(now().hasTag('in-cart')).toBe(true)
          send(gone)
        }
        expect([now().hasTag('in-cart'), now().hasTag('incomplete')]).toEqual([false, true])
      }
  })

  test('waits for feet that are stored on the device only', () => {
    const { send, now } = openWizard({ file: changeOpen(fresh, feetFrom(unsent)) })
    send(to('summary'))
    expect(now().hasTag('incomplete')).toBe(true)
    send({ type: 'scan.sent', personId: 'somebody', scanId: 's9' })
    expect(now().hasTag('incomplete')).toBe(true)
    send({ type: 'scan.sent', personId: rosa.id, scanId: 's1' })
    expect(now().hasTag('to-agree')).toBe(true)
  })

  test('offers the waitlist for a country without delivery, and keeps the choices', () => {
    const { send, now, design } = openWizard({ country: 'FR' })
    send(to('summary'))
    expect(now().hasTag('not-delivered')).toBe(true)
    send({ type: 'country.changed', country: 'JP' })
    expect(now().hasTag('to-agree')).toBe(true)
    expect(design()).toEqual(getOpenSavedDesign(measured).design)
  })
})

describe('another window', () => {
  test('that changes the open design is followed and reported, and the local design can be restored', () => {
    const { send, now, design } = openWizard()
    const localDesign = design()
    send({ type: 'designs.changed', file: changeOpen(measured, { colour: 'brown' }) })
    expect(design().colour).toBe('brown')
    expect(now().context.localDesign).toEqual(localDesign)
    send({ type: 'localDesign.restored' })
    expect([design(), now().context.localDesign]).toEqual([localDesign, undefined])
  })

  test.each<WizardEvent>([{ type: 'status.read' }, { type: 'owner.changed', owner: 'customer', file: measured }])(
    'is no longer reported after $type',
    (event) => {
      const { send, now } = openWizard()
      send({ type: 'designs.changed', file: changeOpen(measured, { colour: 'brown' }) }, event)
      expect(now().context.localDesign).toBeUndefined()
    },
  )

  test('does not get its own file back', () => {
    const { send, orders } = openWizard()
    send({ type: 'designs.changed', file: changeOpen(measured, { colour: 'brown' }) })
    expect(orders.at(-1)?.type).toBe('file.merged')
  })

  test('gets changes that it does not have', () => {
    const { send, orders } = openWizard()
    send(to('style'), { type: 'colour.chosen', colour: 'green' }, { type: 'designs.changed', file: measured })
    expect(orders.at(-1)?.type).toBe('file.changed')
  })
})

test('shows the text of a design from the shop in its field', () => {
  const { send, now } = openWizard({ file: fresh, owner: 'customer' })
  send({ type: 'shop.listed', designs: [{ design: { ...shopHas.design, soleText: 'IRIS' }, revision: 3 }] })
  expect(now().context.soleTyped).toBe('IRIS')
})

test('uses the feet of a design from the shop, unless others are being measured', () => {
  const { send, now } = openWizard({ file: fresh, owner: 'customer' })
  send({ type: 'shop.listed', designs: [shopHas] })
  expect(now().hasTag('feet-chosen')).toBe(true)
  send({ type: 'measuring.wanted', request: { personId: rosa.id, isRemeasure: true } })
  expect([now().hasTag('measuring'), now().context.scanRequest]).toEqual([
    true,
    { personId: rosa.id, isRemeasure: true },
  ])
  send({ type: 'shop.listed', designs: [shopHas] })
  expect(now().hasTag('measuring')).toBe(true)
})

test('shows the style on sample feet until there are own ones', () => {
  const { send, now } = openWizard({ file: fresh })
  send(to('style'))
  expect(now().hasTag('sample-feet')).toBe(true)
  send({ type: 'designs.changed', file: measured })
  expect(now().hasTag('sample-feet')).toBe(false)
})

test('reports measuring that crashed, and designs that are not stored because of a crash', () => {
  const machine: AnyStateMachine = tabiGen01Machine
  const [start] = initialTransition(machine, here)
  const crash = (name: string) => transition(machine, start, broken(name))[0]
  expect(crash('footScan').hasTag('measuring-broken')).toBe(true)
  expect(crash('designSync').context.isUnkept).toBe(true)
})

test('starts another pair with the same feet', () => {
  const { send, at, now, design } = openWizard()
  const { feet } = design()
  send({ type: 'design.begun', id: other })
  expect(at()).toBe('style')
  expect(design()).toMatchObject({ id: other, feet, colour: 'grey' })
  expect(now().context.file.designs).toHaveLength(2)
})

test('continues measuring with the people of the account after sign-in', () => {
  const { send, now } = openWizard({ file: fresh })
  const before = now().children.footScan
  send({ type: 'owner.changed', owner: 'customer', file: fresh })
  expect(now().hasTag('measuring')).toBe(true)
  expect(now().children.footScan).not.toBe(before)
})

import { describe, expect, test } from 'vitest'
import { getOpenSavedDesign } from '#domain/design/design-file.ts'
import { designSettings } from '#domain/design-settings.ts'
import { rosa } from '../../tests/support/builders/open-foot-scan.ts'
import { fresh, id, measured, openWizard, to } from '../../tests/support/builders/open-wizard.ts'

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

import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Consent } from '#domain/consent/consent.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { consentMachine } from './consent.machine.ts'

const first: Consent = { choice: 'rejected', version: '1', language: 'en', atMs: 5, id: 'first', isRecorded: false }
const second: Consent = { ...first, choice: 'accepted', id: 'second' }
const recordedConsent: Consent = { ...first, isRecorded: true }

/** A browser with one tab. What is in the cookie may be changed from another by `holds`. */
function start(input?: Consent) {
  const done: string[] = []
  let stored = input
  let answer: (outcome?: Error) => void = () => {}
  const machine = consentMachine.provide({
    actors: {
      record: fromPromise<void, Consent>(({ input: { id, choice } }) => {
        done.push(`sent ${id} ${choice}`)
        return new Promise((resolve, reject) => {
          answer = (outcome) => (outcome ? reject(outcome) : resolve())
        })
      }),
    },
    actions: {
      saveChoice({ context: { consent } }) {
        stored = consent
        done.push(`kept ${consent?.id}${consent?.isRecorded ? ' as proven' : ''}`)
      },
    },
  })
  const actor = createActor(machine, { input }).start()
  return {
    done,
    state: () => actor.getSnapshot().value,
    isShown: () => actor.getSnapshot().hasTag('shown'),
    known: () => actor.getSnapshot().context.consent,
    choose: (consent: Consent) => actor.send({ type: 'choice.made', consent, stored }),
    open: () => actor.send({ type: 'settings.opened' }),
    close: () => actor.send({ type: 'settings.closed' }),
    holds(consent: Consent | undefined) {
      stored = consent
    },
    recheckConsent: () => stored && actor.send({ type: 'choice.detected', consent: stored }),
    async answers(outcome?: Error) {
      answer(outcome)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('a newcomer is asked, and nothing is kept or sent before they answer', () => {
  const consent = start()
  expect([consent.isShown(), consent.done, consent.known()]).toEqual([true, [], undefined])
})

test('an answer is kept first, then proven, and the banner goes at once', async () => {
  const consent = start()
  consent.choose(first)
  expect([consent.isShown(), consent.done]).toEqual([false, ['kept first', 'sent first rejected']])
  await consent.answers()
  expect(consent.done.at(-1)).toBe('kept first as proven')
  expect([consent.state(), consent.known()]).toEqual(['settled', recordedConsent])
})

test('an answer whose proof does not arrive holds, and its proof is sent with the next page load', async () => {
  const consent = start()
  consent.choose(first)
  await consent.answers(new Error('no line'))
  expect([consent.state(), consent.known(), consent.done]).toEqual([
    'settled',
    first,
    ['kept first', 'sent first rejected'],
  ])
  const next = start(first)
  expect([next.isShown(), next.done]).toEqual([false, ['sent first rejected']])
})

test('who has answered is not asked again, and nothing is sent twice', () => {
  const consent = start(recordedConsent)
  expect([consent.isShown(), consent.done]).toEqual([false, []])
})

test('a change of mind is a new proof; to keep to what was chosen is none', async () => {
  const consent = start(recordedConsent)
  consent.open()
  expect(consent.isShown()).toBe(true)
  consent.choose({ ...first, id: 'third' })
  expect([consent.isShown(), consent.done, consent.known()]).toEqual([false, [], recordedConsent])
  consent.open()
  consent.choose(second)
  expect([consent.done, consent.known()]).toEqual([['kept second', 'sent second accepted'], second])
})

test('the settings open while a proof is on its way; what was not proven by then is sent again', async () => {
  const consent = start()
  consent.choose(first)
  consent.open()
  expect(consent.isShown()).toBe(true)
  consent.choose(first)
  expect(consent.done).toEqual(['kept first', 'sent first rejected', 'sent first rejected'])
})

test('settings that are closed while a proof is on its way have it sent again', () => {
  const consent = start()
  consent.choose(first)
  consent.open()
  consent.close()
  expect([consent.isShown(), consent.done]).toEqual([
    false,
    ['kept first', 'sent first rejected', 'sent first rejected'],
  ])
})

test('what another tab has chosen meanwhile is not what is chosen here, though it was here before', () => {
  const consent = start(recordedConsent)
  consent.holds(second)
  consent.open()
  consent.choose({ ...first, id: 'third' })
  expect([consent.done, consent.known()?.id]).toEqual([['kept third', 'sent third rejected'], 'third'])
})

test('what another tab has chosen meanwhile is not written anew when it is chosen here too', () => {
  const consent = start(recordedConsent)
  consent.holds({ ...second, isRecorded: true })
  consent.open()
  consent.choose({ ...second, id: 'third' })
  expect([consent.isShown(), consent.done, consent.known()?.id]).toEqual([false, [], 'second'])
})

test('a proof that comes late does not write over what another tab has chosen meanwhile', async () => {
  const consent = start()
  consent.choose(second)
  consent.holds({ ...recordedConsent, id: 'theirs' })
  consent.recheckConsent()
  await consent.answers()
  expect([consent.done, consent.known()?.id]).toEqual([['kept second', 'sent second accepted'], 'theirs'])
})

test('a tab that is looked at again takes over what another one was told', () => {
  const visit = start()
  visit.holds(recordedConsent)
  visit.recheckConsent()
  expect([visit.isShown(), visit.done, visit.known()]).toEqual([false, [], recordedConsent])
  visit.open()
  visit.holds({ ...second, isRecorded: true })
  visit.recheckConsent()
  expect([visit.isShown(), visit.done, visit.known()?.choice]).toEqual([false, [], 'accepted'])
})

test('what another tab was told, and could not prove, is proven by this one', () => {
  const consent = start()
  consent.holds(second)
  consent.recheckConsent()
  expect([consent.isShown(), consent.done]).toEqual([false, ['sent second accepted']])
})

test('a tab that finds what it knows leaves the settings open', () => {
  const consent = start(recordedConsent)
  consent.open()
  consent.recheckConsent()
  expect(consent.isShown()).toBe(true)
})

test('whoever looks at the settings may leave them as they are; a newcomer is still asked', () => {
  const consent = start(recordedConsent)
  consent.open()
  consent.close()
  expect([consent.isShown(), consent.done, consent.known()]).toEqual([false, [], recordedConsent])
  const newcomer = start()
  newcomer.close()
  expect(newcomer.isShown()).toBe(true)
})

test('every state is reached, and every transition taken that its table has', () => {
  const provided = consentMachine.provide({ actions: { saveChoice: () => {} } })
  const events = [
    { type: 'choice.made', consent: first, stored: first },
    { type: 'choice.made', consent: second, stored: first },
    { type: 'choice.detected', consent: second },
    { type: 'settings.opened' },
    { type: 'settings.closed' },
    { type: 'xstate.done.actor.record', output: undefined },
    { type: 'xstate.error.actor.record', error: new Error('no line') },
  ]
  const serialize = ({ value, context }: { value: unknown; context: { consent?: Consent | undefined } }) =>
    JSON.stringify([value, context.consent])
  const inputs = [undefined, first, recordedConsent]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})

import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Consent } from '#domain/consent/consent.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { consentMachine } from './consent.machine.ts'

const first: Consent = { choice: 'rejected', version: '1', language: 'en', atMs: 5, id: 'first', isRecorded: false }
const second: Consent = { ...first, choice: 'accepted', id: 'second' }
const recordedConsent: Consent = { ...first, isRecorded: true }

/** A browser with one tab; `holds` changes the cookie as another tab would. */
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

test('asks a new visitor, and stores and sends nothing before the answer', () => {
  const consent = start()
  expect([consent.isShown(), consent.done, consent.known()]).toEqual([true, [], undefined])
})

test('stores the answer, then records it, and hides the banner at once', async () => {
  const consent = start()
  consent.choose(first)
  expect([consent.isShown(), consent.done]).toEqual([false, ['kept first', 'sent first rejected']])
  await consent.answers()
  expect(consent.done.at(-1)).toBe('kept first as proven')
  expect([consent.state(), consent.known()]).toEqual(['settled', recordedConsent])
})

test('keeps an answer whose record fails, and sends the record with the next page load', async () => {
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

test('neither asks nor records twice', () => {
  const consent = start(recordedConsent)
  expect([consent.isShown(), consent.done]).toEqual([false, []])
})

test('records a changed choice, and records nothing for the same choice', async () => {
  const consent = start(recordedConsent)
  consent.open()
  expect(consent.isShown()).toBe(true)
  consent.choose({ ...first, id: 'third' })
  expect([consent.isShown(), consent.done, consent.known()]).toEqual([false, [], recordedConsent])
  consent.open()
  consent.choose(second)
  expect([consent.done, consent.known()]).toEqual([['kept second', 'sent second accepted'], second])
})

test('opens the settings during a record, and sends the unfinished record again', async () => {
  const consent = start()
  consent.choose(first)
  consent.open()
  expect(consent.isShown()).toBe(true)
  consent.choose(first)
  expect(consent.done).toEqual(['kept first', 'sent first rejected', 'sent first rejected'])
})

test('sends the record again when the settings close during it', () => {
  const consent = start()
  consent.choose(first)
  consent.open()
  consent.close()
  expect([consent.isShown(), consent.done]).toEqual([
    false,
    ['kept first', 'sent first rejected', 'sent first rejected'],
  ])
})

test('records a choice that differs from the one of another tab', () => {
  const consent = start(recordedConsent)
  consent.holds(second)
  consent.open()
  consent.choose({ ...first, id: 'third' })
  expect([consent.done, consent.known()?.id]).toEqual([['kept third', 'sent third rejected'], 'third'])
})

test('does not store again the same choice of another tab', () => {
  const consent = start(recordedConsent)
  consent.holds({ ...second, isRecorded: true })
  consent.open()
  consent.choose({ ...second, id: 'third' })
  expect([consent.isShown(), consent.done, consent.known()?.id]).toEqual([false, [], 'second'])
})

test('does not overwrite the choice of another tab with a late record', async () => {
  const consent = start()
  consent.choose(second)
  consent.holds({ ...recordedConsent, id: 'theirs' })
  consent.recheckConsent()
  await consent.answers()
  expect([consent.done, consent.known()?.id]).toEqual([['kept second', 'sent second accepted'], 'theirs'])
})

test('takes over the choice of another tab when shown again', () => {
  const visit = start()
  visit.holds(recordedConsent)
  visit.recheckConsent()
  expect([visit.isShown(), visit.done, visit.known()]).toEqual([false, [], recordedConsent])
  visit.open()
  visit.holds({ ...second, isRecorded: true })
  visit.recheckConsent()
  expect([visit.isShown(), visit.done, visit.known()?.choice]).toEqual([false, [], 'accepted'])
})

test('records the choice that another tab could not record', () => {
  const consent = start()
  consent.holds(second)
  consent.recheckConsent()
  expect([consent.isShown(), consent.done]).toEqual([false, ['sent second accepted']])
})

test('leaves the settings open when the stored choice is unchanged', () => {
  const consent = start(recordedConsent)
  consent.open()
  consent.recheckConsent()
  expect(consent.isShown()).toBe(true)
})

test('closes the settings without a change, and still asks a new visitor', () => {
  const consent = start(recordedConsent)
  consent.open()
  consent.close()
  expect([consent.isShown(), consent.done, consent.known()]).toEqual([false, [], recordedConsent])
  const newcomer = start()
  newcomer.close()
  expect(newcomer.isShown()).toBe(true)
})

test('reaches every state and takes every transition of its table, and no other', () => {
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

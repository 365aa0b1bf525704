import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Consent } from '#domain/consent/consent.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { consentMachine } from './consent.machine.ts'

const first: Consent = { choice: 'rejected', version: '1', language: 'en', atMs: 5, id: 'first', isProven: false }
const second: Consent = { ...first, choice: 'accepted', id: 'second' }
const proven: Consent = { ...first, isProven: true }

/** A browser with one tab. What is in the cookie may be changed from another by `holds`. */
function start(input?: Consent) {
  const done: string[] = []
  let kept = input
  let answer: (outcome?: Error) => void = () => {}
  const machine = consentMachine.provide({
    actors: {
      prove: fromPromise<void, Consent>(({ input: { id, choice } }) => {
        done.push(`sent ${id} ${choice}`)
        return new Promise((resolve, reject) => {
          answer = (outcome) => (outcome ? reject(outcome) : resolve())
        })
      }),
    },
    actions: {
      keep({ context: { consent } }) {
        kept = consent
        done.push(`kept ${consent?.id}${consent?.isProven ? ' as proven' : ''}`)
      },
    },
  })
  const actor = createActor(machine, { input }).start()
  return {
    done,
    state: () => actor.getSnapshot().value,
    isShown: () => actor.getSnapshot().hasTag('shown'),
    known: () => actor.getSnapshot().context.consent,
    choose: (consent: Consent) => actor.send({ type: 'choice.made', consent, kept }),
    open: () => actor.send({ type: 'settings.opened' }),
    close: () => actor.send({ type: 'settings.closed' }),
    holds(consent: Consent | undefined) {
      kept = consent
    },
    looksAgain: () => kept && actor.send({ type: 'choice.found', consent: kept }),
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
  expect([consent.state(), consent.known()]).toEqual(['settled', proven])
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
  const consent = start(proven)
  expect([consent.isShown(), consent.done]).toEqual([false, []])
})

test('a change of mind is a new proof; to keep to what was chosen is none', async () => {
  const consent = start(proven)
  consent.open()
  expect(consent.isShown()).toBe(true)
  consent.choose({ ...first, id: 'third' })
  expect([consent.isShown(), consent.done, consent.known()]).toEqual([false, [], proven])
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
  const consent = start(proven)
  consent.holds(second)
  consent.open()
  consent.choose({ ...first, id: 'third' })
  expect([consent.done, consent.known()?.id]).toEqual([['kept third', 'sent third rejected'], 'third'])
})

test('what another tab has chosen meanwhile is not written anew when it is chosen here too', () => {
  const consent = start(proven)
  consent.holds({ ...second, isProven: true })
  consent.open()
  consent.choose({ ...second, id: 'third' })
  expect([consent.isShown(), consent.done, consent.known()?.id]).toEqual([false, [], 'second'])
})

test('a proof that comes late does not write over what another tab has chosen meanwhile', async () => {
  const consent = start()
  consent.choose(second)
  consent.holds({ ...proven, id: 'theirs' })
  consent.looksAgain()
  await consent.answers()
  expect([consent.done, consent.known()?.id]).toEqual([['kept second', 'sent second accepted'], 'theirs'])
})

test('a tab that is looked at again takes over what another one was told', () => {
  const asked = start()
  asked.holds(proven)
  asked.looksAgain()
  expect([asked.isShown(), asked.done, asked.known()]).toEqual([false, [], proven])
  asked.open()
  asked.holds({ ...second, isProven: true })
  asked.looksAgain()
  expect([asked.isShown(), asked.done, asked.known()?.choice]).toEqual([false, [], 'accepted'])
})

test('what another tab was told, and could not prove, is proven by this one', () => {
  const consent = start()
  consent.holds(second)
  consent.looksAgain()
  expect([consent.isShown(), consent.done]).toEqual([false, ['sent second accepted']])
})

test('a tab that finds what it knows leaves the settings open', () => {
  const consent = start(proven)
  consent.open()
  consent.looksAgain()
  expect(consent.isShown()).toBe(true)
})

test('whoever looks at the settings may leave them as they are; a newcomer is still asked', () => {
  const consent = start(proven)
  consent.open()
  consent.close()
  expect([consent.isShown(), consent.done, consent.known()]).toEqual([false, [], proven])
  const newcomer = start()
  newcomer.close()
  expect(newcomer.isShown()).toBe(true)
})

test('every state is reached, and every transition taken that its table has', () => {
  const provided = consentMachine.provide({ actions: { keep: () => {} } })
  const events = [
    { type: 'choice.made', consent: first, kept: first },
    { type: 'choice.made', consent: second, kept: first },
    { type: 'choice.found', consent: second },
    { type: 'settings.opened' },
    { type: 'settings.closed' },
    { type: 'xstate.done.actor.prove', output: undefined },
    { type: 'xstate.error.actor.prove', error: new Error('no line') },
  ]
  const serialize = ({ value, context }: { value: unknown; context: { consent?: Consent | undefined } }) =>
    JSON.stringify([value, context.consent])
  const inputs = [undefined, first, proven]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})

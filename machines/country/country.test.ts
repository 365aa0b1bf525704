import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, fromPromise } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import {
  countryMachine,
  isCountryKnown,
  needsAnswer,
  notUK,
  selectCountry,
  selectMarket,
  ships,
} from './country.machine.ts'
import type { CountryLookupResult } from './country.types.ts'

function start(isPageFree: () => boolean = () => true) {
  const done: string[] = []
  let answer: (outcome: string | null | Error) => void = () => {}
  const machine = countryMachine.provide({
    actors: {
      lookUp: fromPromise<CountryLookupResult>(
        () =>
          new Promise((resolve, reject) => {
            done.push('asked')
            answer = (outcome) =>
              outcome instanceof Error ? reject(outcome) : resolve({ code: outcome, isPageFree: isPageFree() })
          }),
      ),
    },
    actions: {
      saveChoice: ({ context }) => void done.push(`kept ${context.country}`),
      log: (_, { error }) => void done.push(`logged ${error}`),
    },
  })
  const actor = createActor(machine).start()
  return {
    actor,
    done,
    state: () => actor.getSnapshot(),
    shows: () => actor.send({ type: 'page.finished', isPageFree: isPageFree() }),
    arrives: (stored?: string) => actor.send({ type: 'shop.started', stored }),
    async answers(outcome: string | null | Error) {
      answer(outcome)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('before anything is known the country is GB', () => {
  const { state } = start()
  expect([selectCountry(state()), notUK(state()), selectMarket(state()), ships(state())]).toEqual([
    'GB',
    false,
    'GB',
    true,
  ])
  expect(isCountryKnown(state())).toBe(false)
})

test('the country of the cookie is taken without a question and without a lookup', () => {
  const visit = start()
  visit.arrives('JP')
  expect([selectCountry(visit.state()), notUK(visit.state()), selectMarket(visit.state())]).toEqual(['JP', true, 'JP'])
  expect(visit.state().value).toEqual({ source: 'known', selection: 'closed' })
  expect(visit.done).toEqual([])
})

test.each([undefined, '', 'gb', 'XX', 'AQ', 'JP; Path=/', '826'])(
  'a cookie that holds %s is as good as none',
  (stored) => {
    const visit = start()
    visit.arrives(stored)
    expect(visit.state().matches({ source: 'lookingUp' })).toBe(true)
    expect([selectCountry(visit.state()), ...visit.done]).toEqual(['GB', 'asked'])
  },
)

test('the answer GB is taken silently and kept', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers('GB')
  expect(visit.state().value).toEqual({ source: 'known', selection: 'closed' })
  expect(visit.done).toEqual(['asked', 'kept GB'])
})

test('another country holds at once, is asked about once, and yes keeps it', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers('JP')
  expect(visit.state().matches({ source: 'confirming' })).toBe(true)
  expect([selectCountry(visit.state()), isCountryKnown(visit.state()), ...visit.done]).toEqual(['JP', true, 'asked'])
  visit.actor.send({ type: 'country.confirmed' })
  expect(visit.state().value).toEqual({ source: 'known', selection: 'closed' })
  visit.shows()
  expect(visit.done).toEqual(['asked', 'kept JP'])
})

test('whoever closes the question keeps the country that was looked up, and is not asked again', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers('FR')
  visit.actor.send({ type: 'question.closed' })
  expect(visit.state().value).toEqual({ source: 'known', selection: 'closed' })
  expect(visit.done).toEqual(['asked', 'kept FR'])
})

test('whoever wants another country gets the list, and what was looked up is not kept for them', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers('JP')
  visit.actor.send({ type: 'selection.opened' })
  expect(visit.state().value).toEqual({ source: 'seen', selection: 'choosing' })
  expect(visit.done).toEqual(['asked'])
  visit.actor.send({ type: 'country.chosen', country: 'GB' })
  expect(visit.state().value).toEqual({ source: 'known', selection: 'closed' })
  expect(visit.done).toEqual(['asked', 'kept GB'])
})

test('whoever wants another country and closes the list keeps nothing, and is asked with the next load only', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers('JP')
  visit.actor.send({ type: 'selection.opened' })
  visit.actor.send({ type: 'selection.closed' })
  visit.shows()
  expect(visit.state().value).toEqual({ source: 'seen', selection: 'closed' })
  expect([selectCountry(visit.state()), isCountryKnown(visit.state()), ...visit.done]).toEqual(['JP', true, 'asked'])
})

test('what another tab has kept meanwhile ends the question, and is not written over', async () => {
  for (const type of ['country.confirmed', 'question.closed', 'selection.opened'] as const) {
    const visit = start()
    visit.arrives()
    await visit.answers('FR')
    visit.actor.send({ type: 'country.detected', stored: undefined })
    expect(visit.state().matches({ source: 'confirming' })).toBe(true)
    visit.actor.send({ type: 'country.detected', stored: 'GB' })
    expect(visit.state().matches({ source: 'known' })).toBe(true)
    visit.actor.send({ type })
    expect([selectCountry(visit.state()), ...visit.done]).toEqual(['GB', 'asked'])
  }
})

test('what another tab has kept while the address was looked up holds, and the answer is not heard', async () => {
  const visit = start()
  visit.arrives()
  visit.actor.send({ type: 'country.detected', stored: 'JP' })
  await visit.answers('GB')
  expect([selectCountry(visit.state()), ...visit.done]).toEqual(['JP', 'asked'])
})

test('a country that we do not ship to is taken, and its visitor is told so, whether chosen or confirmed', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers('FR')
  visit.actor.send({ type: 'country.confirmed' })
  expect(visit.state().matches({ selection: 'notShipping' })).toBe(true)
  expect([ships(visit.state()), selectMarket(visit.state())]).toEqual([false, 'GB'])
  visit.actor.send({ type: 'selection.opened' })
  visit.actor.send({ type: 'country.chosen', country: 'DE' })
  expect(visit.state().matches({ selection: 'notShipping' })).toBe(true)
  visit.actor.send({ type: 'selection.closed' })
  expect([selectCountry(visit.state()), visit.state().matches({ selection: 'closed' })]).toEqual(['DE', true])
  expect(visit.done).toEqual(['asked', 'kept FR', 'kept DE'])
})

test('while the page is taken the question waits for the next page, and the country holds meanwhile', async () => {
  let isFree = false
  const visit = start(() => isFree)
  visit.arrives()
  await visit.answers('JP')
  visit.shows()
  expect(visit.state().matches({ source: 'assumed' })).toBe(true)
  expect([selectCountry(visit.state()), ...visit.done]).toEqual(['JP', 'asked'])
  isFree = true
  visit.shows()
  expect(visit.state().matches({ source: 'confirming' })).toBe(true)
})

test('nobody is asked while they look at the list, and whoever opened it has seen the answer', async () => {
  const visit = start()
  visit.arrives()
  visit.actor.send({ type: 'selection.opened' })
  await visit.answers('JP')
  expect(visit.state().value).toEqual({ source: 'assumed', selection: 'choosing' })
  visit.actor.send({ type: 'selection.closed' })
  visit.actor.send({ type: 'selection.opened' })
  expect(visit.state().value).toEqual({ source: 'seen', selection: 'choosing' })
})

test('a choice made while the address is looked up holds, and the answer that comes later is not heard', async () => {
  const visit = start()
  visit.arrives()
  visit.actor.send({ type: 'country.chosen', country: 'JP' })
  await visit.answers('GB')
  expect(selectCountry(visit.state())).toBe('JP')
  expect(visit.done).toEqual(['asked', 'kept JP'])
})

test('no country, or none of the 243, is no fault: GB holds and nothing is kept', async () => {
  for (const outcome of [null, 'XX', 'AQ', 'jp', '']) {
    const visit = start()
    visit.arrives()
    await visit.answers(outcome)
    expect(visit.state().matches({ source: 'unknown' })).toBe(true)
    expect([selectCountry(visit.state()), isCountryKnown(visit.state()), ...visit.done]).toEqual(['GB', false, 'asked'])
  }
})

test('a lookup that fails is only logged', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers(new Error('NETWORK_ERROR'))
  expect(visit.state().value).toEqual({ source: 'unknown', selection: 'closed' })
  expect([selectCountry(visit.state()), ...visit.done]).toEqual(['GB', 'asked', 'logged Error: NETWORK_ERROR'])
})

test('views hear which of question and list is open, and when a country is one that we do not ship to', async () => {
  const visit = start()
  const tagsNow = () => [...visit.state().tags]
  visit.arrives()
  expect([tagsNow(), needsAnswer(visit.state())]).toEqual([[], false])
  await visit.answers('JP')
  expect([tagsNow(), needsAnswer(visit.state())]).toEqual([['known', 'question'], true])
  visit.actor.send({ type: 'selection.opened' })
  expect([tagsNow(), needsAnswer(visit.state())]).toEqual([['known', 'list'], true])
  visit.actor.send({ type: 'country.chosen', country: 'FR' })
  expect([tagsNow(), needsAnswer(visit.state())]).toEqual([['known', 'list', 'not-shipped-to'], true])
  visit.actor.send({ type: 'selection.closed' })
  expect([tagsNow(), needsAnswer(visit.state())]).toEqual([['known'], false])
})

test('every state is reached, and every transition taken that its table has', () => {
  const answered = (code: string | null) =>
    [true, false].map((isPageFree) => ({ type: 'xstate.done.actor.lookUp', output: { code, isPageFree } }))
  const events = [
    { type: 'shop.started', stored: 'JP' },
    { type: 'shop.started', stored: undefined },
    ...['GB', 'JP', 'FR', null].flatMap(answered),
    { type: 'country.detected', stored: 'GB' },
    { type: 'country.detected', stored: undefined },
    { type: 'xstate.error.actor.lookUp', error: new Error('no line') },
    { type: 'page.finished', isPageFree: true },
    { type: 'page.finished', isPageFree: false },
    { type: 'country.confirmed' },
    { type: 'question.closed' },
    { type: 'selection.opened' },
    { type: 'selection.closed' },
    { type: 'country.chosen', country: 'JP' },
    { type: 'country.chosen', country: 'FR' },
  ]
  const provided = countryMachine.provide({
    actions: { saveChoice: () => {}, log: () => {} },
  })
  const serialize = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])
  expect(proveMachine(provided, { events, serialize, table: writtenTable(import.meta.url) })).toEqual(sound)
})

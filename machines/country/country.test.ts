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

test('uses GB before anything is known', () => {
  const { state } = start()
  expect([selectCountry(state()), notUK(state()), selectMarket(state()), ships(state())]).toEqual([
    'GB',
    false,
    'GB',
    true,
  ])
  expect(isCountryKnown(state())).toBe(false)
})

test('uses the country of the cookie without a question or a lookup', () => {
  const visit = start()
  visit.arrives('JP')
  expect([selectCountry(visit.state()), notUK(visit.state()), selectMarket(visit.state())]).toEqual(['JP', true, 'JP'])
  expect(visit.state().value).toEqual({ source: 'known', selection: 'closed' })
  expect(visit.done).toEqual([])
})

test.each([undefined, '', 'gb', 'XX', 'AQ', 'JP; Path=/', '826'])('ignores a cookie that holds %s', (stored) => {
  const visit = start()
  visit.arrives(stored)
  expect(visit.state().matches({ source: 'lookingUp' })).toBe(true)
  expect([selectCountry(visit.state()), ...visit.done]).toEqual(['GB', 'asked'])
})

test('stores a looked-up GB without a question', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers('GB')
  expect(visit.state().value).toEqual({ source: 'known', selection: 'closed' })
  expect(visit.done).toEqual(['asked', 'kept GB'])
})

test('uses another looked-up country at once, asks once, and stores it on yes', async () => {
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

test('stores the looked-up country when the question is closed, and does not ask again', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers('FR')
  visit.actor.send({ type: 'question.closed' })
  expect(visit.state().value).toEqual({ source: 'known', selection: 'closed' })
  expect(visit.done).toEqual(['asked', 'kept FR'])
})

test('opens the list for another country, without storing the looked-up one', async () => {
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

test('stores nothing when the list is closed, and asks again with the next load', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers('JP')
  visit.actor.send({ type: 'selection.opened' })
  visit.actor.send({ type: 'selection.closed' })
  visit.shows()
  expect(visit.state().value).toEqual({ source: 'seen', selection: 'closed' })
  expect([selectCountry(visit.state()), isCountryKnown(visit.state()), ...visit.done]).toEqual(['JP', true, 'asked'])
})

test('closes the question when another tab stores a country, without overwriting it', async () => {
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

test('ignores a lookup result after another tab stored a country', async () => {
  const visit = start()
  visit.arrives()
  visit.actor.send({ type: 'country.detected', stored: 'JP' })
  await visit.answers('GB')
  expect([selectCountry(visit.state()), ...visit.done]).toEqual(['JP', 'asked'])
})

test('accepts a country without delivery and reports it, whether chosen or confirmed', async () => {
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

test('delays the question to the next page while the page is busy, and uses the country meanwhile', async () => {
  let isFree = false
  const visit = start(() => isFree)
  visit.arrives()
  await visit.answers('JP')
  visit.shows()
  expect(visit.state().matches({ source: 'assumed' })).toBe(true)
  expect([selectCountry(visit.state()), isCountryKnown(visit.state()), ...visit.done]).toEqual(['JP', true, 'asked'])
  isFree = true
  visit.shows()
  expect(visit.state().matches({ source: 'confirming' })).toBe(true)
})

test('does not ask while the list is open or after it was opened', async () => {
  const visit = start()
  visit.arrives()
  visit.actor.send({ type: 'selection.opened' })
  await visit.answers('JP')
  expect(visit.state().value).toEqual({ source: 'assumed', selection: 'choosing' })
  visit.actor.send({ type: 'selection.closed' })
  visit.actor.send({ type: 'selection.opened' })
  expect(visit.state().value).toEqual({ source: 'seen', selection: 'choosing' })
})

test('ignores a lookup result after the visitor chose', async () => {
  const visit = start()
  visit.arrives()
  visit.actor.send({ type: 'country.chosen', country: 'JP' })
  await visit.answers('GB')
  expect(selectCountry(visit.state())).toBe('JP')
  expect(visit.done).toEqual(['asked', 'kept JP'])
})

test('uses GB and stores nothing for an unknown country', async () => {
  for (const outcome of [null, 'XX', 'AQ', 'jp', '']) {
    const visit = start()
    visit.arrives()
    await visit.answers(outcome)
    expect(visit.state().matches({ source: 'unknown' })).toBe(true)
    expect([selectCountry(visit.state()), isCountryKnown(visit.state()), ...visit.done]).toEqual(['GB', false, 'asked'])
  }
})

test('only logs a failed lookup', async () => {
  const visit = start()
  visit.arrives()
  await visit.answers(new Error('NETWORK_ERROR'))
  expect(visit.state().value).toEqual({ source: 'unknown', selection: 'closed' })
  expect([selectCountry(visit.state()), ...visit.done]).toEqual(['GB', 'asked', 'logged Error: NETWORK_ERROR'])
})

test('tags the open question, the open list and a country without delivery', async () => {
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

test('reaches every state and takes every transition of its table, and no other', () => {
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

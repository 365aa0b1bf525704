import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, SimulatedClock } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { paymentReminderMachine } from './payment-reminder.machine.ts'

const link = 'https://pay.example/o2'

function start(isAllowed: () => boolean = () => true) {
  const clock = new SimulatedClock()
  const done: string[] = []
  let answer: (outcome: string | null | Error) => void = () => {}
  const machine = paymentReminderMachine.provide({
    actors: {
      loadDueOrder: fromPromise<string | null>(
        () =>
          new Promise((resolve, reject) => {
            done.push('asked')
            answer = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))
          }),
      ),
    },
    actions: {
      retryCheck: assign({ isAllowed }),
      hide: ({ context }) => void done.push(`hidden ${context.link}`),
      log: (_, { error }) => void done.push(`logged ${error}`),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return {
    actor,
    clock,
    done,
    state: () => actor.getSnapshot(),
    sees: (type: 'shop.started' | 'page.finished', showsContinueShopping = true) =>
      actor.send({ type, isAllowed: isAllowed(), showsContinueShopping }),
    async answers(outcome: string | null | Error) {
      answer(outcome)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('checks for a due order one second after the start', async () => {
  const reminder = start()
  reminder.sees('shop.started')
  reminder.clock.increment(999)
  expect(reminder.done).toEqual([])
  reminder.clock.increment(1)
  expect([reminder.done, reminder.state().hasTag('busy')]).toEqual([['asked'], true])
  await reminder.answers(link)
  expect([reminder.state().value, reminder.state().hasTag('busy')]).toEqual(['due', false])
  expect(reminder.state().context.link).toBe(link)
})

test('takes the flag of every page, whatever it leads to', async () => {
  let isAllowed = true
  const reminder = start(() => isAllowed)
  const flag = () => reminder.state().context.showsContinueShopping
  expect(flag()).toBe(true)
  reminder.sees('shop.started', false)
  expect([reminder.state().value, flag()]).toEqual(['waiting', false])
  reminder.sees('page.finished', true)
  expect([reminder.state().value, flag()]).toEqual(['checking', true])
  reminder.sees('page.finished', false)
  expect(flag()).toBe(false)
  await reminder.answers(link)
  reminder.sees('page.finished', true)
  expect(flag()).toBe(true)
  await reminder.answers(link)
  isAllowed = false
  reminder.sees('page.finished', false)
  expect([reminder.state().value, flag()]).toEqual(['off', false])
})

test('checks again on every page, and shows nothing without a due order', async () => {
  const reminder = start()
  for (const times of [1, 2]) {
    reminder.sees('page.finished')
    await reminder.answers(null)
    expect(reminder.done).toHaveLength(times)
    expect(reminder.state().matches('off')).toBe(true)
  }
})

test('does not check without a token or after the reminder was dismissed', () => {
  const reminder = start(() => false)
  reminder.sees('shop.started')
  expect(reminder.state().value).toBe('off')
  reminder.sees('page.finished')
  reminder.clock.increment(5_000)
  expect([reminder.done, reminder.state().value]).toEqual([[], 'off'])
})

test('does not check when the token is gone within the second', () => {
  let isAllowed = true
  const reminder = start(() => isAllowed)
  reminder.sees('shop.started')
  isAllowed = false
  reminder.clock.increment(1_000)
  expect([reminder.done, reminder.state().value]).toEqual([[], 'off'])
})

test('checks at once when a page finishes within the second, if still allowed', async () => {
  let isAllowed = false
  const reminder = start(() => isAllowed)
  const send = (type: 'shop.started' | 'page.finished', may: boolean) => {
    isAllowed = may
    reminder.sees(type)
  }
  send('shop.started', true)
  send('page.finished', false)
  expect([reminder.done, reminder.state().value]).toEqual([[], 'waiting'])
  send('page.finished', true)
  expect([reminder.done, reminder.state().value]).toEqual([['asked'], 'checking'])
  send('page.finished', false)
  expect(reminder.done).toEqual(['asked'])
})

test('hides the reminder when the customer signs out', async () => {
  const reminder = start()
  reminder.sees('page.finished')
  await reminder.answers(link)
  reminder.actor.send({ type: 'session.changed' })
  expect([reminder.state().value, reminder.state().context.link]).toEqual(['off', undefined])
})

test('only logs a failed check, and checks again with the next page', async () => {
  const reminder = start()
  reminder.sees('page.finished')
  await reminder.answers(new Error('no line'))
  expect(reminder.state().matches('off')).toBe(true)
  reminder.sees('page.finished')
  expect(reminder.done).toEqual(['asked', 'logged Error: no line', 'asked'])
})

test('shows no reminder while the dismissal is stored', async () => {
  let isAllowed = true
  const reminder = start(() => isAllowed)
  reminder.sees('page.finished')
  await reminder.answers(link)
  isAllowed = false
  reminder.actor.send({ type: 'reminder.dismissed' })
  expect([reminder.state().value, reminder.state().context.link]).toEqual(['off', undefined])
  reminder.sees('page.finished')
  expect(reminder.done).toEqual(['asked', `hidden ${link}`])
  isAllowed = true
  reminder.sees('page.finished')
  expect(reminder.done).toEqual(['asked', `hidden ${link}`, 'asked'])
})

test('keeps the reminder during a new check, and hides it when the order is paid', async () => {
  const reminder = start()
  reminder.sees('page.finished')
  await reminder.answers(link)
  reminder.sees('page.finished')
  expect([reminder.state().value, reminder.state().context.link]).toEqual(['checking', link])
  await reminder.answers(new Error('no line'))
  expect([reminder.state().value, reminder.state().context.link]).toEqual(['due', link])
  expect(reminder.done.at(-1)).toBe('logged Error: no line')
  reminder.sees('page.finished')
  await reminder.answers(null)
  expect([reminder.state().value, reminder.state().context.link]).toEqual(['off', undefined])
})

test('restarts the check for a page that finishes during it, and ignores the old result', async () => {
  const reminder = start()
  reminder.sees('page.finished')
  reminder.sees('page.finished')
  expect(reminder.done).toEqual(['asked', 'asked'])
  await reminder.answers(link)
  expect(reminder.state().matches('due')).toBe(true)
})

test('hides a reminder dismissed in another tab with the next page', async () => {
  let isAllowed = true
  const reminder = start(() => isAllowed)
  reminder.sees('page.finished')
  await reminder.answers(link)
  isAllowed = false
  reminder.sees('page.finished')
  expect([reminder.state().value, reminder.state().context.link]).toEqual(['off', undefined])
})

test('shows nothing when the reminder was dismissed in another tab during the check', async () => {
  let isAllowed = true
  const reminder = start(() => isAllowed)
  reminder.sees('page.finished')
  isAllowed = false
  await reminder.answers(link)
  expect([reminder.state().value, reminder.state().context.link]).toEqual(['off', undefined])
})

test('ends the check with the next page when the reminder was dismissed in another tab', async () => {
  let isAllowed = true
  const reminder = start(() => isAllowed)
  reminder.sees('page.finished')
  isAllowed = false
  reminder.sees('page.finished', false)
  expect([reminder.state().value, reminder.state().context.showsContinueShopping]).toEqual(['off', false])
  isAllowed = true
  await reminder.answers(link)
  expect([reminder.state().value, reminder.state().context.link]).toEqual(['off', undefined])
})

test('holds the link and whether the page allows to dismiss it', async () => {
  let isAllowed = true
  const reminder = start(() => isAllowed)
  reminder.sees('page.finished', false)
  await reminder.answers(link)
  expect(reminder.state().context).toMatchObject({ link, showsContinueShopping: false })
  reminder.sees('page.finished')
  expect(reminder.state().context).toMatchObject({ link, showsContinueShopping: true })
  isAllowed = false
  reminder.sees('page.finished', false)
  expect(reminder.state().context.showsContinueShopping).toBe(false)
})

test('ignores a result after sign-out', async () => {
  const reminder = start()
  reminder.sees('page.finished')
  reminder.actor.send({ type: 'session.changed' })
  await reminder.answers(link)
  expect([reminder.state().value, reminder.state().context.link]).toEqual(['off', undefined])
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const both = (type: string) => [true, false].map((isAllowed) => ({ type, isAllowed, showsContinueShopping: true }))
  const events = [
    ...['shop.started', 'page.finished', 'xstate.after.checkDelay.paymentReminder.waiting'].flatMap(both),
    { type: 'session.changed' },
    { type: 'reminder.dismissed' },
    ...both('xstate.done.actor.loadDueOrder').map((event) => ({ ...event, output: link })),
    { type: 'xstate.done.actor.loadDueOrder', output: null },
    { type: 'xstate.error.actor.loadDueOrder', error: new Error('no line') },
  ]
  const provided = paymentReminderMachine.provide({
    // It is told by what happens, so that both ways are walked.
    actions: {
      retryCheck: assign({ isAllowed: ({ event }) => 'isAllowed' in event && event.isAllowed }),
      hide: () => {},
      log: () => {},
    },
  })
  const serialize = ({ value, context }: { value: unknown; context: { link?: string | undefined } }) =>
    JSON.stringify([value, context.link])
  expect(proveMachine(provided, { events, serialize, table: writtenTable(import.meta.url) })).toEqual(sound)
})

import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, SimulatedClock } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { sessionMachine } from './session.machine.ts'
import type { RefreshTokensResult, Tokens } from './session.types.ts'

/** In these tests a token is its expiry time. */
const readExpiry = (token: string | undefined) => Number(token ?? Number.NEGATIVE_INFINITY)

function start(tokens: Tokens, ahead = () => 0) {
  const clock = new SimulatedClock()
  const requests: string[] = []
  const stored: Tokens[] = []
  let storedBeforeLeaving: Tokens | undefined
  let left = 0
  let answer: (outcome: RefreshTokensResult | Error) => void = () => {}
  const now = () => ahead() + clock.now()
  const machine = sessionMachine.provide({
    actors: {
      refresh: fromPromise<RefreshTokensResult, string>(
        ({ input }) =>
          new Promise((resolve, reject) => {
            requests.push(input)
            answer = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))
          }),
      ),
    },
    actions: {
      judge: assign({ leftMs: ({ context }) => readExpiry(context.tokens.token) - now() }),
      store: ({ context }) => void stored.push(context.tokens),
      leave: () => {
        left += 1
        storedBeforeLeaving = stored.at(-1)
      },
    },
  })
  const actor = createActor(machine, { input: tokens, clock }).start()
  return {
    actor,
    clock,
    requests,
    stored,
    left: () => left,
    storedBeforeLeaving: () => storedBeforeLeaving,
    state: () => actor.getSnapshot(),
    async refreshEnds(outcome: RefreshTokensResult | Error) {
      answer(outcome)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

const renewed = (token: string, refreshToken?: string): RefreshTokensResult => ({
  kind: 'renewed',
  tokens: refreshToken === undefined ? { token } : { token, refreshToken },
})

test('settles a visitor without tokens at once, without a redirect', () => {
  const session = start({})
  expect(session.state().matches('cleared')).toBe(true)
  expect(session.state().hasTag('settled')).toBe(true)
  expect([session.left(), session.stored]).toEqual([0, []])
})

test('uses a token until it expires, then runs one refresh', () => {
  const session = start({ token: '1000', refreshToken: 'r' })
  session.clock.increment(999)
  expect([session.state().value, session.state().hasTag('settled')]).toEqual(['valid', true])
  session.clock.increment(1)
  expect(session.state().matches('refreshing')).toBe(true)
  expect(session.state().hasTag('busy')).toBe(true)
  expect(session.requests).toEqual(['r'])
})

test('checks a token again when the longest timer of a browser ends before it expires', () => {
  const session = start({ token: '5000000000', refreshToken: 'r' })
  session.clock.increment(2_147_483_646)
  expect(session.state().context.leftMs).toBe(5_000_000_000)
  session.clock.increment(1)
  expect([session.state().value, session.state().context.leftMs]).toEqual(['valid', 2_852_516_353])
})

test('deletes the tokens before it sends the visitor to the sign-in page', () => {
  const session = start({ token: '1000' })
  session.clock.increment(1_000)
  expect([session.left(), session.storedBeforeLeaving()]).toEqual([1, {}])
})

test.each([
  ['expired', '-1'],
  ['missing', undefined],
])('refreshes a token that is %s at the start, and stores the new ones', async (_, token) => {
  const session = start({ token, refreshToken: 'r' })
  await session.refreshEnds(renewed('5000', 'r2'))
  expect(session.state().matches('valid')).toBe(true)
  expect(session.stored).toEqual([{ token: '5000', refreshToken: 'r2' }])
})

test('retains the refresh token when the response has only a token', async () => {
  const session = start({ refreshToken: 'r' })
  await session.refreshEnds(renewed('5000'))
  expect(session.stored).toEqual([{ token: '5000', refreshToken: 'r' }])
})

test('clears all tokens and redirects to sign-in after a rejected refresh', async () => {
  const session = start({ token: '-1', refreshToken: 'r' })
  await session.refreshEnds({ kind: 'refused' })
  expect(session.state().matches('cleared')).toBe(true)
  expect(session.state().context).toEqual({ tokens: {}, leftMs: 0, why: 'expired' })
  expect([session.stored, session.left()]).toEqual([[{}], 1])
})

test.each([
  ['had no answer', { kind: 'unanswered', code: 'SERVER_ERROR' } as const, { error: 'SERVER_ERROR' }],
  ['broke', new Error('offline'), {}],
])('retains the tokens when a refresh %s, and retries on demand or after a delay', async (_, outcome, error) => {
  const session = start({ token: '-1', refreshToken: 'r' })
  await session.refreshEnds(outcome)
  expect(session.state().hasTag('settled')).toBe(true)
  expect(session.state().context).toMatchObject({ tokens: { refreshToken: 'r' }, ...error })
  session.clock.increment(4_999)
  session.actor.send({ type: 'session.needed' })
  expect(session.requests).toHaveLength(1)
  session.clock.increment(1)
  session.actor.send({ type: 'session.needed' })
  expect(session.requests).toHaveLength(2)
  await session.refreshEnds(outcome)
  session.clock.increment(30_000)
  expect(session.requests).toHaveLength(3)
  expect(session.left()).toBe(0)
})

test('starts one refresh for any number of 401 responses to the current token', () => {
  const session = start({ token: '1000', refreshToken: 'r' })
  for (let call = 0; call < 5; call += 1) session.actor.send({ type: 'session.rejected', token: '1000' })
  expect(session.requests).toEqual(['r'])
})

test.each([
  ['that has ended', renewed('-1', 'r2')],
  ['that is none', { kind: 'renewed', tokens: { refreshToken: 'r2' } } as RefreshTokensResult],
])('ends the session when a refresh brings a token %s', async (_, outcome) => {
  const session = start({ token: '-1', refreshToken: 'r' })
  await session.refreshEnds(outcome)
  expect(session.state().context).toEqual({ tokens: {}, leftMs: 0, why: 'expired' })
  expect([session.requests, session.left()]).toEqual([['r'], 1])
})

test.each([
  ['signed in', { token: '9000', refreshToken: 'other' }, 'valid'],
  ['signed out', {}, 'cleared'],
])('adopts the state when another tab has %s during a refresh, and stores nothing', async (_, tokens, state) => {
  const session = start({ token: '-1', refreshToken: 'r' })
  await session.refreshEnds({ kind: 'overtaken', tokens })
  expect(session.state().value).toBe(state)
  expect(session.state().context.tokens).toEqual(tokens)
  expect([session.stored, session.left()]).toEqual([[], 0])
})

test('ends the session after a 401 to a freshly refreshed token', async () => {
  const session = start({ token: '1000', refreshToken: 'r' })
  session.actor.send({ type: 'session.rejected', token: '1000' })
  await session.refreshEnds(renewed('9000', 'r2'))
  session.actor.send({ type: 'session.rejected', token: '9000', isAfterRefresh: true })
  expect(session.state().context).toEqual({ tokens: {}, leftMs: 0, why: 'expired' })
  expect([session.requests, session.left()]).toEqual([['r'], 1])
})

test('moves the expiry when the clock is set', () => {
  let ahead = 900
  const clock = new SimulatedClock()
  const left = (token: string | undefined) => readExpiry(token) - clock.now() - ahead
  const actor = createActor(
    sessionMachine.provide({
      actions: {
        judge: assign({ leftMs: ({ context }) => left(context.tokens.token) }),
        store: () => {},
        leave: () => {},
      },
    }),
    { input: { token: '1000' }, clock },
  ).start()
  ahead = 0
  // Without a word of it the timer is early, and judges again.
  clock.increment(100)
  expect(actor.getSnapshot().value).toBe('valid')
  ahead = 800
  actor.send({ type: 'session.clockSet' })
  expect(actor.getSnapshot().value).toBe('valid')
  clock.increment(100)
  expect(actor.getSnapshot().value).toBe('cleared')
})

test('sets the timer again when it fires before the expiry', () => {
  let ahead = 900
  const session = start({ token: '1000', refreshToken: 'r' }, () => ahead)
  ahead = 0
  session.clock.increment(100)
  expect(session.requests).toEqual([])
  session.clock.increment(900)
  expect(session.requests).toEqual(['r'])
})

test('ends a used session and redirects to sign-in when the clock is set past the expiry', () => {
  let ahead = 0
  const session = start({ token: '1000' }, () => ahead)
  ahead = 1_000
  session.actor.send({ type: 'session.clockSet' })
  session.clock.increment(0)
  expect([session.state().value, session.left()]).toEqual(['cleared', 1])
})

test('takes the end reason from the tab that ended the session', () => {
  const session = start({ token: '1000', refreshToken: 'r' })
  session.actor.send({ type: 'session.signedOut', why: 'expired' })
  expect([session.state().value, session.state().context.why]).toEqual(['cleared', 'expired'])
})

test('ignores a late 401 to an older token', async () => {
  const session = start({ token: '1000', refreshToken: 'r' })
  session.actor.send({ type: 'session.rejected', token: '1000' })
  await session.refreshEnds(renewed('9000'))
  session.actor.send({ type: 'session.rejected', token: '1000' })
  session.actor.send({ type: 'session.rejected', token: '1000', isAfterRefresh: true })
  expect(session.state().matches('valid')).toBe(true)
  expect(session.requests).toHaveLength(1)
})

test('clears the session and redirects to sign-in on a 401 or expiry without a refresh token', () => {
  const rejected = start({ token: '1000' })
  rejected.actor.send({ type: 'session.rejected', token: '1000' })
  const expired = start({ token: '1000' })
  expired.clock.increment(1_000)
  for (const session of [rejected, expired]) {
    expect(session.state().context).toEqual({ tokens: {}, leftMs: 0, why: 'expired' })
    expect([session.stored, session.left()]).toEqual([[{}], 1])
  }
})

test('deletes an expired token at the start without a redirect if there is no refresh token', () => {
  const session = start({ token: '-1' })
  expect([session.state().value, session.state().context]).toEqual([
    'cleared',
    { tokens: {}, leftMs: 0, why: 'expired' },
  ])
  expect([session.stored, session.left()]).toEqual([[{}], 0])
})

test('stops a running refresh on sign-out', async () => {
  const session = start({ token: '-1', refreshToken: 'r' })
  session.actor.send({ type: 'session.signedOut' })
  await session.refreshEnds(renewed('9000'))
  expect(session.state().context).toEqual({ tokens: {}, leftMs: 0, why: 'signed_out' })
  expect(session.left()).toBe(0)
})

test('takes over tokens of a sign-in, here or in another tab', () => {
  const session = start({})
  session.actor.send({ type: 'session.stored', tokens: { token: '2000', refreshToken: 'r' } })
  expect(session.state().matches('valid')).toBe(true)
  session.clock.increment(2_000)
  expect(session.requests).toEqual(['r'])
})

test('stores tokens at sign-in and deletes them at sign-out', () => {
  const session = start({})
  session.actor.send({ type: 'session.stored', tokens: { token: '1000', refreshToken: 'r' } })
  session.actor.send({ type: 'session.signedOut' })
  expect(session.stored).toEqual([{ token: '1000', refreshToken: 'r' }, {}])
})

test('tags a customer, a visitor without session, and neither while a refresh has no response', async () => {
  const tagsNow = ({ tags }: { tags: Set<string> }) => [...tags]
  expect(tagsNow(start({}).state())).toEqual(['settled', 'nobody'])
  expect(tagsNow(start({ token: '1000', refreshToken: 'r' }).state())).toEqual(['settled', 'customer'])
  const session = start({ token: '-1', refreshToken: 'r' })
  const mayRequest = () => session.state().can({ type: 'session.needed' })
  expect([tagsNow(session.state()), mayRequest()]).toEqual([['busy'], false])
  await session.refreshEnds({ kind: 'unanswered', code: 'SERVER_ERROR' })
  expect([tagsNow(session.state()), mayRequest()]).toEqual([['settled'], false])
  session.clock.increment(5_000)
  expect([tagsNow(session.state()), mayRequest()]).toEqual([['settled'], true])
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const provided = sessionMachine.provide({
    actions: {
      // Whether its time has come is told by what happens, so that both ways are walked.
      judge: assign({
        leftMs: ({ context, event }) => (context.tokens.token === 'good' && !('isOver' in event) ? 1 : 0),
      }),
      store: () => {},
      leave: () => {},
    },
  })
  const events = [
    ...['good', 'bad', undefined].flatMap((token) =>
      ['r', undefined].map((refreshToken) => ({ type: 'session.stored', tokens: { token, refreshToken } })),
    ),
    { type: 'session.rejected', token: 'good' },
    { type: 'session.signedOut' },
    { type: 'session.rejected', token: 'good', isAfterRefresh: true },
    { type: 'session.needed' },
    { type: 'session.clockSet' },
    { type: 'xstate.after.errorPause.session.refreshing.unanswered.resting' },
    { type: 'xstate.after.untilExpiry.session.valid' },
    { type: 'xstate.after.untilExpiry.session.valid', isOver: true },
    { type: 'xstate.after.retryAfter.session.refreshing.unanswered' },
    { type: 'xstate.done.actor.refresh', output: renewed('good', 'r') },
    { type: 'xstate.done.actor.refresh', output: renewed('bad', 'r') },
    { type: 'xstate.done.actor.refresh', output: { kind: 'overtaken', tokens: {} } },
    { type: 'xstate.done.actor.refresh', output: { kind: 'refused' } },
    { type: 'xstate.done.actor.refresh', output: { kind: 'unanswered', code: 'NETWORK_ERROR' } },
    { type: 'xstate.error.actor.refresh', error: new Error('offline') },
  ]
  const serialize = ({ value, context }: { value: unknown; context: { tokens: Tokens } }) =>
    JSON.stringify([value, context.tokens])
  expect(proveMachine(provided, { events, inputs: [{}], serialize, table: writtenTable(import.meta.url) })).toEqual(
    sound,
  )
})

import { expect, test } from 'vitest'
import { assign, createActor } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { Tokens } from '#machines/session/session.types.ts'
import { sessionPort } from './session-port.ts'
import { createVisitorSession } from './visitor-session.ts'

/** A browser with these tokens, and a session that accepts every token. */
function arrive(tokens: Tokens = {}) {
  const loads: (() => void)[] = []
  let isBroken = false
  const session = createVisitorSession({
    readTokens: () => tokens,
    load: () =>
      new Promise((resolve, reject) => {
        loads.push(() => {
          if (isBroken) return reject(new Error('no line'))
          const machine = sessionMachine.provide({
            actions: {
              judge: assign({ leftMs: ({ context }) => (context.tokens.token === undefined ? 0 : 1_000_000) }),
              store: () => {},
              leave: () => {},
            },
          })
          const actor = createActor(machine, { input: tokens }).start()
          resolve({ actor, port: sessionPort(actor) })
        })
      }),
  })
  return {
    session,
    requests: () => loads.length,
    breaks: (broken: boolean) => {
      isBroken = broken
    },
    async comes() {
      for (const load of loads) load()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('treats a visitor without tokens as nobody, without loading the session', async () => {
  const { session, requests } = arrive()
  session.start()
  expect([session.visitor(), session.who(), await session.credential()]).toEqual([
    'never',
    'nobody',
    { kind: 'nobody' },
  ])
  expect(requests()).toBe(0)
})

test('keeps a visitor with tokens unsettled until the session is loaded, and makes every call wait for it', async () => {
  const { session, requests, comes } = arrive({ token: 'a.b.c' })
  session.start()
  expect([session.visitor(), session.who()]).toEqual(['unsettled', undefined])
  const pendingResponse = [session.credential(), session.credential()]
  await comes()
  expect(await Promise.all(pendingResponse)).toEqual([
    { kind: 'token', token: 'a.b.c' },
    { kind: 'token', token: 'a.b.c' },
  ])
  expect([requests(), session.visitor()]).toEqual([1, 'customer'])
})

test('makes an anonymous visitor a customer after sign-in, for every later call', async () => {
  const { session, comes } = arrive()
  const reported: unknown[] = []
  session.onChange(() => reported.push(session.visitor()))
  session.signIn({ token: 'a.b.c', refreshToken: 'r' })
  const credential = session.credential()
  await comes()
  expect(await credential).toEqual({ kind: 'token', token: 'a.b.c' })
  expect(reported.at(-1)).toBe('customer')
})

test('answers an aborted wait at once as unanswered, and still loads the session', async () => {
  const { session, requests, comes } = arrive({ token: 'a.b.c' })
  expect(await session.credential(AbortSignal.abort())).toEqual({ kind: 'unanswered', code: 'NETWORK_ERROR' })
  expect(requests()).toBe(1)
  await comes()
  expect(await session.credential(AbortSignal.abort())).toEqual({ kind: 'token', token: 'a.b.c' })
})

test('reports a session that failed to load as unanswered, and loads it again on the next use', async () => {
  const { session, requests, breaks, comes } = arrive({ token: 'a.b.c' })
  breaks(true)
  const first = session.credential()
  await comes()
  expect(await first).toEqual({ kind: 'unanswered', code: 'NETWORK_ERROR' })
  breaks(false)
  const second = session.credential()
  await comes()
  expect([await second, requests()]).toEqual([{ kind: 'token', token: 'a.b.c' }, 2])
})

test('reports unanswered to a caller that does not wait for the session', async () => {
  const { session } = arrive({ token: 'a.b.c' })
  const patience = new AbortController()
  const credential = session.credential(patience.signal)
  patience.abort()
  expect(await credential).toEqual({ kind: 'unanswered', code: 'NETWORK_ERROR' })
})

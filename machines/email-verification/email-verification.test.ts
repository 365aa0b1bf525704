import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import { minuteMs } from '#domain/time.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { emailVerificationFor, emailVerificationMachine } from './email-verification.machine.ts'
import type {
  CodeRequestResult,
  EmailVerificationInput,
  VerificationError,
  VerificationResult,
} from './email-verification.types.ts'

const question = { email: 'mika@example.com' }
const verification = { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 }
const newer: CodeRequestResult = {
  kind: 'requested',
  verification: { id: 'p2', resendAtMs: 90_000, endsAtMs: 700_000 },
}
const verifiedResult: VerificationResult<string> = { kind: 'verified', answer: 'mika' }
const failWith = (code: string, more: Partial<VerificationError> = {}) =>
  ({ kind: 'refused', error: { code, ...more } }) as const

const wanted = { type: 'code.wanted' } as const
const reopened = { type: 'email.reopened' } as const
const abandoned = { type: 'verification.abandoned' } as const
const given = { type: 'code.entered', code: '123456' } as const

type VerificationActorResult = CodeRequestResult | VerificationResult<string> | Error

/** A visitor with a sent mail, and a fake shop. */
function openWithInput(input: Partial<EmailVerificationInput<typeof question>> = {}) {
  const clock = new SimulatedClock()
  const { done, effect, answers } = playedShop<CodeRequestResult | VerificationResult<string>>()
  const machine = emailVerificationFor<typeof question, string>().provide({
    actors: { requestCode: effect('requestCode'), verify: effect('verify') },
    actions: {
      saveDraft: ({ context }) => void done.push(`kept ${context.verification.id}`),
      drop: () => void done.push('dropped'),
    },
    delays: {
      untilResend: ({ context }) => Math.max(0, context.verification.resendAtMs - clock.now()),
      untilEnd: ({ context }) => Math.max(0, context.verification.endsAtMs - clock.now()),
    },
  })
  const actor = createActor(machine, { input: { question, verification, mails: 1, ...input }, clock }).start()
  const now = () => actor.getSnapshot()
  return {
    clock,
    done,
    send: actor.send,
    now,
    context: () => now().context,
    isBusy: () => now().hasTag('busy'),
    mayResend: () => now().can(wanted),
    answers,
    async tries(outcome: VerificationActorResult) {
      actor.send(given)
      await this.answers(outcome)
    },
    /** Requests another mail after the delay. */
    async wants(outcome: VerificationActorResult) {
      clock.increment(30_000)
      actor.send(wanted)
      await this.answers(outcome)
    },
  }
}

test('ends with the answer of the shop after the right code, and leaves the draft to its caller', async () => {
  const code = openWithInput({ mails: 2 })
  await code.tries(verifiedResult)
  expect(code.now()).toMatchObject({ status: 'done', output: { kind: 'verified', answer: 'mika', mails: 2 } })
  expect(code.done).toEqual(['verify {"verificationId":"p1","code":"123456"}'])
})

test.each([
  [reopened, { kind: 'reopened', mails: 1 }],
  [abandoned, { kind: 'abandoned', mails: 1 }],
])(
  '$type ends it, while its code can be used and when it helps no more, and nothing is kept',
  async (event, output) => {
    const usable = openWithInput()
    const burnt = openWithInput()
    await burnt.tries(failWith('code_attempts_exceeded'))
    for (const code of [usable, burnt]) {
      code.send(event)
      expect(code.now()).toMatchObject({ status: 'done', output })
      expect(code.done.at(-1)).toBe('dropped')
    }
  },
)

test('shows the remaining tries after a wrong code, and clears them during the next check', async () => {
  const code = openWithInput()
  await code.tries(failWith('code_wrong', { triesLeft: 4 }))
  expect([code.context().error, code.context().ending]).toEqual([{ code: 'code_wrong', triesLeft: 4 }, undefined])
  code.send(given)
  expect([code.context().error, code.isBusy()]).toEqual([undefined, true])
})

test.each(['code_attempts_exceeded', 'code_used', 'code_replaced', 'code_expired', 'codes_blocked'])(
  'deletes a code that the shop ended (%s), and allows another mail at once',
  async (why) => {
    const code = openWithInput()
    await code.tries(failWith(why))
    expect(code.context()).toMatchObject({ ending: { error: { code: why }, by: 'shop' }, error: undefined })
    expect([code.done.at(-1), code.mayResend()]).toEqual(['dropped', true])
    code.send(wanted)
    expect([code.done.at(-1), code.isBusy()]).toEqual([`requestCode ${JSON.stringify({ question })}`, true])
    expect(code.context().ending).toBeDefined()
    await code.answers(newer)
    expect(code.context()).toMatchObject({ verification: { id: 'p2' }, mails: 2, ending: undefined, error: undefined })
    expect(code.done.at(-1)).toBe('kept p2')
  },
)

test.each(['code_wrong', 'NETWORK_ERROR', 'TOO_MANY_REQUESTS'])('keeps the code after %s', async (why) => {
  const code = openWithInput()
  await code.tries(failWith(why))
  expect([code.context().ending, code.now().can(given)]).toEqual([undefined, true])
})

test('expires a code that was not entered in time, without a request', async () => {
  const code = openWithInput()
  await code.tries(failWith('code_wrong', { triesLeft: 4 }))
  code.clock.increment(599_999)
  expect(code.context().ending).toBeUndefined()
  code.clock.increment(1)
  expect(code.context()).toMatchObject({ ending: { error: { code: 'code_expired' }, by: 'time' }, error: undefined })
  expect(code.done.slice(1)).toEqual(['dropped'])
})

test('gives a restored mail only its remaining time', () => {
  const code = openWithInput({ verification: { id: 'p1', resendAtMs: 0, endsAtMs: 5_000 } })
  code.clock.increment(0)
  expect(code.mayResend()).toBe(true)
  code.clock.increment(5_000)
  expect(code.context().ending?.by).toBe('time')
})

test('allows another mail after the delay only, and restarts the delay with it', async () => {
  const code = openWithInput()
  code.clock.increment(20_000)
  await code.tries(failWith('code_wrong', { triesLeft: 4 }))
  code.clock.increment(9_999)
  expect(code.mayResend()).toBe(false)
  code.clock.increment(1)
  expect(code.mayResend()).toBe(true)
  code.send(wanted)
  await code.answers(newer)
  expect(code.mayResend()).toBe(false)
  // The error of the earlier code does not apply to this one.
  expect(code.context()).toMatchObject({ mails: 2, error: undefined })
  code.clock.increment(minuteMs)
  expect(code.mayResend()).toBe(true)
})

test.each([[failWith('TOO_MANY_REQUESTS', { retryAfterSeconds: 500 })], [new Error('cannot be')]])(
  'keeps the current code, or its end reason, when another mail fails',
  async (outcome) => {
    const error = outcome instanceof Error ? { code: 'UNKNOWN_ERROR' } : outcome.error
    const usable = openWithInput()
    await usable.wants(outcome)
    expect([usable.context().error, usable.now().can(given)]).toEqual([error, true])
    const burnt = openWithInput()
    await burnt.tries(failWith('code_attempts_exceeded'))
    await burnt.wants(outcome)
    expect(burnt.context()).toMatchObject({ error, ending: { error: { code: 'code_attempts_exceeded' } }, mails: 1 })
  },
)

test('sets a new error object at each try', async () => {
  const code = openWithInput()
  await code.tries(failWith('NETWORK_ERROR'))
  const { error } = code.context()
  await code.tries(failWith('NETWORK_ERROR'))
  expect([code.context().error === error, code.context().error]).toEqual([false, error])
})

test('ignores other events during a request', () => {
  const code = openWithInput()
  code.send(given)
  expect([wanted, reopened, abandoned, given].filter((event) => code.now().can(event))).toEqual([])
})

test('reports a crashed try, and allows another one', async () => {
  const code = openWithInput()
  await code.tries(new Error('cannot be'))
  expect([code.context().error, code.now().can(given)]).toEqual([{ code: 'UNKNOWN_ERROR' }, true])
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const events: AnyEventObject[] = [
    given,
    wanted,
    reopened,
    abandoned,
    { type: 'xstate.after.untilEnd.emailVerification.waiting' },
    { type: 'xstate.after.untilResend.emailVerification.waiting.resting' },
    done('requestCode', newer),
    done('requestCode', failWith('NETWORK_ERROR')),
    broken('requestCode'),
    done('verify', verifiedResult),
    done('verify', failWith('code_attempts_exceeded')),
    done('verify', failWith('NETWORK_ERROR')),
    broken('verify'),
  ]
  const provided = emailVerificationMachine.provide({
    actions: { saveDraft: () => {}, drop: () => {} },
    delays: { untilResend: 30_000, untilEnd: 600_000 },
  })
  const serialize = ({ value, status, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, status, context.ending !== undefined])
  const inputs = [{ question, verification, mails: 1 }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})

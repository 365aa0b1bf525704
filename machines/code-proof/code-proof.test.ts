import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { codeProofMachine, codeProofOf } from './code-proof.machine.ts'
import type { Asked, CodeProofInput, Fault, Tried } from './code-proof.types.ts'

const question = { email: 'mika@example.com' }
const proof = { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 }
const newer: Asked = { kind: 'asked', proof: { id: 'p2', resendAtMs: 90_000, endsAtMs: 700_000 } }
const proven: Tried<string> = { kind: 'proven', answer: 'mika' }
const refused = (code: string, more: Partial<Fault> = {}) => ({ kind: 'refused', fault: { code, ...more } }) as const

const wanted = { type: 'code.wanted' } as const
const reopened = { type: 'email.reopened' } as const
const abandoned = { type: 'proof.abandoned' } as const
const given = { type: 'code.given', code: '123456' } as const

type Answer = Asked | Tried<string> | Error

/** Somebody with a mail on its way: what the shop was asked, and what it answers next. */
function waits(input: Partial<CodeProofInput<typeof question>> = {}) {
  const clock = new SimulatedClock()
  const { done, effect, answers } = playedShop<Asked | Tried<string>>()
  const machine = codeProofOf<typeof question, string>().provide({
    actors: { ask: effect('ask'), prove: effect('prove') },
    actions: {
      keep: ({ context }) => void done.push(`kept ${context.proof.id}`),
      drop: () => void done.push('dropped'),
    },
    delays: {
      untilResend: ({ context }) => Math.max(0, context.proof.resendAtMs - clock.now()),
      untilEnd: ({ context }) => Math.max(0, context.proof.endsAtMs - clock.now()),
    },
  })
  const actor = createActor(machine, { input: { question, proof, mails: 1, ...input }, clock }).start()
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
    async tries(outcome: Answer) {
      actor.send(given)
      await this.answers(outcome)
    },
    /** Another mail, once the one before has had its time. */
    async wants(outcome: Answer) {
      clock.increment(30_000)
      actor.send(wanted)
      await this.answers(outcome)
    },
  }
}

test('the right code ends it with what the shop answered; the draft is left to whoever asked', async () => {
  const code = waits({ mails: 2 })
  await code.tries(proven)
  expect(code.now()).toMatchObject({ status: 'done', output: { kind: 'proven', answer: 'mika', mails: 2 } })
  expect(code.done).toEqual(['prove {"proofId":"p1","code":"123456"}'])
})

test.each([
  [reopened, { kind: 'reopened', mails: 1 }],
  [abandoned, { kind: 'abandoned', mails: 1 }],
])(
  '$type ends it, while its code can be used and when it helps no more, and nothing is kept',
  async (event, output) => {
    const usable = waits()
    const burnt = waits()
    await burnt.tries(refused('code_burnt'))
    for (const code of [usable, burnt]) {
      code.send(event)
      expect(code.now()).toMatchObject({ status: 'done', output })
      expect(code.done.at(-1)).toBe('dropped')
    }
  },
)

test('a wrong code says how many tries are left, and says nothing while the next one is judged', async () => {
  const code = waits()
  await code.tries(refused('code_wrong', { triesLeft: 4 }))
  expect([code.context().fault, code.context().ending]).toEqual([{ code: 'code_wrong', triesLeft: 4 }, undefined])
  code.send(given)
  expect([code.context().fault, code.isBusy()]).toEqual([undefined, true])
})

test.each(['code_burnt', 'code_used', 'code_replaced', 'code_expired', 'codes_closed'])(
  'a code that the shop ends (%s) is not kept, and another mail is asked for with the same question at once',
  async (why) => {
    const code = waits()
    await code.tries(refused(why))
    expect(code.context()).toMatchObject({ ending: { fault: { code: why }, by: 'shop' }, fault: undefined })
    expect([code.done.at(-1), code.mayResend()]).toEqual(['dropped', true])
    code.send(wanted)
    expect([code.done.at(-1), code.isBusy()]).toEqual([`ask ${JSON.stringify({ question })}`, true])
    expect(code.context().ending).toBeDefined()
    await code.answers(newer)
    expect(code.context()).toMatchObject({ proof: { id: 'p2' }, mails: 2, ending: undefined, fault: undefined })
    expect(code.done.at(-1)).toBe('kept p2')
  },
)

test.each(['code_wrong', 'NETWORK_ERROR', 'TOO_MANY_REQUESTS'])('%s ends no code', async (why) => {
  const code = waits()
  await code.tries(refused(why))
  expect([code.context().ending, code.now().can(given)]).toEqual([undefined, true])
})

test('a code that nobody typed ends with its time, after whatever was said before, and the shop is not asked', async () => {
  const code = waits()
  await code.tries(refused('code_wrong', { triesLeft: 4 }))
  code.clock.increment(599_999)
  expect(code.context().ending).toBeUndefined()
  code.clock.increment(1)
  expect(code.context()).toMatchObject({ ending: { fault: { code: 'code_expired' }, by: 'time' }, fault: undefined })
  expect(code.done.slice(1)).toEqual(['dropped'])
})

test('a mail that comes from a time before has only what is left of it', () => {
  const code = waits({ proof: { id: 'p1', resendAtMs: 0, endsAtMs: 5_000 } })
  code.clock.increment(0)
  expect(code.mayResend()).toBe(true)
  code.clock.increment(5_000)
  expect(code.context().ending?.by).toBe('time')
})

test('another mail may be wanted after the delay and not before; its own delay begins with it', async () => {
  const code = waits()
  code.clock.increment(20_000)
  await code.tries(refused('code_wrong', { triesLeft: 4 }))
  code.clock.increment(9_999)
  expect(code.mayResend()).toBe(false)
  code.clock.increment(1)
  expect(code.mayResend()).toBe(true)
  code.send(wanted)
  await code.answers(newer)
  expect(code.mayResend()).toBe(false)
  // What was said of the code before is not said of this one.
  expect(code.context()).toMatchObject({ mails: 2, fault: undefined })
  code.clock.increment(60_000)
  expect(code.mayResend()).toBe(true)
})

test.each([[refused('TOO_MANY_REQUESTS', { retryAfterSeconds: 500 })], [new Error('cannot be')]])(
  'a mail that does not go out leaves the code that there is, or the reason why there is none',
  async (outcome) => {
    const fault = outcome instanceof Error ? { code: 'UNKNOWN_ERROR' } : outcome.fault
    const usable = waits()
    await usable.wants(outcome)
    expect([usable.context().fault, usable.now().can(given)]).toEqual([fault, true])
    const burnt = waits()
    await burnt.tries(refused('code_burnt'))
    await burnt.wants(outcome)
    expect(burnt.context()).toMatchObject({ fault, ending: { fault: { code: 'code_burnt' } }, mails: 1 })
  },
)

test('the same fault is a new one at every try', async () => {
  const code = waits()
  await code.tries(refused('NETWORK_ERROR'))
  const { fault } = code.context()
  await code.tries(refused('NETWORK_ERROR'))
  expect([code.context().fault === fault, code.context().fault]).toEqual([false, fault])
})

test('while the shop is asked nothing else is taken', () => {
  const code = waits()
  code.send(given)
  expect([wanted, reopened, abandoned, given].filter((event) => code.now().can(event))).toEqual([])
})

test('a try that breaks off is told, and can be made again', async () => {
  const code = waits()
  await code.tries(new Error('cannot be'))
  expect([code.context().fault, code.now().can(given)]).toEqual([{ code: 'UNKNOWN_ERROR' }, true])
})

test('every state is reached, and every transition taken that its table has', () => {
  const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const events: AnyEventObject[] = [
    given,
    wanted,
    reopened,
    abandoned,
    { type: 'xstate.after.untilEnd.codeProof.waiting' },
    { type: 'xstate.after.untilResend.codeProof.waiting.resting' },
    done('ask', newer),
    done('ask', refused('NETWORK_ERROR')),
    broken('ask'),
    done('prove', proven),
    done('prove', refused('code_burnt')),
    done('prove', refused('NETWORK_ERROR')),
    broken('prove'),
  ]
  const provided = codeProofMachine.provide({
    actions: { keep: () => {}, drop: () => {} },
    delays: { untilResend: 30_000, untilEnd: 600_000 },
  })
  const serialize = ({ value, status, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, status, context.ending !== undefined])
  const inputs = [{ question, proof, mails: 1 }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})

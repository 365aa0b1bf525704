import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import type { Profile } from '#domain/contract/account.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { codeProofOf } from '../code-proof/code-proof.machine.ts'
import type { Asked, CodeProofEvent, Fault, Tried } from '../code-proof/code-proof.types.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { newEmailMachine } from './new-email.machine.ts'
import type { NewEmailEvent, NewEmailInput, NewEmailQuestion } from './new-email.types.ts'

const from = 'mika@example.com'
const email = 'next@example.com'
const proof = { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 }
const asked: Asked = { kind: 'asked', proof }
const kept = { proofId: 'p0', email, from, resendAtMs: 0, endsAtMs: 5_000 }
// Of an account only its address makes a difference here.
const profile = { email } as Profile
const proven: Tried<Profile> = { kind: 'proven', answer: profile }
const refused = (code: string, more: Partial<Fault> = {}) => ({ kind: 'refused', fault: { code, ...more } }) as const

const wanted = { type: 'change.wanted', from } as const
const given = { type: 'email.given', email } as const
const abandoned = { type: 'change.abandoned' } as const

type Answer = Asked | Tried<Profile> | Error

/** A customer with their details open: what the shop was asked, and what it answers next. */
function opens(input: Partial<NewEmailInput> = {}) {
  const { done, effect, answers } = playedShop<Asked | Tried<Profile>>()
  const clock = new SimulatedClock()
  const ask = effect<Asked, { question: NewEmailQuestion }>('ask')
  const drop = () => void done.push('dropped')
  let isBroken = false
  const codeProof = codeProofOf<NewEmailQuestion, Profile>().provide({
    actors: { ask, prove: effect('prove') },
    actions: {
      keep: ({ context }) => void done.push(`kept ${context.question.email} ${context.proof.id}`),
      drop() {
        if (isBroken) throw new Error('cannot be')
        drop()
      },
    },
    delays: {
      untilResend: ({ context }) => Math.max(0, context.proof.resendAtMs - clock.now()),
      untilEnd: ({ context }) => Math.max(0, context.proof.endsAtMs - clock.now()),
    },
  })
  const machine = newEmailMachine.provide({
    actors: { ask, codeProof },
    actions: {
      keep: ({ context }) => void done.push(`kept ${context.email} ${context.proof?.id}`),
      drop,
      showMoved: ({ context }) => void done.push(`moved to ${context.profile?.email}`),
    },
  })
  const actor = createActor(machine, { input: { from, ...input }, clock }).start()
  const now = () => actor.getSnapshot()
  return {
    done,
    clock,
    code: () => now().children.codeProof?.getSnapshot(),
    context: () => now().context,
    tags: () => [...now().tags],
    send: (event: NewEmailEvent) => actor.send(event),
    sendToCode: (event: CodeProofEvent) => now().children.codeProof?.send(event),
    /** From now on nothing can be forgotten while a code is asked for. */
    breaks() {
      isBroken = true
    },
    answers,
    async asks(outcome: Answer = asked) {
      actor.send(wanted)
      actor.send(given)
      await this.answers(outcome)
    },
    async tries(outcome: Answer) {
      this.sendToCode({ type: 'code.given', code: '123456' })
      await this.answers(outcome)
    },
  }
}

test('an account moves to the address whose code is typed, and the page shows it', async () => {
  const change = opens()
  expect(change.tags()).toEqual([])
  await change.asks()
  await change.tries(proven)
  expect(change.tags()).toEqual(['moved'])
  expect(change.done).toEqual([
    'dropped',
    `ask ${JSON.stringify({ question: { email, from } })}`,
    `kept ${email} p1`,
    'prove {"proofId":"p1","code":"123456"}',
    'dropped',
    `moved to ${email}`,
  ])
})

test('a second change begins with the address that the account has by then', async () => {
  const change = opens()
  await change.asks()
  await change.tries(proven)
  change.send({ type: 'change.wanted', from: email })
  change.send({ type: 'email.given', email: 'third@example.com' })
  expect(change.done.at(-1)).toBe(`ask ${JSON.stringify({ question: { email: 'third@example.com', from: email } })}`)
})

test('an address is asked about as it is kept, and what cannot be one is told at every try without asking', () => {
  const change = opens()
  change.send(wanted)
  change.send({ type: 'email.given', email: 'mika' })
  const { fault } = change.context()
  change.send({ type: 'email.given', email: 'mika' })
  expect([fault, change.context().fault]).toEqual([{ code: 'invalid_format' }, { code: 'invalid_format' }])
  expect([change.context().fault === fault, change.done]).toEqual([false, ['dropped']])
  change.send({ type: 'email.given', email: ' Next@Example.com ' })
  expect([change.context().fault, change.tags()]).toEqual([undefined, ['open', 'busy']])
  expect(change.done.at(-1)).toContain(`"${email}"`)
})

test.each([[refused('invalid_value')], [new Error('cannot be')]])(
  'an address that no mail goes to says why, and is asked for again',
  async (outcome) => {
    const change = opens()
    await change.asks(outcome)
    const fault = outcome instanceof Error ? { code: 'UNKNOWN_ERROR' } : outcome.fault
    expect([change.tags(), change.context().fault]).toEqual([['open'], fault])
    await change.asks()
    expect(change.code()).toBeDefined()
  },
)

test.each(['code_burnt', 'code_used', 'code_replaced', 'code_expired', 'codes_closed'])(
  'a code that is over (%s) can be typed no more; another mail may be wanted',
  async (why) => {
    const change = opens()
    await change.asks()
    await change.tries(refused(why))
    expect(change.code()?.context.ending).toEqual({ fault: { code: why }, by: 'shop' })
    expect([change.code()?.can({ type: 'code.given', code: '1' }), change.done.at(-1)]).toEqual([false, 'dropped'])
    change.sendToCode({ type: 'code.wanted' })
    await change.answers(asked)
    expect([change.code()?.context.mails, change.done.at(-1)]).toEqual([2, `kept ${email} p1`])
  },
)

test('a mail from before the page was loaded anew is gone on with, and asked for no second time', async () => {
  const change = opens({ kept })
  expect([change.tags(), change.context().isKept, change.done]).toEqual([['open'], true, []])
  expect(change.code()?.context).toMatchObject({ question: { email, from }, proof: { id: 'p0' }, mails: 1 })
  change.sendToCode({ type: 'email.reopened' })
  expect([change.tags(), change.done]).toEqual([['open'], ['dropped']])
  change.send(given)
  await change.answers(asked)
  expect(change.context().isKept).toBe(false)
})

test('the present address may be kept before an answer, and when a code is asked for: nothing of it is left', async () => {
  const early = opens()
  early.send(wanted)
  early.send(abandoned)
  expect(early.tags()).toEqual(['abandoned'])
  early.send(wanted)
  early.send(given)
  early.send(abandoned)
  await early.answers(asked)
  expect([early.tags(), early.done.filter((one) => one.startsWith('kept'))]).toEqual([['abandoned'], []])
  const late = opens()
  await late.asks()
  late.sendToCode({ type: 'proof.abandoned' })
  expect([late.tags(), late.done.at(-1)]).toEqual([['abandoned'], 'dropped'])
})

test('what was said of a change is gone with the next one', () => {
  const change = opens()
  change.send(wanted)
  change.send({ type: 'email.given', email: 'mika' })
  change.send(abandoned)
  change.send(wanted)
  expect([change.tags(), change.context().fault]).toEqual([['open'], undefined])
})

test('what breaks off while a code is asked for is told, and begins anew with the address', async () => {
  const change = opens()
  await change.asks()
  change.done.length = 0
  change.breaks()
  change.sendToCode({ type: 'email.reopened' })
  expect([change.tags(), change.context().fault]).toEqual([['open'], { code: 'UNKNOWN_ERROR' }])
  expect(change.done).toEqual(['dropped'])
})

test('every state is reached, and every transition taken that its table has', () => {
  const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const events: AnyEventObject[] = [
    wanted,
    given,
    { type: 'email.given', email: 'mika' },
    abandoned,
    done('ask', asked),
    done('ask', refused('NETWORK_ERROR')),
    broken('ask'),
    done('codeProof', { kind: 'proven', answer: profile, mails: 1 }),
    done('codeProof', { kind: 'reopened', mails: 1 }),
    done('codeProof', { kind: 'abandoned', mails: 1 }),
    broken('codeProof'),
  ]
  const provided = newEmailMachine.provide({ actions: { keep: () => {}, drop: () => {}, showMoved: () => {} } })
  const serialize = ({ value }: AnyMachineSnapshot) => JSON.stringify(value)
  const inputs = [{ from }, { from, kept }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})

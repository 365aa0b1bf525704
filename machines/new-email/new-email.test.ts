import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import type { Profile } from '#domain/contract/account.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { emailVerificationFor } from '../email-verification/email-verification.machine.ts'
import type {
  CodeRequestResult,
  EmailVerificationEvent,
  VerificationError,
  VerificationResult,
} from '../email-verification/email-verification.types.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { newEmailMachine } from './new-email.machine.ts'
import type { NewEmailEvent, NewEmailInput, NewEmailQuestion } from './new-email.types.ts'

const from = 'mika@example.com'
const email = 'next@example.com'
const verification = { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 }
const codeRequested: CodeRequestResult = { kind: 'requested', verification }
const stored = { proofId: 'p0', email, from, resendAtMs: 0, endsAtMs: 5_000 }
// Only the address of the account matters here.
const profile = { email } as Profile
const verifiedResult: VerificationResult<Profile> = { kind: 'verified', answer: profile }
const failWith = (code: string, more: Partial<VerificationError> = {}) =>
  ({ kind: 'refused', error: { code, ...more } }) as const

const wanted = { type: 'change.wanted', from } as const
const given = { type: 'email.entered', email } as const
const abandoned = { type: 'change.abandoned' } as const

type NewEmailActorResult = CodeRequestResult | VerificationResult<Profile> | Error

/** A customer with their account page open, and a fake shop. */
function opens(input: Partial<NewEmailInput> = {}) {
  const { done, effect, answers } = playedShop<CodeRequestResult | VerificationResult<Profile>>()
  const clock = new SimulatedClock()
  const requestCode = effect<CodeRequestResult, { question: NewEmailQuestion }>('requestCode')
  const drop = () => void done.push('dropped')
  let isBroken = false
  const emailVerification = emailVerificationFor<NewEmailQuestion, Profile>().provide({
    actors: { requestCode, verify: effect('verify') },
    actions: {
      saveDraft: ({ context }) => void done.push(`kept ${context.question.email} ${context.verification.id}`),
      drop() {
        if (isBroken) throw new Error('cannot be')
        drop()
      },
    },
    delays: {
      untilResend: ({ context }) => Math.max(0, context.verification.resendAtMs - clock.now()),
      untilEnd: ({ context }) => Math.max(0, context.verification.endsAtMs - clock.now()),
    },
  })
  const machine = newEmailMachine.provide({
    actors: { requestCode, emailVerification },
    actions: {
      saveDraft: ({ context }) => void done.push(`kept ${context.email} ${context.verification?.id}`),
      drop,
      announceEmailChanged: ({ context }) => void done.push(`moved to ${context.profile?.email}`),
    },
  })
  const actor = createActor(machine, { input: { from, ...input }, clock }).start()
  const now = () => actor.getSnapshot()
  return {
    done,
    clock,
    code: () => now().children.emailVerification?.getSnapshot(),
    context: () => now().context,
    tags: () => [...now().tags],
    send: (event: NewEmailEvent) => actor.send(event),
    sendToCode: (event: EmailVerificationEvent) => now().children.emailVerification?.send(event),
    /** From now on nothing can be forgotten while a code is asked for. */
    breaks() {
      isBroken = true
    },
    answers,
    async requests(outcome: NewEmailActorResult = codeRequested) {
      actor.send(wanted)
      actor.send(given)
      await this.answers(outcome)
    },
    async tries(outcome: NewEmailActorResult) {
      this.sendToCode({ type: 'code.entered', code: '123456' })
      await this.answers(outcome)
    },
  }
}

test('changes the address of the account after its code was entered', async () => {
  const change = opens()
  expect(change.tags()).toEqual([])
  await change.requests()
  await change.tries(verifiedResult)
  expect(change.tags()).toEqual(['moved'])
  expect(change.done).toEqual([
    'dropped',
    `requestCode ${JSON.stringify({ question: { email, from } })}`,
    `kept ${email} p1`,
    'verify {"verificationId":"p1","code":"123456"}',
    'dropped',
    `moved to ${email}`,
  ])
})

test('starts a second change from the changed address', async () => {
  const change = opens()
  await change.requests()
  await change.tries(verifiedResult)
  change.send({ type: 'change.wanted', from: email })
  change.send({ type: 'email.entered', email: 'third@example.com' })
  expect(change.done.at(-1)).toBe(
    `requestCode ${JSON.stringify({ question: { email: 'third@example.com', from: email } })}`,
  )
})

test('normalises an address, and rejects an invalid one at every try without a request', () => {
  const change = opens()
  change.send(wanted)
  change.send({ type: 'email.entered', email: 'mika' })
  const { error } = change.context()
  change.send({ type: 'email.entered', email: 'mika' })
  expect([error, change.context().error]).toEqual([{ code: 'invalid_format' }, { code: 'invalid_format' }])
  expect([change.context().error === error, change.done]).toEqual([false, ['dropped']])
  change.send({ type: 'email.entered', email: ' Next@Example.com ' })
  expect([change.context().error, change.tags()]).toEqual([undefined, ['open', 'busy']])
  expect(change.done.at(-1)).toContain(`"${email}"`)
})

test.each([[failWith('invalid_value')], [new Error('cannot be')]])(
  'shows why no mail was sent, and asks for the address again',
  async (outcome) => {
    const change = opens()
    await change.requests(outcome)
    const error = outcome instanceof Error ? { code: 'UNKNOWN_ERROR' } : outcome.error
    expect([change.tags(), change.context().error]).toEqual([['open'], error])
    await change.requests()
    expect(change.code()).toBeDefined()
  },
)

test.each(['code_attempts_exceeded', 'code_used', 'code_replaced', 'code_expired', 'codes_blocked'])(
  'accepts no code after it ended (%s), but allows another mail',
  async (why) => {
    const change = opens()
    await change.requests()
    await change.tries(failWith(why))
    expect(change.code()?.context.ending).toEqual({ error: { code: why }, by: 'shop' })
    expect([change.code()?.can({ type: 'code.entered', code: '1' }), change.done.at(-1)]).toEqual([false, 'dropped'])
    change.sendToCode({ type: 'code.wanted' })
    await change.answers(codeRequested)
    expect([change.code()?.context.mails, change.done.at(-1)]).toEqual([2, `kept ${email} p1`])
  },
)

test('continues a mail sent before a reload, without another one', async () => {
  const change = opens({ stored })
  expect([change.tags(), change.context().isResumed, change.done]).toEqual([['open'], true, []])
  expect(change.code()?.context).toMatchObject({ question: { email, from }, verification: { id: 'p0' }, mails: 1 })
  change.sendToCode({ type: 'email.reopened' })
  expect([change.tags(), change.done]).toEqual([['open'], ['dropped']])
  change.send(given)
  await change.answers(codeRequested)
  expect(change.context().isResumed).toBe(false)
})

test('gives up the change during the request and at the code, and deletes the draft', async () => {
  const early = opens()
  early.send(wanted)
  early.send(abandoned)
  expect(early.tags()).toEqual(['abandoned'])
  early.send(wanted)
  early.send(given)
  early.send(abandoned)
  await early.answers(codeRequested)
  expect([early.tags(), early.done.filter((one) => one.startsWith('stored'))]).toEqual([['abandoned'], []])
  const lateVisit = opens()
  await lateVisit.requests()
  lateVisit.sendToCode({ type: 'verification.abandoned' })
  expect([lateVisit.tags(), lateVisit.done.at(-1)]).toEqual([['abandoned'], 'dropped'])
})

test('clears the error with the next change', () => {
  const change = opens()
  change.send(wanted)
  change.send({ type: 'email.entered', email: 'mika' })
  change.send(abandoned)
  change.send(wanted)
  expect([change.tags(), change.context().error]).toEqual([['open'], undefined])
})

test('reports a crash of the verification, and returns to the address', async () => {
  const change = opens()
  await change.requests()
  change.done.length = 0
  change.breaks()
  change.sendToCode({ type: 'email.reopened' })
  expect([change.tags(), change.context().error]).toEqual([['open'], { code: 'UNKNOWN_ERROR' }])
  expect(change.done).toEqual(['dropped'])
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const events: AnyEventObject[] = [
    wanted,
    given,
    { type: 'email.entered', email: 'mika' },
    abandoned,
    done('requestCode', codeRequested),
    done('requestCode', failWith('NETWORK_ERROR')),
    broken('requestCode'),
    done('emailVerification', { kind: 'verified', answer: profile, mails: 1 }),
    done('emailVerification', { kind: 'reopened', mails: 1 }),
    done('emailVerification', { kind: 'abandoned', mails: 1 }),
    broken('emailVerification'),
  ]
  const provided = newEmailMachine.provide({
    actions: { saveDraft: () => {}, drop: () => {}, announceEmailChanged: () => {} },
  })
  const serialize = ({ value }: AnyMachineSnapshot) => JSON.stringify(value)
  const inputs = [{ from }, { from, stored }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})

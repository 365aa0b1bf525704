import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { emailVerificationFor } from '../email-verification/email-verification.machine.ts'
import type {
  CodeRequestResult,
  EmailVerificationEvent,
  VerificationResult,
} from '../email-verification/email-verification.types.ts'
import type { OrderView } from '../order-action/order-action.types.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { orderClaimMachine } from './order-claim.machine.ts'
import type { OrderClaimEvent, OrderClaimQuestion } from './order-claim.types.ts'

const number = '2345-BCDF'
const order = { number } as OrderView
const codeRequested: CodeRequestResult = {
  kind: 'requested',
  verification: { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 },
}
const verifiedResult: VerificationResult<OrderView> = { kind: 'verified', answer: order }
const failWith = (code: string) => ({ kind: 'refused', error: { code } }) as const

const wanted = { type: 'claim.wanted' } as const
const given = { type: 'number.entered', number: '2345bcdf' } as const
const abandoned = { type: 'claim.abandoned' } as const

type OrderClaimActorResult = CodeRequestResult | VerificationResult<OrderView> | Error

/** A customer with their orders open, and a fake shop. */
function opens() {
  const { done, effect, answers } = playedShop<CodeRequestResult | VerificationResult<OrderView>>()
  const clock = new SimulatedClock()
  const requestCode = effect<CodeRequestResult, { question: OrderClaimQuestion }>('requestCode')
  let isBroken = false
  const emailVerification = emailVerificationFor<OrderClaimQuestion, OrderView>().provide({
    actors: { requestCode, verify: effect('verify') },
    actions: {
      saveDraft: () => {},
      drop() {
        if (isBroken) throw new Error('cannot be')
      },
    },
    delays: { untilResend: 30_000, untilEnd: 600_000 },
  })
  const machine = orderClaimMachine.provide({
    actors: { requestCode, emailVerification },
    actions: { publishOrder: ({ context }) => void done.push(`shown ${context.order?.number}`) },
  })
  const actor = createActor(machine, { clock }).start()
  const now = () => actor.getSnapshot()
  return {
    done,
    code: () => now().children.emailVerification?.getSnapshot(),
    context: () => now().context,
    tags: () => [...now().tags],
    send: (event: OrderClaimEvent) => actor.send(event),
    sendToCode: (event: EmailVerificationEvent) => now().children.emailVerification?.send(event),
    breaks() {
      isBroken = true
    },
    answers,
    async requests(outcome: OrderClaimActorResult = codeRequested) {
      actor.send(wanted)
      actor.send(given)
      await answers(outcome)
    },
  }
}

test('adds an order by its number, in any spelling, and the mailed code', async () => {
  const claim = opens()
  await claim.requests()
  claim.sendToCode({ type: 'code.entered', code: '123456' })
  await claim.answers(verifiedResult)
  expect(claim.tags()).toEqual(['claimed'])
  expect(claim.done).toEqual([
    `requestCode {"question":{"number":"${number}"}}`,
    'verify {"verificationId":"p1","code":"123456"}',
    `shown ${number}`,
  ])
})

test('rejects an invalid number at every try without a request', () => {
  const claim = opens()
  claim.send(wanted)
  claim.send({ type: 'number.entered', number: 'HELLO' })
  const { error } = claim.context()
  claim.send({ type: 'number.entered', number: 'HELLO' })
  expect([error, claim.context().error === error, claim.done]).toEqual([{ code: 'invalid_format' }, false, []])
  claim.send(given)
  expect([claim.context().error, claim.tags()]).toEqual([undefined, ['open', 'busy']])
})

test('stays open while the mailed code is entered', async () => {
  const claim = opens()
  await claim.requests()
  expect(claim.tags()).toEqual(['open'])
})

test.each([[failWith('TOO_MANY_REQUESTS')], [new Error('cannot be')]])(
  'shows why no mail was sent, and allows another request',
  async (outcome) => {
    const claim = opens()
    await claim.requests(outcome)
    const error = outcome instanceof Error ? { code: 'UNKNOWN_ERROR' } : outcome.error
    expect([claim.tags(), claim.context().error]).toEqual([['open'], error])
    claim.send(given)
    await claim.answers(codeRequested)
    expect(claim.code()?.context).toMatchObject({ question: { number }, mails: 1 })
  },
)

test('reports a wrong code, restarts with another number, and clears the error with the next claim', async () => {
  const claim = opens()
  await claim.requests()
  claim.sendToCode({ type: 'code.entered', code: '123456' })
  await claim.answers(failWith('code_wrong'))
  expect(claim.code()?.context.error).toEqual({ code: 'code_wrong' })
  claim.sendToCode({ type: 'email.reopened' })
  expect(claim.tags()).toEqual(['open'])
  claim.send({ type: 'number.entered', number: '' })
  claim.send(abandoned)
  claim.send(wanted)
  expect(claim.context().error).toBeUndefined()
})

test('gives up a claim during the request and at the code', async () => {
  const early = opens()
  early.send(wanted)
  early.send(given)
  early.send(abandoned)
  await early.answers(codeRequested)
  expect([early.tags(), early.code()]).toEqual([[], undefined])
  const lateVisit = opens()
  await lateVisit.requests()
  lateVisit.sendToCode({ type: 'verification.abandoned' })
  expect(lateVisit.tags()).toEqual([])
})

test('reports a crash of the verification, and returns to the number', async () => {
  const claim = opens()
  await claim.requests()
  claim.breaks()
  claim.sendToCode({ type: 'email.reopened' })
  expect([claim.tags(), claim.context().error]).toEqual([['open'], { code: 'UNKNOWN_ERROR' }])
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const events: AnyEventObject[] = [
    wanted,
    given,
    { type: 'number.entered', number: 'HELLO' },
    abandoned,
    done('requestCode', codeRequested),
    done('requestCode', failWith('NETWORK_ERROR')),
    broken('requestCode'),
    done('emailVerification', { kind: 'verified', answer: order, mails: 1 }),
    done('emailVerification', { kind: 'reopened', mails: 1 }),
    done('emailVerification', { kind: 'abandoned', mails: 1 }),
    broken('emailVerification'),
  ]
  const provided = orderClaimMachine.provide({ actions: { publishOrder: () => {} } })
  const serialize = ({ value }: AnyMachineSnapshot) => JSON.stringify(value)
  expect(proveMachine(provided, { events, serialize, table: writtenTable(import.meta.url) })).toEqual(sound)
})

import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { codeProofOf } from '../code-proof/code-proof.machine.ts'
import type { Asked, CodeProofEvent, Tried } from '../code-proof/code-proof.types.ts'
import type { SeenOrder } from '../order-deed/order-deed.types.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { orderClaimMachine } from './order-claim.machine.ts'
import type { OrderClaimEvent, OrderClaimQuestion } from './order-claim.types.ts'

const number = '2345-BCDF'
const order = { number } as SeenOrder
const asked: Asked = { kind: 'asked', proof: { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 } }
const proven: Tried<SeenOrder> = { kind: 'proven', answer: order }
const refused = (code: string) => ({ kind: 'refused', fault: { code } }) as const

const wanted = { type: 'claim.wanted' } as const
const given = { type: 'number.given', number: '2345bcdf' } as const
const abandoned = { type: 'claim.abandoned' } as const

type Answer = Asked | Tried<SeenOrder> | Error

/** A customer with their orders before them: what the shop was asked, and what it answers next. */
function opens() {
  const { done, effect, answers } = playedShop<Asked | Tried<SeenOrder>>()
  const clock = new SimulatedClock()
  const ask = effect<Asked, { question: OrderClaimQuestion }>('ask')
  let isBroken = false
  const codeProof = codeProofOf<OrderClaimQuestion, SeenOrder>().provide({
    actors: { ask, prove: effect('prove') },
    actions: {
      keep: () => {},
      drop() {
        if (isBroken) throw new Error('cannot be')
      },
    },
    delays: { untilResend: 30_000, untilEnd: 600_000 },
  })
  const machine = orderClaimMachine.provide({
    actors: { ask, codeProof },
    actions: { show: ({ context }) => void done.push(`shown ${context.order?.number}`) },
  })
  const actor = createActor(machine, { clock }).start()
  const now = () => actor.getSnapshot()
  return {
    done,
    code: () => now().children.codeProof?.getSnapshot(),
    context: () => now().context,
    tags: () => [...now().tags],
    send: (event: OrderClaimEvent) => actor.send(event),
    sendToCode: (event: CodeProofEvent) => now().children.codeProof?.send(event),
    breaks() {
      isBroken = true
    },
    answers,
    async asks(outcome: Answer = asked) {
      actor.send(wanted)
      actor.send(given)
      await answers(outcome)
    },
  }
}

test('an order is brought in by its number, however it was typed, and the code of its mail', async () => {
  const claim = opens()
  await claim.asks()
  claim.sendToCode({ type: 'code.given', code: '123456' })
  await claim.answers(proven)
  expect(claim.tags()).toEqual(['claimed'])
  expect(claim.done).toEqual([
    `ask {"question":{"number":"${number}"}}`,
    'prove {"proofId":"p1","code":"123456"}',
    `shown ${number}`,
  ])
})

test('what cannot be a number is told at every try without asking', () => {
  const claim = opens()
  claim.send(wanted)
  claim.send({ type: 'number.given', number: 'HELLO' })
  const { fault } = claim.context()
  claim.send({ type: 'number.given', number: 'HELLO' })
  expect([fault, claim.context().fault === fault, claim.done]).toEqual([{ code: 'invalid_format' }, false, []])
  claim.send(given)
  expect([claim.context().fault, claim.tags()]).toEqual([undefined, ['open', 'busy']])
})

test.each([[refused('TOO_MANY_REQUESTS')], [new Error('cannot be')]])(
  'a question that got no mail says why, and can be asked again',
  async (outcome) => {
    const claim = opens()
    await claim.asks(outcome)
    const fault = outcome instanceof Error ? { code: 'UNKNOWN_ERROR' } : outcome.fault
    expect([claim.tags(), claim.context().fault]).toEqual([['open'], fault])
    claim.send(given)
    await claim.answers(asked)
    expect(claim.code()?.context).toMatchObject({ question: { number }, mails: 1 })
  },
)

test('a code that is wrong is told; another number begins again, and what was said is gone with the next claim', async () => {
  const claim = opens()
  await claim.asks()
  claim.sendToCode({ type: 'code.given', code: '123456' })
  await claim.answers(refused('code_wrong'))
  expect(claim.code()?.context.fault).toEqual({ code: 'code_wrong' })
  claim.sendToCode({ type: 'email.reopened' })
  expect(claim.tags()).toEqual(['open'])
  claim.send({ type: 'number.given', number: '' })
  claim.send(abandoned)
  claim.send(wanted)
  expect(claim.context().fault).toBeUndefined()
})

test('a claim is left before an answer, and when a code is asked for', async () => {
  const early = opens()
  early.send(wanted)
  early.send(given)
  early.send(abandoned)
  await early.answers(asked)
  expect([early.tags(), early.code()]).toEqual([[], undefined])
  const late = opens()
  await late.asks()
  late.sendToCode({ type: 'proof.abandoned' })
  expect(late.tags()).toEqual([])
})

test('what breaks off while a code is asked for is told, and begins again with the number', async () => {
  const claim = opens()
  await claim.asks()
  claim.breaks()
  claim.sendToCode({ type: 'email.reopened' })
  expect([claim.tags(), claim.context().fault]).toEqual([['open'], { code: 'UNKNOWN_ERROR' }])
})

test('every state is reached, and every transition taken that its table has', () => {
  const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const events: AnyEventObject[] = [
    wanted,
    given,
    { type: 'number.given', number: 'HELLO' },
    abandoned,
    done('ask', asked),
    done('ask', refused('NETWORK_ERROR')),
    broken('ask'),
    done('codeProof', { kind: 'proven', answer: order, mails: 1 }),
    done('codeProof', { kind: 'reopened', mails: 1 }),
    done('codeProof', { kind: 'abandoned', mails: 1 }),
    broken('codeProof'),
  ]
  const provided = orderClaimMachine.provide({ actions: { show: () => {} } })
  const serialize = ({ value }: AnyMachineSnapshot) => JSON.stringify(value)
  expect(proveMachine(provided, { events, serialize, table: writtenTable(import.meta.url) })).toEqual(sound)
})

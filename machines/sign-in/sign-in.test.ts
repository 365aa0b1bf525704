import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromPromise, SimulatedClock } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { mayResend, signInMachine, stepOf } from './sign-in.machine.ts'
import type { Asked, Fault, Found, Opened, Proven, SignInInput } from './sign-in.types.ts'

const proof = { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 }
const asked: Asked = { kind: 'asked', proof }
const signedIn = {
  kind: 'signed_in',
  token: 't',
  refreshToken: 'r',
  brought: { orders: 1, consents: 0, list_entries: 0 },
} as const
const introduction = {
  given_name: 'Mika',
  family_name: 'Mori',
  country: 'GB',
  is_adult: true,
  wants_newsletter: false,
  version: '1',
  language: 'en',
} as const
const refused = (code: string, more: Partial<Fault> = {}) => ({ kind: 'refused', fault: { code, ...more } }) as const
const found: Found = { kind: 'found', email: 'm•••@example.com' }
const isNew: Proven = { kind: 'new', opening: 'o1' }

const introduced = { type: 'introduction.given', introduction } as const
const linkPressed = { type: 'link.pressed' } as const
const codeGiven = { type: 'code.given', code: '123456' } as const
const codeWanted = { type: 'code.wanted' } as const

type Answer = Asked | Proven | Found | Opened | Error

/** A visitor at the door: what the shop was asked, and what it answers next. */
function arrive(input: SignInInput = {}) {
  const done: string[] = []
  const clock = new SimulatedClock()
  let answer: (outcome: Answer) => void = () => {}
  const effect = <Output, Input>(name: string) =>
    fromPromise<Output, Input>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          done.push(`${name} ${JSON.stringify(input)}`)
          answer = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome as Output))
        }),
    )
  const machine = signInMachine.provide({
    actors: {
      ask: effect('ask'),
      prove: effect('prove'),
      look: effect('look'),
      press: effect('press'),
      open: effect('open'),
    },
    actions: {
      keepDraft: ({ context }) => void done.push(`kept ${context.email} ${context.proof?.id}`),
      dropDraft: () => void done.push('dropped'),
      signIn: ({ context }) => void done.push(`in with ${context.signedIn?.token}`),
    },
    delays: {
      untilResend: ({ context }) => Math.max(0, (context.proof?.resendAtMs ?? 0) - clock.now()),
      untilEnd: ({ context }) => Math.max(0, (context.proof?.endsAtMs ?? 0) - clock.now()),
    },
  })
  const actor = createActor(machine, { input, clock }).start()
  const step = () => stepOf(actor.getSnapshot())
  return {
    actor,
    clock,
    done,
    step,
    /** The state itself, and whether something is under way in it. */
    at() {
      const { value, tags } = actor.getSnapshot()
      return [typeof value === 'string' ? value : Object.keys(value)[0], ...tags]
    },
    context: () => actor.getSnapshot().context,
    fault: () => actor.getSnapshot().context.fault,
    mayResend: () => mayResend(actor.getSnapshot()),
    async answers(outcome: Answer) {
      answer(outcome)
      await Promise.resolve()
      await Promise.resolve()
    },
    async gives(email = 'mika@example.com') {
      actor.send({ type: 'email.given', email })
      await this.answers(asked)
    },
    async tries(code: string, outcome: Answer) {
      actor.send({ type: 'code.given', code })
      await this.answers(outcome)
    },
    async givesAndTries(outcome: Answer) {
      await this.gives()
      await this.tries('123456', outcome)
    },
  }
}

test('an address, then its code, and its customer is in', async () => {
  const visit = arrive()
  expect(visit.step()).toBe('email')
  await visit.gives()
  expect(visit.step()).toBe('code')
  await visit.tries('123456', signedIn)
  expect([visit.step(), visit.context().signedIn]).toEqual(['done', signedIn])
  expect(visit.done).toEqual([
    'ask {"email":"mika@example.com"}',
    'kept mika@example.com p1',
    'prove {"proofId":"p1","code":"123456"}',
    'dropped',
    'in with t',
  ])
})

test('an address that the shop refuses is told and stays to be put right', async () => {
  const visit = arrive()
  visit.actor.send({ type: 'email.given', email: 'mika' })
  await visit.answers(refused('INVALID_INPUT'))
  expect([visit.at(), visit.context().email, visit.fault()?.code]).toEqual([['asking'], 'mika', 'INVALID_INPUT'])
  visit.actor.send({ type: 'email.given', email: 'mika@example.com', introduction })
  expect([visit.at(), visit.fault()]).toEqual([['sending', 'busy'], undefined])
  expect(visit.done.at(-1)).toBe(`ask ${JSON.stringify({ email: 'mika@example.com', introduction })}`)
})

test('a wrong code says how many tries are left, and the next one says nothing of it until it is judged', async () => {
  const visit = arrive()
  await visit.gives()
  await visit.tries('000000', refused('code_wrong', { triesLeft: 4 }))
  expect([visit.step(), visit.fault()]).toEqual(['code', { code: 'code_wrong', triesLeft: 4 }])
  visit.actor.send({ type: 'code.given', code: '111111' })
  expect(visit.fault()).toBeUndefined()
})

test.each(['code_burnt', 'code_used', 'code_replaced', 'code_expired', 'codes_closed'])(
  'a code that is over (%s) is asked for anew, and a mail brings the next',
  async (code) => {
    const visit = arrive()
    await visit.givesAndTries(refused(code))
    expect([visit.step(), visit.fault()?.code, visit.context().proof]).toEqual(['ended', code, undefined])
    visit.actor.send(codeWanted)
    expect([visit.step(), visit.at()]).toEqual(['ended', ['resending', 'busy']])
    await visit.answers(asked)
    expect([visit.at(), visit.context().mails, visit.fault()]).toEqual([['waiting'], 2, undefined])
    expect(visit.done.at(-1)).toBe('kept mika@example.com p1')
  },
)

test('a mail that is refused after a code is over says why, and another address may be given', async () => {
  const visit = arrive()
  await visit.givesAndTries(refused('code_burnt'))
  visit.actor.send(codeWanted)
  await visit.answers(refused('TOO_MANY_REQUESTS'))
  expect([visit.at(), visit.fault()?.code]).toEqual([['ended'], 'TOO_MANY_REQUESTS'])
  visit.actor.send({ type: 'email.reopened' })
  expect([visit.at(), visit.context().email, visit.fault()]).toEqual([['asking'], 'mika@example.com', undefined])
})

test('another mail may be asked for after thirty seconds, and not before, also after a wrong code', async () => {
  const visit = arrive()
  await visit.gives()
  visit.clock.increment(20_000)
  await visit.tries('000000', refused('code_wrong', { triesLeft: 4 }))
  visit.clock.increment(9_999)
  expect(visit.mayResend()).toBe(false)
  visit.clock.increment(1)
  expect(visit.mayResend()).toBe(true)
})

test('a mail that may not be sent again leaves the code that there is', async () => {
  const visit = arrive()
  await visit.gives()
  visit.clock.increment(30_000)
  visit.actor.send(codeWanted)
  await visit.answers(refused('TOO_MANY_REQUESTS', { retryAfterSeconds: 500 }))
  expect([visit.at(), visit.fault()?.retryAfterSeconds]).toEqual([['waiting'], 500])
  await visit.tries('123456', signedIn)
  expect(visit.step()).toBe('done')
})

test('a code that nobody typed is over after ten minutes, without asking the shop', async () => {
  const visit = arrive()
  await visit.gives()
  visit.clock.increment(600_000)
  expect([visit.step(), visit.fault()?.code]).toEqual(['ended', 'code_expired'])
  expect(visit.done.at(-1)).toBe('dropped')
})

test('whoever mistyped their address goes back to it and finds it there', async () => {
  const visit = arrive()
  await visit.gives('mkia@example.com')
  await visit.tries('000000', refused('code_wrong', { triesLeft: 4 }))
  visit.actor.send({ type: 'email.reopened' })
  expect([visit.at(), visit.done.at(-1)]).toEqual([['asking'], 'dropped'])
  expect(visit.context()).toMatchObject({ email: 'mkia@example.com', proof: undefined, fault: undefined })
})

test('an address that is nobody’s yet is asked for a name, and the account opens with it', async () => {
  const visit = arrive()
  await visit.givesAndTries(isNew)
  // A reload asks for the name again, and not for the code, which is used up.
  expect([visit.at(), visit.done.at(-1)]).toEqual([['introducing'], 'kept mika@example.com undefined'])
  visit.actor.send(introduced)
  expect([visit.step(), visit.at()]).toEqual(['introduction', ['opening', 'busy']])
  expect(visit.done.at(-1)).toBe(`open ${JSON.stringify({ opening: 'o1', introduction })}`)
  const fields = new Map([['introduction.given_name', 'too_big']])
  await visit.answers(refused('INVALID_INPUT', { fields }))
  expect([visit.step(), visit.context().introduction]).toEqual(['introduction', introduction])
  expect(visit.fault()).toEqual({ code: 'INVALID_INPUT', fields })
  visit.actor.send(introduced)
  expect(visit.fault()).toBeUndefined()
  await visit.answers(signedIn)
  expect(visit.step()).toBe('done')
})

test('whoever takes too long to say their name proves the address anew', async () => {
  const visit = arrive()
  await visit.givesAndTries(isNew)
  visit.actor.send(introduced)
  await visit.answers(refused('opening_ended'))
  expect([visit.step(), visit.fault()?.code, visit.context().introduction]).toEqual([
    'email',
    'opening_ended',
    introduction,
  ])
  expect(visit.done.at(-1)).toBe('dropped')
  await visit.gives()
  expect(visit.context().opening).toBeUndefined()
})

test('a link that opened an account too late goes on by mail, and is not looked at again', async () => {
  const visit = arrive({ link: 'l1' })
  await visit.answers(found)
  visit.actor.send(linkPressed)
  await visit.answers(isNew)
  expect(visit.step()).toBe('introduction')
  visit.actor.send(introduced)
  expect(visit.done.at(-1)).toBe(`open ${JSON.stringify({ opening: 'o1', introduction })}`)
  await visit.answers(refused('opening_ended'))
  expect(visit.at()).toEqual(['asking'])
  for (const outcome of [refused('INVALID_INPUT'), new Error('cannot be')]) {
    visit.actor.send({ type: 'email.given', email: 'mika@example.com' })
    await visit.answers(outcome)
    expect(visit.at()).toEqual(['asking'])
  }
  await visit.gives()
  visit.actor.send({ type: 'email.reopened' })
  expect(visit.at()).toEqual(['asking'])
  await visit.givesAndTries(refused('code_burnt'))
  visit.actor.send({ type: 'email.reopened' })
  expect(visit.at()).toEqual(['asking'])
})

test('a page that was forgotten meanwhile goes on with the code that was asked for', () => {
  const visit = arrive()
  visit.actor.send({ type: 'draft.found', draft: { email: 'mika@example.com', introduction, proof } })
  expect([visit.step(), visit.context(), visit.done.length]).toMatchObject([
    'code',
    { email: 'mika@example.com', introduction, proof, mails: 1 },
    0,
  ])
})

test('a page that was forgotten while its reader was asked for a name asks for it again', async () => {
  const visit = arrive()
  const opening = { secret: 'o1', endsAtMs: 1_800_000 }
  visit.actor.send({ type: 'draft.found', draft: { email: 'mika@example.com', opening } })
  expect([visit.step(), visit.done]).toEqual(['introduction', ['kept mika@example.com undefined']])
  visit.actor.send(introduced)
  expect(visit.done.at(-1)).toBe(`open ${JSON.stringify({ opening: 'o1', introduction })}`)
  await visit.answers(signedIn)
  expect([visit.step(), visit.done.at(-1)]).toEqual(['done', 'in with t'])
})

test('a link is looked at, and signs in when it is pressed', async () => {
  const visit = arrive({ link: 'l1' })
  await visit.answers(found)
  expect([visit.step(), visit.context().email]).toEqual(['link', 'm•••@example.com'])
  expect(visit.done).toEqual(['look "l1"'])
  visit.actor.send(linkPressed)
  await visit.answers(signedIn)
  expect(visit.done.slice(1)).toEqual(['press "l1"', 'dropped', 'in with t'])
})

test.each(['link_used', 'link_replaced', 'link_expired', 'link_unknown'])(
  'a link that helps no more (%s) says so, when it is looked at and when it is pressed',
  async (code) => {
    const looked = arrive({ link: 'l1' })
    await looked.answers(refused(code))
    expect([looked.step(), looked.context().fault?.code]).toEqual(['refused', code])
    const pressed = arrive({ link: 'l1' })
    await pressed.answers(found)
    pressed.actor.send(linkPressed)
    await pressed.answers(refused(code))
    expect([pressed.step(), pressed.context().fault?.code]).toEqual(['refused', code])
  },
)

test('without an answer a link is kept, and looked at or pressed once more', async () => {
  const visit = arrive({ link: 'l1' })
  await visit.answers(refused('NETWORK_ERROR'))
  expect([visit.step(), visit.fault()?.code]).toEqual(['unseen', 'NETWORK_ERROR'])
  visit.actor.send({ type: 'link.retried' })
  expect([visit.at(), visit.done]).toEqual([
    ['looking', 'busy'],
    ['look "l1"', 'look "l1"'],
  ])
  await visit.answers(found)
  expect([visit.step(), visit.fault()]).toEqual(['link', undefined])
  visit.actor.send(linkPressed)
  await visit.answers(refused('NETWORK_ERROR'))
  expect([visit.at(), visit.fault()?.code]).toEqual([['offered'], 'NETWORK_ERROR'])
  visit.actor.send(linkPressed)
  expect([visit.at(), visit.fault()]).toEqual([['pressing', 'busy'], undefined])
})

test.each<[string, string, SignInInput, (visit: ReturnType<typeof arrive>) => Promise<void>]>([
  ['sending', 'asking', {}, async ({ actor }) => actor.send({ type: 'email.given', email: 'mika@example.com' })],
  ['checking', 'waiting', {}, (visit) => visit.gives().then(() => visit.actor.send(codeGiven))],
  [
    'resending',
    'waiting',
    {},
    async (visit) => {
      await visit.gives()
      visit.clock.increment(30_000)
      visit.actor.send(codeWanted)
    },
  ],
  [
    'resending',
    'ended',
    {},
    (visit) => visit.givesAndTries(refused('code_burnt')).then(() => visit.actor.send(codeWanted)),
  ],
  ['opening', 'introducing', {}, (visit) => visit.givesAndTries(isNew).then(() => visit.actor.send(introduced))],
  ['looking', 'unseen', { link: 'l1' }, async () => {}],
  ['pressing', 'offered', { link: 'l1' }, (visit) => visit.answers(found).then(() => visit.actor.send(linkPressed))],
])('what breaks off while it is %s is told, and goes on from %s', async (busy, after, input, comesThere) => {
  const visit = arrive(input)
  await comesThere(visit)
  expect(visit.at()).toEqual([busy, 'busy'])
  await visit.answers(new Error('cannot be'))
  expect([visit.at(), visit.fault()]).toEqual([[after], { code: 'UNKNOWN_ERROR' }])
})

test('every state is reached, and every transition taken that its table has', () => {
  const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const noAnswer = refused('NETWORK_ERROR')
  const asks = (name: string) => [done(name, asked), done(name, noAnswer), broken(name)]
  const proves = (name: string, ending: string) => [
    done(name, signedIn),
    done(name, isNew),
    done(name, refused(ending)),
    done(name, noAnswer),
    broken(name),
  ]
  const events: AnyEventObject[] = [
    { type: 'draft.found', draft: { email: 'mika@example.com', proof } },
    { type: 'draft.found', draft: { email: 'mika@example.com', opening: { secret: 'o1', endsAtMs: 1 } } },
    { type: 'email.given', email: 'mika@example.com' },
    { type: 'email.reopened' },
    { type: 'code.given', code: '123456' },
    { type: 'code.wanted' },
    { type: 'introduction.given', introduction },
    { type: 'link.pressed' },
    { type: 'link.retried' },
    { type: 'xstate.after.untilEnd.signIn.waiting' },
    { type: 'xstate.after.untilResend.signIn.waiting.resting' },
    ...asks('ask'),
    ...asks('askAgain'),
    ...proves('prove', 'code_burnt'),
    ...proves('press', 'link_used'),
    done('look', found),
    done('look', refused('link_used')),
    done('look', noAnswer),
    broken('look'),
    done('open', signedIn),
    done('open', refused('opening_ended')),
    done('open', noAnswer),
    broken('open'),
  ]
  const provided = signInMachine.provide({
    actions: { keepDraft: () => {}, dropDraft: () => {}, signIn: () => {} },
    delays: { untilResend: 30_000, untilEnd: 600_000 },
  })
  const serialize = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, context.proof !== undefined, context.link])
  const inputs = [{}, { link: 'l1' }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})

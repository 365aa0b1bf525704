import { expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import {
  arrive,
  codeRequested,
  codeWanted,
  failWith,
  found,
  isNew,
  linkPressed,
  signedIn,
  signedUpWithDetails,
  signUpDetails,
  verification,
  verifyCodeInput,
} from '../testing/sign-in-visitor.ts'
import { signInMachine } from './sign-in.machine.ts'
import type { SignInInput, SignInResult } from './sign-in.types.ts'

test('signs a customer in by address and code', async () => {
  const visit = arrive()
  expect(visit.step()).toBe('email')
  await visit.gives()
  expect(visit.step()).toBe('code')
  await visit.tries('123456', signedIn)
  expect([visit.step(), visit.context().signedIn]).toEqual(['done', signedIn])
  expect(visit.done).toEqual([
    'requestCode {"question":{"email":"mika@example.com"}}',
    'kept mika@example.com p1',
    'verify {"verificationId":"p1","code":"123456"}',
    'dropped',
    'in with t',
  ])
})

test('shows a rejected address, and keeps it for correction', async () => {
  const visit = arrive()
  visit.actor.send({ type: 'email.entered', email: 'mika' })
  await visit.answers(failWith('INVALID_INPUT'))
  expect([visit.at(), visit.context().email, visit.error()?.code]).toEqual([['asking'], 'mika', 'INVALID_INPUT'])
  visit.actor.send({ type: 'email.entered', email: 'mika@example.com', signUpDetails })
  expect([visit.at(), visit.step(), visit.error()]).toEqual([['sending', 'busy'], 'email', undefined])
  expect(visit.done.at(-1)).toBe(
    `requestCode ${JSON.stringify({ question: { email: 'mika@example.com', signUpDetails } })}`,
  )
})

test('shows the remaining tries after a wrong code, and clears them until the next result', async () => {
  const visit = arrive()
  await visit.gives()
  await visit.tries('000000', failWith('code_wrong', { triesLeft: 4 }))
  expect([visit.step(), visit.error()]).toEqual(['code', { code: 'code_wrong', triesLeft: 4 }])
  visit.sendToCode({ type: 'code.entered', code: '111111' })
  expect(visit.error()).toBeUndefined()
})

test.each(['code_attempts_exceeded', 'code_used', 'code_replaced', 'code_expired', 'codes_blocked'])(
  'requests another mail after a code ended (%s)',
  async (code) => {
    const visit = arrive()
    await visit.givesAndTries(failWith(code))
    expect([visit.step(), visit.error()?.code, visit.done.at(-1)]).toEqual(['ended', code, 'dropped'])
    visit.sendToCode(codeWanted)
    expect([visit.step(), visit.at()]).toEqual(['ended', ['resending', 'busy']])
    await visit.answers(codeRequested)
    expect([visit.at(), visit.mails(), visit.error()]).toEqual([['waiting'], 2, undefined])
    expect(visit.done.at(-1)).toBe('kept mika@example.com p1')
  },
)

test('shows why another mail was rejected after the code ended, and allows another address', async () => {
  const visit = arrive()
  await visit.givesAndTries(failWith('code_attempts_exceeded'))
  visit.sendToCode(codeWanted)
  await visit.answers(failWith('TOO_MANY_REQUESTS'))
  expect([visit.at(), visit.error()?.code]).toEqual([['ended'], 'TOO_MANY_REQUESTS'])
  visit.sendToCode({ type: 'email.reopened' })
  expect([visit.at(), visit.context().email, visit.error()]).toEqual([['asking'], 'mika@example.com', undefined])
})

test('allows another mail after thirty seconds only, also after a wrong code', async () => {
  const visit = arrive()
  await visit.gives()
  visit.clock.increment(20_000)
  await visit.tries('000000', failWith('code_wrong', { triesLeft: 4 }))
  visit.clock.increment(9_999)
  expect(visit.mayResend()).toBe(false)
  visit.clock.increment(1)
  expect(visit.mayResend()).toBe(true)
})

test('keeps the current code when another mail is rejected', async () => {
  const visit = arrive()
  await visit.gives()
  visit.clock.increment(30_000)
  visit.sendToCode(codeWanted)
  await visit.answers(failWith('TOO_MANY_REQUESTS', { retryAfterSeconds: 500 }))
  expect([visit.at(), visit.error()?.retryAfterSeconds]).toEqual([['waiting'], 500])
  await visit.tries('123456', signedIn)
  expect(visit.step()).toBe('done')
})

test('expires a code after ten minutes without a request', async () => {
  const visit = arrive()
  await visit.gives()
  visit.clock.increment(600_000)
  expect([visit.step(), visit.error()?.code]).toEqual(['ended', 'code_expired'])
  expect(visit.done.at(-1)).toBe('dropped')
})

test('returns to the entered address for correction', async () => {
  const visit = arrive()
  await visit.gives('mkia@example.com')
  await visit.tries('000000', failWith('code_wrong', { triesLeft: 4 }))
  visit.sendToCode({ type: 'email.reopened' })
  expect([visit.at(), visit.done.at(-1)]).toEqual([['asking'], 'dropped'])
  expect(visit.context()).toMatchObject({ email: 'mkia@example.com', verification: undefined, error: undefined })
})

test('asks a new customer for a name, and creates the account with it', async () => {
  const visit = arrive()
  await visit.givesAndTries(isNew)
  // A reload asks for the name again, and not for the code, which is used up.
  expect([visit.at(), visit.done.at(-1)]).toEqual([['introducing'], 'kept mika@example.com undefined'])
  visit.actor.send(signedUpWithDetails)
  expect([visit.step(), visit.at()]).toEqual(['signUpDetails', ['opening', 'busy']])
  expect(visit.done.at(-1)).toBe(`open ${JSON.stringify({ signUpToken: 'o1', signUpDetails })}`)
  const fields = new Map([['sign_up_details.given_name', 'too_big']])
  await visit.answers(failWith('INVALID_INPUT', { fields }))
  expect([visit.step(), visit.context().signUpDetails]).toEqual(['signUpDetails', signUpDetails])
  expect(visit.error()).toEqual({ code: 'INVALID_INPUT', fields })
  visit.actor.send(signedUpWithDetails)
  expect(visit.error()).toBeUndefined()
  await visit.answers(signedIn)
  expect(visit.step()).toBe('done')
})

test('requires a new verification when the name comes too late', async () => {
  const visit = arrive()
  await visit.givesAndTries(isNew)
  visit.actor.send(signedUpWithDetails)
  await visit.answers(failWith('sign_up_expired'))
  expect([visit.step(), visit.error()?.code, visit.context().signUpDetails]).toEqual([
    'email',
    'sign_up_expired',
    signUpDetails,
  ])
  expect(visit.done.at(-1)).toBe('dropped')
  await visit.gives()
  expect(visit.context().signUpToken).toBeUndefined()
})

test('continues by mail after a link created an account too late, without checking the link again', async () => {
  const visit = arrive({ link: 'l1' })
  await visit.answers(found)
  visit.actor.send(linkPressed)
  await visit.answers(isNew)
  expect(visit.step()).toBe('signUpDetails')
  visit.actor.send(signedUpWithDetails)
  expect(visit.done.at(-1)).toBe(`open ${JSON.stringify({ signUpToken: 'o1', signUpDetails })}`)
  await visit.answers(failWith('sign_up_expired'))
  expect(visit.at()).toEqual(['asking'])
  for (const outcome of [failWith('INVALID_INPUT'), new Error('cannot be')]) {
    visit.actor.send({ type: 'email.entered', email: 'mika@example.com' })
    await visit.answers(outcome)
    expect(visit.at()).toEqual(['asking'])
  }
  await visit.gives()
  visit.sendToCode({ type: 'email.reopened' })
  expect(visit.at()).toEqual(['asking'])
  await visit.givesAndTries(failWith('code_attempts_exceeded'))
  visit.sendToCode({ type: 'email.reopened' })
  expect(visit.at()).toEqual(['asking'])
})

test('restores a discarded page with the requested code', () => {
  const visit = arrive()
  visit.actor.send({
    type: 'draft.detected',
    draft: { email: 'mika@example.com', signUpDetails, proof: verification },
  })
  expect([visit.step(), visit.context(), visit.done.length]).toMatchObject([
    'code',
    { email: 'mika@example.com', signUpDetails, verification, mails: 1 },
    0,
  ])
})

test('restores a discarded page at the name', async () => {
  const visit = arrive()
  const signUpToken = { secret: 'o1', endsAtMs: 1_800_000 }
  visit.actor.send({ type: 'draft.detected', draft: { email: 'mika@example.com', signUpToken } })
  expect([visit.step(), visit.done]).toEqual(['signUpDetails', ['kept mika@example.com undefined']])
  visit.actor.send(signedUpWithDetails)
  expect(visit.done.at(-1)).toBe(`open ${JSON.stringify({ signUpToken: 'o1', signUpDetails })}`)
  await visit.answers(signedIn)
  expect([visit.step(), visit.done.at(-1)]).toEqual(['done', 'in with t'])
})

test('checks a link, and signs in when it is clicked', async () => {
  const visit = arrive({ link: 'l1' })
  await visit.answers(found)
  expect([visit.step(), visit.context().email]).toEqual(['link', 'm•••@example.com'])
  expect(visit.done).toEqual(['look "l1"'])
  visit.actor.send(linkPressed)
  await visit.answers(signedIn)
  expect(visit.done.slice(1)).toEqual(['press "l1"', 'dropped', 'in with t'])
})

test.each(['link_used', 'link_replaced', 'link_expired', 'link_unknown'])(
  'reports an unusable link (%s), on the check and on the click',
  async (code) => {
    const looked = arrive({ link: 'l1' })
    await looked.answers(failWith(code))
    expect([looked.step(), looked.context().error?.code]).toEqual(['refused', code])
    const pressed = arrive({ link: 'l1' })
    await pressed.answers(found)
    pressed.actor.send(linkPressed)
    await pressed.answers(failWith(code))
    expect([pressed.step(), pressed.context().error?.code]).toEqual(['refused', code])
  },
)

test('keeps a link without a response, and retries its check or click', async () => {
  const visit = arrive({ link: 'l1' })
  await visit.answers(failWith('NETWORK_ERROR'))
  expect([visit.step(), visit.error()?.code]).toEqual(['unseen', 'NETWORK_ERROR'])
  visit.actor.send({ type: 'link.retried' })
  expect([visit.at(), visit.done]).toEqual([
    ['viewingLink', 'busy'],
    ['look "l1"', 'look "l1"'],
  ])
  await visit.answers(found)
  expect([visit.step(), visit.error()]).toEqual(['link', undefined])
  visit.actor.send(linkPressed)
  await visit.answers(failWith('NETWORK_ERROR'))
  expect([visit.at(), visit.error()?.code]).toEqual([['offered'], 'NETWORK_ERROR'])
  visit.actor.send(linkPressed)
  expect([visit.at(), visit.step(), visit.error()]).toEqual([['pressing', 'busy'], 'link', undefined])
})

test.each<[string, string, SignInInput, (visit: ReturnType<typeof arrive>) => Promise<void>]>([
  ['sending', 'asking', {}, async ({ actor }) => actor.send({ type: 'email.entered', email: 'mika@example.com' })],
  ['checking', 'waiting', {}, (visit) => visit.gives().then(() => visit.sendToCode(verifyCodeInput))],
  [
    'resending',
    'waiting',
    {},
    async (visit) => {
      await visit.gives()
      visit.clock.increment(30_000)
      visit.sendToCode(codeWanted)
    },
  ],
  [
    'resending',
    'ended',
    {},
    (visit) => visit.givesAndTries(failWith('code_attempts_exceeded')).then(() => visit.sendToCode(codeWanted)),
  ],
  [
    'opening',
    'introducing',
    {},
    (visit) => visit.givesAndTries(isNew).then(() => visit.actor.send(signedUpWithDetails)),
  ],
  ['viewingLink', 'unseen', { link: 'l1' }, async () => {}],
  ['pressing', 'offered', { link: 'l1' }, (visit) => visit.answers(found).then(() => visit.actor.send(linkPressed))],
])('reports a crash while %s, and continues from %s', async (busy, after, input, comesThere) => {
  const visit = arrive(input)
  await comesThere(visit)
  expect(visit.at()).toEqual([busy, 'busy'])
  await visit.answers(new Error('cannot be'))
  expect([visit.at(), visit.error()]).toEqual([[after], { code: 'UNKNOWN_ERROR' }])
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const noAnswer = failWith('NETWORK_ERROR')
  const verifiedResult = (answer: SignInResult) => done('emailVerification', { kind: 'verified', answer, mails: 1 })
  const events: AnyEventObject[] = [
    { type: 'draft.detected', draft: { email: 'mika@example.com', verification } },
    { type: 'draft.detected', draft: { email: 'mika@example.com', signUpToken: { secret: 'o1', endsAtMs: 1 } } },
    { type: 'email.entered', email: 'mika@example.com' },
    { type: 'signUpDetails.entered', signUpDetails },
    { type: 'link.pressed' },
    { type: 'link.retried' },
    done('requestCode', codeRequested),
    done('requestCode', noAnswer),
    broken('requestCode'),
    verifiedResult(signedIn),
    verifiedResult(isNew),
    done('emailVerification', { kind: 'reopened', mails: 1 }),
    broken('emailVerification'),
    done('press', signedIn),
    done('press', isNew),
    done('press', failWith('link_used')),
    done('press', noAnswer),
    broken('press'),
    done('look', found),
    done('look', failWith('link_used')),
    done('look', noAnswer),
    broken('look'),
    done('open', signedIn),
    done('open', failWith('sign_up_expired')),
    done('open', noAnswer),
    broken('open'),
  ]
  const provided = signInMachine.provide({
    actions: { storeDraft: () => {}, dropDraft: () => {}, signIn: () => {} },
  })
  const serialize = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context.link])
  const inputs = [{}, { link: 'l1' }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})

test('ends with the session as output', async () => {
  const visit = arrive()
  await visit.givesAndTries(signedIn)
  expect(visit.actor.getSnapshot()).toMatchObject({ status: 'done', output: signedIn })
})

test('counts the mails over all addresses and outcomes', async () => {
  const visit = arrive()
  await visit.gives('mkia@example.com')
  visit.clock.increment(30_000)
  visit.sendToCode(codeWanted)
  await visit.answers(codeRequested)
  visit.sendToCode({ type: 'email.reopened' })
  await visit.gives()
  expect(visit.mails()).toBe(3)
  visit.clock.increment(30_000)
  visit.sendToCode(codeWanted)
  await visit.answers(codeRequested)
  await visit.tries('123456', isNew)
  visit.actor.send(signedUpWithDetails)
  await visit.answers(failWith('sign_up_expired'))
  await visit.gives()
  expect(visit.mails()).toBe(5)
})

test('reports a crash of the verification, and returns to the address', async () => {
  const visit = arrive()
  await visit.gives()
  visit.done.length = 0
  visit.breaks()
  visit.sendToCode({ type: 'email.reopened' })
  expect([visit.at(), visit.error(), visit.done]).toEqual([['asking'], { code: 'UNKNOWN_ERROR' }, ['dropped']])
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { idempotency } from '#domain/contract/idempotency.ts'
import { requestSignInCode, verifyCode } from '#domain/contract/sign-in.ts'
import { orderStages } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import { actions } from '#server/operators/actions/every-action.ts'
import { scenarios } from '#server/operators/scenarios/every-scenario.ts'
import { orderScenarios } from '#server/operators/scenarios/order-scenarios.ts'
import { createApi } from '#src/api/api.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { createServerClock } from '#src/features/session/server-clock.ts'
import { mailsTo } from '../support/browser/read-mailbox.ts'
import { type RunningShop, startShop } from '../support/server/running-shop.ts'
import { shopCommand } from '../support/server/shop-command.ts'

let running: RunningShop
const firstToken = 'the-first-token-of-this-shop-long-enough'

beforeAll(async () => {
  running = await startShop({ env: { OPERATOR_TOKEN: firstToken } })
})
afterAll(() => running.stop())

const shop = (...words: string[]) => shopCommand(words, { DATA_DIR: running.dataDir, PUBLIC_URL: running.url })

const fill = async (name: string) => JSON.parse((await shop('scenario', name, '--json')).out)
const send = (path: string, headers: Record<string, string> = {}, body?: object) =>
  fetch(`${running.url}/api${path}`, {
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
const withToken = (token: string) => ({ authorization: `Bearer ${token}` })

/** Waits until responses carry the time the clock was moved to. */
async function untilAhead(seconds: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const date = Date.parse((await send('/livez')).headers.get('date') ?? '')
      expect(Math.abs(date - Date.now() - seconds * 1_000)).toBeLessThan(5_000)
    },
    { timeout: 60_000, interval: 50 },
  )
}

test('expires a code when the clock moves on, and the page follows the server clock', async () => {
  const page = createServerClock()
  const api = createApi({
    shop: createShopFetch({ base: `${running.url}/api`, language: () => 'en', fetch, onDateHeader: page.syncWith }),
  })
  const codeResponse = await api(requestSignInCode, { email: 'late@hadashi.example', language: 'en' })
  if (!codeResponse.ok) throw new Error(codeResponse.code)
  await vi.waitFor(async () => expect(await mailsTo('late@hadashi.example', running.url)).toHaveLength(1), {
    timeout: 60_000,
    interval: 50,
  })
  const [mail] = await mailsTo('late@hadashi.example', running.url)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''

  expect((await shop('clock', '+11m')).out).toMatch(/, moved by 660 seconds\n$/)
  await untilAhead(660)
  expect(await api(verifyCode, { verification_id: codeResponse.value.verification_id, code })).toMatchObject({
    code: 'code_expired',
  })
  expect(Math.abs(page.now() - Date.now() - 660_000)).toBeLessThan(5_000)
  expect((await fetch(`${running.url}/about`)).headers.get('date')).not.toBe(new Date().toUTCString())

  await shop('clock', '-1m')
  expect((await shop('clock', 'show')).out).toMatch(/, moved by 600 seconds\n$/)
  expect((await shop('clock', 'reset')).out).toMatch(/, the time of this machine\n$/)
  await untilAhead(0)
  await api(requestSignInCode, { email: 'other@hadashi.example', language: 'en' })
  expect(Math.abs(page.now() - Date.now())).toBeLessThan(5_000)
})

test.each([['+10'], ['10m'], ['+10y'], ['+999999d'], ['']])('does not move the clock for "%s"', async (word) => {
  const { code, err } = await shop('clock', word)
  expect([code, err.includes('clock +10m | -1h | reset | show')]).toEqual([1, true])
  expect((await shop('clock', 'show')).out).toContain('the time of this machine')
})

test.each(Object.entries(scenarios).filter(([, { person }]) => person.account))(
  'fills the scenario %s with the same person each time, signed in by fresh tokens and by the link',
  async (name, { person }) => {
    const before = await fill(name)
    const again = await fill(name)
    expect(again.email).toBe(person.email)
    expect((await send('/user/sessions', withToken(before.token))).status).toBe(401)
    const { data } = await (await send('/user/sessions', withToken(again.token))).json()
    expect(data.sessions).toHaveLength(person.account?.devices.length ?? 0)
    const decodeTokenSubject = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub
    expect(decodeTokenSubject(again.token)).toBe(decodeTokenSubject(before.token))
    const book = await (await send('/user/addresses', withToken(again.token))).json()
    expect(book.data.addresses).toHaveLength(person.address ? 1 : 0)
    const link = new URL(again.link).pathname.split('/').at(-1)
    const pressed = await send('/user/sign-in/link', {}, { link })
    expect([pressed.status, (await pressed.json()).data.kind]).toEqual([200, 'signed_in'])
  },
)

test('reminds a customer to pay, and reports a pair on its way', async () => {
  const ready = await fill('order-ready')
  const due = await (await send('/order/isOrderReadyToPay', withToken(ready.token))).json()
  expect(new URL(due.data.payment_link).pathname).toBe('/order-exists')
  expect(due.data.payment_link).toMatch(/\?pay=[2-9B-Z]{4}-[2-9B-Z]{4}$/)
  const onItsWay = await fill('order-on-its-way')
  const pair = await (await send('/order/hasPairInProgress', withToken(onItsWay.token))).json()
  expect(pair.data).toEqual({ is_in_progress: true, has_additional_order_grant: false })
})

test('lists a designed pair in designs and cart and adds it again unchanged', async () => {
  const { token } = await fill('designed-pair')
  const list = async (path: string) => (await (await send(path, withToken(token))).json()).data
  const [{ design }, ...others] = (await list('/designs/list')).designs
  const { lines } = await list('/cart/list')
  expect([design.soleText, others.length, lines.length]).toEqual(['IRIS', 0, 1])
  const body = { configuration: lines[0].configuration, consent: { version: '1', language: 'en' } }
  const added = await send('/cart/add', { ...withToken(token), [idempotency.header]: 'designed-again' }, body)
  expect((await added.json()).data).toEqual({ count: 1 })
})

test('fills one order per stage, moved by the right parties, with number, history and mails', async () => {
  const people: Record<string, Record<string, string>> = await fill('orders')
  expect(Object.keys(people)).toEqual(Object.keys(orderScenarios))
  const stages: string[] = []
  const numbers: number[] = []
  for (const [name, { token, guestToken = '', email = '' }] of Object.entries(people)) {
    const { ordered, language, country, account } = orderScenarios[name]?.person ?? {}
    expect(token === undefined, name).toBe(account === undefined)
    const who = token === undefined ? { [settings.guest.header]: guestToken } : withToken(token)
    const { data } = await (await send('/order/list', who)).json()
    const [order, ...others] = data.orders
    expect([others, order.stage, order.currency]).toEqual([[], ordered, country === 'JP' ? 'JPY' : 'GBP'])
    const went = order.history.map(({ stage }: { stage: string }) => stage)
    expect([went[0], went.at(-1)]).toEqual(['placed', ordered])
    const times = order.history.map(({ at }: { at: string }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((one: number, other: number) => one - other))
    const mails = await vi.waitFor(
      async () => {
        const arrived = (await mailsTo(email, running.url)).filter(({ kind }) => kind !== 'sign_in')
        // The start of the review and a payment send no mail.
        expect(arrived).toHaveLength(
          went.filter((stage: string) => !['in_review', 'awaiting_payment'].includes(stage)).length,
        )
        return arrived
      },
      { timeout: 60_000, interval: 50 },
    )
    expect(mails.every((mail) => mail.language === language && mail.subject.includes(order.number))).toBe(true)
    stages.push(order.stage)
    numbers.push(
      ...order.pairs.flatMap(({ edition_number }: { edition_number: number | null }) => edition_number ?? []),
    )
  }
  // Two orders can be paid: one in pounds and one in yen.
  expect(stages.toSorted()).toEqual([...orderStages, 'ready_to_pay'].toSorted())
  // An order that was cancelled, or refunded before printing, has no number.
  expect([numbers.length, new Set(numbers).size]).toEqual([12, 12])
})

test('merges a guest’s order into the account opened by their link, also on a second fill', async () => {
  for (const _ of ['once', 'again']) {
    const { guestToken, link } = await fill('guest-with-order')
    const found = { link: new URL(link).pathname.split('/').at(-1) }
    const verifiedVisit = await (await send('/user/sign-in/link', { 'hadashi-guest': guestToken }, found)).json()
    expect(verifiedVisit.data.kind).toBe('new')
    const signUpDetails = {
      given_name: 'Gwen',
      family_name: 'Ford',
      country: 'GB',
      is_adult: true,
      wants_newsletter: false,
      version: '1',
      language: 'en',
    }
    const body = { sign_up_token: verifiedVisit.data.sign_up_token, sign_up_details: signUpDetails }
    const opened = await (await send('/user/sign-up/open', { 'hadashi-guest': guestToken }, body)).json()
    expect(opened.data.merged).toMatchObject({ orders: 1 })
  }
})

test('reports an unknown scenario, and lists every scenario', async () => {
  expect((await shop('scenario', 'nobody')).err).toContain('There is no such scenario.')
  const { out } = await shop('scenario', 'list')
  for (const name of Object.keys(scenarios)) expect(out).toContain(`${name}  (`)
  expect(out).toContain(`orders\n  All at once: ${Object.keys(orderScenarios).join(', ')}`)
})

test('lists every scenario in docs/qa.md as the code defines it', () => {
  const rows = [...readFileSync('docs/qa.md', 'utf8').matchAll(/^\| `([\w-]+)` \| (.+) \| `(\S+@\S+)` \|$/gm)]
  expect(rows.map(([, name, about, email]) => [name, about, email])).toEqual(
    Object.entries(scenarios).map(([name, { about, person }]) => [name, about, person.email]),
  )
})

test('lists every operator action and its role in docs/qa.md as the code defines it', () => {
  const rows = [...readFileSync('docs/qa.md', 'utf8').matchAll(/^\| `(\w+\.\w+)` \| (\w+) \| (.+) \|$/gm)]
  expect(rows.map(([, name, role, about]) => [name, role, about])).toEqual(
    Object.entries(actions).map(([name, { role, about }]) => [name, role, about]),
  )
})

test('creates the first owner once by the API with the OPERATOR_TOKEN of the start', async () => {
  const add = (name: string) => send('/operator/operators.add', withToken(firstToken), { name, role: 'owner' })
  const made = await add('Aya')
  expect(made.status).toBe(200)
  expect((await add('Eve')).status).toBe(401)
  const { data } = await made.json()
  const listed = await (await send('/operator/operators.list', withToken(data.token), {})).json()
  expect(listed.data.operators).toMatchObject([{ name: 'Aya', role: 'owner', has_token: true }])
})

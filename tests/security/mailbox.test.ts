import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { demoSeller } from '#domain/content/demo-seller.ts'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import type { Schema } from '#server/db/schema.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { renderWelcomeMail } from '#server/mail/templates/welcome-mail.ts'
import { startMailServer } from '../support/fakes/mail-server.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { type RunningShop, startShop } from '../support/server/running-shop.ts'
import { queueAlone, signInTo } from '../support/server/sign-in-mails.ts'

let shop: RunningShop
let db: Kysely<Schema>

async function openShopDatabase({ dataDir }: RunningShop): Promise<Kysely<Schema>> {
  const environment = readEnvironment({ DATA_DIR: dataDir })
  const open = environment.ok ? await openRunningDatabase(environment.value) : undefined
  if (!open) throw new Error('The shop has no database')
  return open
}

beforeAll(async () => {
  shop = await startShop()
  db = await openShopDatabase(shop)
})

afterAll(async () => {
  await db.destroy()
  await shop.stop()
})

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' })
const fetchText = async (path: string, headers: Record<string, string> = {}) => (await page(path, headers)).text()
const mailsTo = async (to: string) =>
  (await (await page(`/dev/mailbox?to=${encodeURIComponent(to)}`, { accept: 'application/json' })).json()).mails

async function deliver(mail: ReturnType<typeof signInTo>): Promise<string> {
  const id = await queueAlone(db, mail, new Date())
  await vi.waitFor(async () => expect(await mailsTo(mail.to)).toContainEqual(expect.objectContaining({ id })), {
    timeout: 60_000,
    interval: 20,
  })
  return id
}

test('an empty mailbox says so, in the language of the visitor', async () => {
  expect(await fetchText('/dev/mailbox?to=nobody@example.jp')).toContain('No e-mails to this address')
  expect(await fetchText('/dev/mailbox', { cookie: 'language=ja' })).toContain('<html lang="ja">')
  expect(await fetchText('/dev/mailbox?lang=en', { cookie: 'language=ja' })).toContain('<html lang="en">')
})

test('the mailbox lists mails newest first and by address, and shows them in full to people and programs', async () => {
  const [to, other] = ['mika@example.jp', 'other@example.jp']
  const older = await deliver(signInTo(to, { code: '111111' }))
  const newer = await deliver(signInTo(to, { code: '222222', language: 'ja' }))
  await deliver(signInTo(other, { code: '333333' }))
  const mails = await mailsTo(' ＭＩＫＡ@example.jp ')
  expect(mails.map(({ id }: { id: string }) => id)).toEqual([newer, older])
  const mail = signInTo(to, { code: '222222', language: 'ja' })
  expect(mails[0]).toEqual({ id: newer, ...mail, created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  const list = await fetchText('/dev/mailbox')
  for (const subject of ['222222', '111111', '333333']) expect(list).toContain(subject)
  expect(list.indexOf('222222')).toBeLessThan(list.indexOf('111111'))
  expect(await fetchText(`/dev/mailbox?to=${to}`)).not.toContain('333333')
  const read = await fetchText(`/dev/mailbox/${newer}`)
  expect(read).toContain(`src="/dev/mailbox/${newer}/html"`)
  expect(read).toContain('Hadashiにログインする')
  expect(await fetchText(`/dev/mailbox/${newer}/html`)).toBe(
    mail.html.replace('<head>', '<head>\n<base target="_top">'),
  )
})

test('row 30: markup in a name or an address is text in the mailbox too', async () => {
  const name = '</pre></title><img src=x onerror=alert(1)>"><svg onload=alert(1)>'
  const to = "o'hara&<b>@example.jp".replace(/[<>]/g, '')
  const mail = renderWelcomeMail({ name, language: 'en', seller: demoSeller.en })
  const id = await deliver({ to, ...mail, subject: `Welcome ${name}` })
  for (const path of [
    '/dev/mailbox',
    `/dev/mailbox/${id}`,
    `/dev/mailbox/${id}/html`,
    `/dev/mailbox?to="><b>${name}`,
  ]) {
    const shown = await fetchText(path)
    expect(shown, path).not.toMatch(/<(img|svg|b|script)\b|<\/pre><\/title>/)
    expect(shown, path).not.toContain('="">')
  }
})

test('the pages of the mailbox run no scripts, and a mail is sandboxed with links that open outside it', async () => {
  const id = await deliver(signInTo('policy@example.jp'))
  const readPagePolicy = async (path: string) => (await page(path)).headers.get('content-security-policy')
  for (const path of ['/dev/mailbox', `/dev/mailbox/${id}`])
    expect(await readPagePolicy(path)).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    )
  const mail = await page(`/dev/mailbox/${id}/html`)
  expect(mail.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation$/,
  )
  expect(mail.headers.get('cache-control')).toBe('no-store')
  expect(mail.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  [`/dev/mailbox/${randomUUID()}`, 404],
  [`/dev/mailbox/${randomUUID()}/html`, 404],
  ['/dev/mailbox/1', 404],
  ['/dev/mailbox/%00', 400],
  ['/dev/mailbox?to=%00', 200],
  ['/dev/mailbox/', 308],
  ['/dev', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await page(path)).status).toBe(status)
})

test('the mailbox is read-only', async () => {
  const answer = await fetch(`${shop.url}/dev/mailbox`, { method: 'POST', body: '{}' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const head = await fetch(`${shop.url}/dev/mailbox`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('row 46: a forged host name changes no link of the mailbox', async () => {
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
  expect(await fetchText('/dev/mailbox', headers)).toBe(await fetchText('/dev/mailbox'))
})

test('row 52: the text and recipient of a mail reach neither log nor terminal, whatever a mail server answers', async () => {
  const mailServer = await startMailServer({
    onRcptTo({ address }, _session, done) {
      const status = { refused: 550, later: 450 }[address.split('-')[0] ?? '']
      done(status ? Object.assign(new Error(`<${address}> is not wanted`), { responseCode: status }) : null)
    },
  })
  onTestFinished(() => mailServer.close())
  const sending = await startShop({
    env: { SMTP_URL: mailServer.url, LOG_LEVEL: 'debug' },
    dataDir: await emptyFolder(),
  })
  const database = await openShopDatabase(sending)
  for (const to of ['taken-s3cret@example.jp', 'refused-s3cret@example.jp', 'later-s3cret@example.jp'])
    await queueAlone(database, signInTo(to, { code: '918273' }), new Date())
  await vi.waitFor(
    async () => {
      const rows = await database
        .selectFrom('mails')
        .innerJoin('jobs', 'jobs.subject', 'mails.id')
        .select(['sent_at', 'last_error'])
        .orderBy('to_address')
        .execute()
      expect(rows).toEqual([
        { sent_at: null, last_error: 'EENVELOPE 450' },
        { sent_at: null, last_error: 'EENVELOPE 550' },
        { sent_at: expect.any(Date), last_error: null },
      ])
    },
    { timeout: 60_000, interval: 50 },
  )
  await database.destroy()
  expect(await sending.stop()).toBe(0)
  const said = (await readFile(join(sending.dataDir, 'logs', 'shop.log'), 'utf8')) + sending.output()
  for (const line of ['A job is done', 'A job failed and will be retried', 'A job is given up'])
    expect(said).toContain(line)
  for (const secret of ['s3cret', '918273', 'link-of']) expect(said).not.toContain(secret)
})

test('a shop with a mail server has no mailbox and does not reveal that there could be one', async () => {
  const sending = await startShop({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  expect(await (await fetch(`${sending.url}/api/shop/state`)).json()).toMatchObject({ data: { mailbox: null } })
  const unknown = await fetch(`${sending.url}/dev/letters`, { headers: { accept: 'text/html' } })
  const mailbox = await fetch(`${sending.url}/dev/mailbox`, { headers: { accept: 'text/html' } })
  expect(mailbox.status).toBe(404)
  expect(await mailbox.text()).toBe(await unknown.text())
  expect(sending.output()).not.toContain('mailbox')
  expect(await sending.stop()).toBe(0)
})

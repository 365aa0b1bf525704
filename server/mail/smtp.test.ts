import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { readEmail } from '#domain/contact/read-email.ts'
import { type MailServer, readHeaderWords, readMail, startMailServer } from '../../tests/support/fakes/mail-server.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { createSmtpTransport, toMessage } from './smtp.ts'
import type { OutgoingMail } from './transport.ts'

const sender = { name: 'Hadashi', address: 'post@shop.example' }
const mail: OutgoingMail = {
  id: '4f1c5a52-0000-4000-8000-000000000000',
  to: 'mika@example.jp',
  language: 'ja',
  subject: '【Hadashi】確認コードは123456です',
  text: 'コードは123456です。\n',
  html: '<p>コードは<b>123456</b>です。</p>\n',
  writtenAt: new Date('2026-11-21T12:00:00Z'),
}

async function serverWith(options: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  const server = await startMailServer(options)
  onTestFinished(() => server.close())
  return server
}

const send = (url: string, signal = new AbortController().signal) =>
  createSmtpTransport({ url, sender }).send(mail, signal)

function createSmtpError(status: number): Error {
  return Object.assign(new Error(`no ${mail.to} here`), { responseCode: status })
}

test('sends the sender, the auto-generated header and the same message id at every attempt', async () => {
  const server = await serverWith()
  expect(await send(server.url)).toMatchObject({ ok: true })
  expect(await send(server.url)).toMatchObject({ ok: true })
  for (const { from, recipients, headers, subject, text, html } of server.received) {
    expect({ from, recipients, subject }).toEqual({
      from: sender.address,
      recipients: [mail.to],
      subject: mail.subject,
    })
    expect(text).toBe(mail.text.trimEnd())
    expect(html).toBe(mail.html.trimEnd())
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Hadashi <post@shop.example>',
      to: mail.to,
      'message-id': `<${mail.id}@shop.example>`,
      'auto-submitted': 'auto-generated',
      'content-language': 'ja',
      date: 'Sat, 21 Nov 2026 12:00:00 +0000',
    })
  }
  expect(server.received).toHaveLength(2)
})

test.each([
  [550, 'refused', 'EENVELOPE 550'],
  [450, 'temporary_failure', 'EENVELOPE 450'],
])('a recipient answered with %i is %s, and the error contains no address', async (status, code, error) => {
  const server = await serverWith({ onRcptTo: (_address, _session, done) => done(createSmtpError(status)) })
  expect(await send(server.url)).toEqual({ ok: false, code, facts: error })
})

test.each([
  [554, 'refused'],
  [451, 'temporary_failure'],
])('a mail answered with %i after its data is %s', async (status, code) => {
  const server = await serverWith({
    onData(stream, _session, done) {
      stream.on('end', () => done(createSmtpError(status)))
      stream.resume()
    },
  })
  expect(await send(server.url)).toEqual({ ok: false, code, facts: `EMESSAGE ${status}` })
})

test('a rejected sender delays the mail, since the setting can be corrected', async () => {
  const server = await serverWith({ onMailFrom: (_address, _session, done) => done(createSmtpError(550)) })
  expect(await send(server.url)).toMatchObject({ ok: false, code: 'temporary_failure' })
})

test('an unreachable server is tried again later', async () => {
  const server = await startMailServer()
  await server.close()
  expect(await send(server.url)).toEqual({ ok: false, code: 'temporary_failure', facts: 'ESOCKET' })
})

test('a server that never answers is abandoned when the signal aborts', async () => {
  const giveUp = new AbortController()
  const server = await serverWith({ onData: () => giveUp.abort() })
  expect(await send(server.url, giveUp.signal)).toEqual({ ok: false, code: 'temporary_failure', facts: 'EABORT' })
})

test('user and password are not sent without TLS', async () => {
  const received: unknown[] = []
  const server = await serverWith({
    allowInsecureAuth: true,
    onAuth(given, _session, done) {
      received.push(given)
      done(null, { user: 'shop' })
    },
  })
  const url = server.url.replace('smtp://', 'smtp://shop:secret@')
  expect(await send(url)).toEqual({ ok: false, code: 'temporary_failure', facts: expect.stringMatching(/^ETLS/) })
  expect(received).toEqual([])
})

/** The message that nodemailer would send. */
async function written(change: Partial<OutgoingMail>, from = sender) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message, envelope } = await transport.sendMail(toMessage({ ...mail, ...change }, from))
  return { envelope, raw: String(message), headers: readMail(String(message)).headers }
}

const nasty = fc.constantFrom(
  '\r\n',
  '\n',
  '\r',
  '%0a',
  '\u0085',
  '\u2028',
  '\u2029',
  '\0',
  ',',
  ';',
  '<',
  '>',
  '"',
  ' ',
  '@',
)
const tricks = fc.constantFrom(
  'Bcc: all@evil.example',
  'mika',
  'other@evil.example',
  'example.jp',
  ':',
  'To: x@evil.example',
  '=?utf-8?q?all=40evil.example=3e?=',
)

/** Old addresses of Japanese phones have dots in places where a mail server requires quotes. */
const unquoted = (address: string) => address.replace(/^<?"(.+)"(@[^>]+)>?$/, '$1$2')

test('row 29: a typed address is rejected, or the mail has exactly this recipient', async () => {
  const typed = fc
    .array(fc.oneof(nasty, tricks, fc.string({ maxLength: 8 })), { maxLength: 8 })
    .map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        typed,
        typed.map((text) => `mika${text}@example.jp`),
        fc.emailAddress(),
      ),
      async (text) => {
        const to = readEmail(text)
        if (to === undefined) return
        const { envelope, headers } = await written({ to })
        expect([envelope.from, envelope.to.map(unquoted)]).toEqual([sender.address, [to]])
        expect(unquoted(headers.get('to') ?? '')).toBe(to)
        expect([headers.has('bcc'), headers.has('cc')]).toEqual([false, false])
      },
    ),
    { numRuns: scaleRuns(500), examples: [['old..style.@docomo.ne.jp'], ['mika.@example.jp']] },
  )
})

test('row 29: any subject stays one header and adds no other', async () => {
  const plain = [...(await written({})).headers.keys()]
  const subject = fc.array(fc.oneof(nasty, tricks, fc.string({ unit: 'grapheme', maxLength: 20 })), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(
      subject.map((parts) => parts.join('')),
      async (text) => {
        const { headers, envelope } = await written({ subject: text })
        expect([...headers.keys()].filter((name) => name !== 'subject')).toEqual(
          plain.filter((name) => name !== 'subject'),
        )
        expect(envelope.to).toEqual([mail.to])
      },
    ),
    { numRuns: scaleRuns(500) },
  )
})

test('a Japanese subject is decoded as it was written', async () => {
  const { headers } = await written({})
  expect(readHeaderWords(headers.get('subject') ?? '')).toBe(mail.subject)
})

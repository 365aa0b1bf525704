import { promisify } from 'node:util'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as the server received it. */
export type ReceivedMail = {
  readonly from: string
  readonly recipients: readonly string[]
  /** Names in lower case; folded lines are joined. */
  readonly headers: ReadonlyMap<string, string>
  readonly subject: string
  readonly text: string
  readonly html: string
}

function readHeaders(block: string): Map<string, string> {
  const lines = block.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const end = line.indexOf(':')
      return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()]
    }),
  )
}

function split(part: string): [Map<string, string>, string] {
  const end = part.indexOf('\r\n\r\n')
  return [readHeaders(part.slice(0, end)), part.slice(end + 4)]
}

function unquote(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Decodes the encoded words of a header: `=?UTF-8?Q?=E7?=` or `=?UTF-8?B?5q?=`, several in a row. */
export function readHeaderWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(words, 'base64').toString() : unquote(words.replaceAll('_', ' ')),
    )
}

function decodePart(part: string): string {
  const [headers, body] = split(part)
  const way = headers.get('content-transfer-encoding')
  const text =
    way === 'base64' ? Buffer.from(body, 'base64').toString() : way === 'quoted-printable' ? unquote(body) : body
  return text.replaceAll('\r\n', '\n').trimEnd()
}

/** Reads a mail with a text and an HTML part, as far as our mails use MIME. */
export function readMail(raw: string, from = '', recipients: readonly string[] = []): ReceivedMail {
  const [headers, body] = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const [, text = '', html = ''] = body.split(`--${boundary}`).map((part) => part.replace(/^\r\n/, ''))
  const subject = readHeaderWords(headers.get('subject') ?? '')
  return { from, recipients, headers, subject, text: decodePart(text), html: decodePart(html) }
}

export type MailServer = {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** The number of open connections: data that a killed client sent may still be on its way. */
  callers(): Promise<number>
  close(): Promise<void>
}

/** Starts an SMTP server in this process that stores the mails it receives. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A reverse lookup of the client would query the network.
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push(
          readMail(
            Buffer.concat(chunks).toString(),
            from,
            rcptTo.map(({ address }) => address),
          ),
        )
        done()
      })
    },
    ...options,
  })
  // A client that is killed in the middle of a mail breaks its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    callers: () => promisify(server.server.getConnections.bind(server.server))(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}

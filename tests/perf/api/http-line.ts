import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type HttpRequest = {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}
export type HttpAnswer = { readonly status: number; readonly body: string }

/**
 * A keep-alive connection that sends one request after the other, with as little work as possible: a library client
 * would cost more than the measured servers. It only supports responses with a content length, and fails on any other.
 */
export class HttpLine {
  readonly #socket: Socket
  #chunks: Buffer[] = []
  #onAnswer: ((response: HttpAnswer) => void) | undefined
  #broke: ((error: Error) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (part) => this.#take(part))
    socket.on('error', (error) => this.#broke?.(error))
    socket.on('close', () => this.#broke?.(new Error('The server hung up')))
  }

  static async open(port: number): Promise<HttpLine> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new HttpLine(socket)
  }

  send({ method = 'GET', path, headers = {}, body }: HttpRequest): Promise<HttpAnswer> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
    const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}${length}\r\n`
    return new Promise((resolve, reject) => {
      this.#onAnswer = resolve
      this.#broke = reject
      this.#socket.write(typeof body === 'string' ? head + body : head)
      if (body instanceof Buffer) this.#socket.write(body)
    })
  }

  close(): void {
    this.#broke = undefined
    this.#socket.destroy()
  }

  #take(part: Buffer): void {
    this.#chunks.push(part)
    const all = this.#chunks.length === 1 ? part : Buffer.concat(this.#chunks)
    this.#chunks = [all]
    const end = all.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = all.toString('latin1', 0, end)
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
    if (length === undefined) {
      this.#broke?.(new Error(`An answer does not say its length:\n${head}`))
      return
    }
    const start = end + 4
    if (all.length < start + Number(length)) return
    this.#chunks = []
    this.#onAnswer?.({ status: Number(head.slice(9, 12)), body: all.toString('utf8', start, start + Number(length)) })
  }
}

import { connect } from 'node:net'

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string }

/**
 * Sends bytes exactly as a test wrote them, which no HTTP library would do; returns the response once it is complete or
 * the server closes the connection.
 */
export function sendRaw(url: string, ...parts: readonly (string | Buffer)[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let text = ''
    const answer = (): RawAnswer => {
      const end = text.indexOf('\r\n\r\n')
      const head = text.slice(0, end)
      return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: text.slice(end + 4) }
    }
    const isWhole = () => {
      const { head, body } = answer()
      const length = /content-length: (\d+)/.exec(head)?.[1]
      return length !== undefined && Buffer.byteLength(body) >= Number(length)
    }
    socket.setTimeout(60_000, () => socket.destroy(new Error(`No answer, only: ${text.slice(0, 200)}`)))
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('\r\n\r\n') && isWhole()) socket.destroy()
    })
    // The server may close while we are still sending: what it sent before counts.
    socket.on('error', (error) => (text ? undefined : reject(error)))
    socket.on('close', () => resolve(answer()))
    socket.on('connect', () => {
      for (const part of parts) socket.write(part)
    })
  })
}

/** Requests a path exactly as it is written. */
export function getRaw(url: string, path: string, headers: readonly string[] = []): Promise<RawAnswer> {
  return sendRaw(url, [`GET ${path} HTTP/1.1`, 'Host: shop.test', ...headers, 'Connection: close', '', ''].join('\r\n'))
}

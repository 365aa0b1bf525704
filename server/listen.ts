import type { Server } from 'node:http'
import { fail, ok, type Result } from '#domain/result.ts'

export type ListenCode = 'port_taken' | 'address_not_usable'

/** The address is not one of this machine, cannot be resolved, or needs more privileges. */
const notUsable = new Set(['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'])

/** Binds the port, or says why it cannot: before anything slow is started. */
export function listen(server: Server, port: number, host: string): Promise<Result<number, ListenCode>> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(fail('port_taken'))
      else if (notUsable.has(error.code ?? '')) resolve(fail('address_not_usable'))
      else reject(error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(ok(typeof address === 'object' && address ? address.port : port))
    })
  })
}

/** The origin under which the shop reaches itself: its host, or the loopback address where it listens on all. */
export function ownOrigin(host: string, port: number): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

export function describeListenError(code: ListenCode, port: number, host: string): string {
  if (code === 'port_taken')
    return `Port ${port} is in use by another program. Stop that one, or open the shop at another port: PORT=${port + 1} npm start`
  return `The shop cannot listen on ${host}, port ${port}. Choose another with HOST and PORT: PORT=3000 npm start`
}

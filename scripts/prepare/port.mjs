import { createServer } from 'node:net'

/** Whether nothing listens there yet. Only a taken port is told here; every other fault the server itself tells better. */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

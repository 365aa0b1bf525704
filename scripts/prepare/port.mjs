import { createServer } from 'node:net'

/** Whether the port is free. Only a taken port is reported here; the server reports every other error better. */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

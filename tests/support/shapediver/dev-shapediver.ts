import { spawn } from 'node:child_process'
import { openStandIn, ticket } from './stand-in.ts'

/** The shop in development with a live model that the stand-in computes. */
const standIn = await openStandIn(Number(process.env.SHAPEDIVER_PORT || 3500))
console.log(`The stand-in for ShapeDiver is at ${standIn.url}`)
const { npm_lifecycle_event: _started, ...inherited } = process.env
const shop = spawn(process.execPath, ['scripts/dev.ts'], {
  stdio: 'inherit',
  env: { ...inherited, SHAPEDIVER_TICKET: ticket, SHAPEDIVER_MODEL_VIEW_URL: standIn.url },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => shop.kill('SIGTERM'))
shop.on('exit', () => void standIn.close())

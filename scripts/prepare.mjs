// Runs before `npm start` and `npm test`, on whatever Node the machine has: installs what is missing, and nothing else.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser, thisWorld } from './prepare/browser.mjs'
import { install } from './prepare/install.mjs'
import { isPortFree } from './prepare/port.mjs'
import { fetchPostgres } from './prepare/postgres-for-tests.mjs'
import { giveUp, say } from './prepare/say.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [, , purpose] = process.argv

async function refuseTakenPort() {
  const port = Number(process.env.PORT || 3000)
  if (Number.isInteger(port) && !(await isPortFree(port, process.env.HOST || '127.0.0.1')))
    giveUp(
      `Port ${port} is in use by another program. Stop that one, or open the shop at another port: PORT=${port + 1} npm start`,
    )
}

/** The build is TypeScript, so it runs on the Node that the packages install. */
function build() {
  const { status } = spawnSync('npx', ['--no-install', 'node', 'scripts/build.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp('The shop could not be built; what is wrong stands above.')
}

async function prepareTests() {
  await fetchPostgres(root)
  const browser = await findBrowser(thisWorld(root))
  if (!browser)
    giveUp(
      'No browser for the tests. Install Chrome or Chromium, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    )
  say(`Browser for the tests: ${browser.path} (${browser.how})`)
}

if (purpose === 'start') await refuseTakenPort()
await install(root)
if (purpose === 'start') build()
else await prepareTests()

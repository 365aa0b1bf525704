import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isInstalled } from './installed.mjs'
import { run } from './run.mjs'
import { giveUp } from './say.mjs'

/** The build needs the development packages, in production too; no package may run an install script. */
const words = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']

const oldestMajor = 24

function major(version) {
  return Number(version.replace(/^v/, '').split('.')[0])
}

/**
 * Installs the packages of package-lock.json if they are missing. npm removes the remains of an interrupted install.
 */
export async function install(root) {
  if (!(await isInstalled(root))) {
    const { code, said } = await run('Installing packages (once, about half a minute) …', 'npm', words, { cwd: root })
    if (code !== 0) {
      // A partial install must not count as complete.
      await rm(join(root, 'node_modules', '.package-lock.json'), { force: true })
      giveUp(
        `The packages could not be installed. Check the connection to the npm registry and try again.\n${said.trim()}`,
      )
    }
  }
  const brought = existsSync(join(root, 'node_modules', '.bin', 'node'))
  if (!brought && major(process.version) < oldestMajor)
    giveUp(
      `The shop runs on Node ${oldestMajor} or newer; this machine has ${process.version}, and no Node for ${process.platform}-${process.arch} comes with the packages. Install Node ${oldestMajor} and try again.`,
    )
}

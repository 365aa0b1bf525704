import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../prepare/run.mjs'

const wanted = 'scripts/mutants/rules/stryker'
const folder = join('.cache', 'stryker')
/**
 * The files with which npm installs exactly the packages of the lock file, without the test runner, which is the
 * project's own.
 */
const files = ['.npmrc', 'package.json', 'package-lock.json']

export const strykerProgram = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')

function isThere(): boolean {
  const isSame = (file: string) =>
    existsSync(join(folder, file)) &&
    readFileSync(join(folder, file), 'utf8') === readFileSync(join(wanted, file), 'utf8')
  return existsSync(strykerProgram) && files.every(isSame)
}

/** Stryker weighs 60 MB and is used only here: it is installed on demand, separate from the project's packages. */
export async function fetchStryker(): Promise<void> {
  if (isThere()) return
  await mkdir(folder, { recursive: true })
  for (const file of files) await cp(join(wanted, file), join(folder, file))
  const { code, said } = await run('Fetching Stryker for the mutants …', 'npm', ['ci'], { cwd: folder })
  if (code !== 0) throw new Error(`Stryker could not be fetched.\n${said}`)
}

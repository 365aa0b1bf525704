import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import type { Setting } from '#server/env/setting.ts'
import { environment } from '#server/env/settings.ts'

const { check: isCheck } = readArgumentsOrExit(
  { options: { check: { type: 'boolean' } } },
  'npm run docs:settings -- [--check]',
).values
const readme = join(dirname(fileURLToPath(import.meta.url)), '..', 'README.md')
const block = /(<!-- settings -->\n)[\s\S]*(<!-- \/settings -->)/

function toTableRow([name, setting]: [string, Setting<unknown>]): string {
  const needed = setting.isNeededInProduction ? 'yes' : ''
  return `| \`${name}\` | ${setting.about} | ${setting.fallback} | ${needed} |`
}

const table = [
  '| variable | what it sets | when not set | needed in production |',
  '|---|---|---|---|',
  ...Object.entries(environment).map(toTableRow),
].join('\n')

const before = readFileSync(readme, 'utf8')
const after = before.replace(block, (_all, start: string, end: string) => `${start}${table}\n${end}`)
if (before === after) console.log("README's table of settings is current.")
else if (isCheck) {
  console.error("README's table of settings is stale: npm run docs:settings")
  process.exitCode = 1
} else writeFileSync(readme, after)

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { StateMachine } from 'xstate'
import { toMermaid } from '#machines/testing/to-mermaid.ts'

const machines = join(dirname(fileURLToPath(import.meta.url)), '..', 'machines')
const isCheck = process.argv.includes('--check')

function isMachine(value: unknown): value is AnyStateMachine {
  return value instanceof StateMachine
}

async function diagramOf(name: string): Promise<string> {
  const file = join(machines, name, `${name}.machine.ts`)
  const exported: unknown[] = Object.values(await import(pathToFileURL(file).href))
  const charts = exported.filter(isMachine).map((machine) => `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``)
  return [`# ${name}`, '', 'Drawn from the machine by `npm run diagrams`.', '', ...charts, ''].join('\n')
}

const names = readdirSync(machines).filter((name) => existsSync(join(machines, name, `${name}.machine.ts`)))
const stale: string[] = []
for (const name of names) {
  const file = join(machines, name, `${name}.diagram.md`)
  const diagram = await diagramOf(name)
  if (existsSync(file) && readFileSync(file, 'utf8') === diagram) continue
  stale.push(name)
  if (!isCheck) writeFileSync(file, diagram)
}
if (isCheck && stale.length > 0) {
  console.error(`These diagrams do not show their machines any more: ${stale.join(', ')} (npm run diagrams)`)
  process.exitCode = 1
} else console.log(`${names.length} machines, ${stale.length} diagrams written.`)

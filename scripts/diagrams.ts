import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { StateMachine } from 'xstate'
import { toMermaid } from '#machines/testing/to-mermaid.ts'
import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { movesPaper } from './texts/moves-paper.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const machines = join(root, 'machines')
const { check: isCheck } = readArgumentsOrExit(
  { options: { check: { type: 'boolean' } } },
  'npm run diagrams -- [--check]',
).values

function isMachine(value: unknown): value is AnyStateMachine {
  return value instanceof StateMachine
}

async function drawDiagram(name: string): Promise<string> {
  const file = join(machines, name, `${name}.machine.ts`)
  const exported: unknown[] = Object.values(await import(pathToFileURL(file).href))
  const charts = exported.filter(isMachine).map((machine) => `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``)
  return [`# ${name}`, '', 'Drawn from the machine by `npm run diagrams`.', '', ...charts, ''].join('\n')
}

const names = readdirSync(machines).filter((name) => existsSync(join(machines, name, `${name}.machine.ts`)))
const stale: string[] = []
function saveDiagram(name: string, file: string, diagram: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === diagram) return
  stale.push(name)
  if (!isCheck) writeFileSync(file, diagram)
}
for (const name of names) saveDiagram(name, join(machines, name, `${name}.diagram.md`), await drawDiagram(name))
saveDiagram('order', join(root, 'domain/order/order.diagram.md'), movesPaper())
if (isCheck && stale.length > 0) {
  console.error(`These diagrams do not show what they are drawn from any more: ${stale.join(', ')} (npm run diagrams)`)
  process.exitCode = 1
} else console.log(`${names.length} machines and the order, ${stale.length} diagrams written.`)

import { type Mutant, readText, removed, replaced, reversed, swapped } from './rewrite.ts'
import type { Sources } from './sources.ts'
import type { Node } from './syntax.ts'

export type MutantList = ReturnType<typeof listMutants>

/** Collects the mutants of a machine. A constant that several places use is broken once, under the name of the first. */
export function listMutants(machine: string, sources: Sources) {
  const mutants = new Map<string, Mutant>()
  const whole = ({ file }: Node) => sources.get(file)?.text ?? ''
  const text = (node: Node) => readText(whole(node), node)

  /** The name begins with the file, unless it is that of the chart. */
  function add(path: string, node: Node, mutated: string): void {
    const { file } = node
    const key = `${file}\n${mutated}`
    if (mutants.has(key) || mutated === whole(node)) return
    const stem = file.replace(/\.ts$/, '').replace(`${machine}.`, '')
    const name = path.replace(/^\//, '')
    mutants.set(key, { name: stem === 'machine' ? name : `${stem}/${name}`, file, text: mutated })
  }

  return {
    text,
    /** The text of a node in one line, as it may stand in a name. */
    plain: (node: Node) => text(node).replaceAll(/\s+/g, ' ').replaceAll('`', "'"),
    remove: (path: string, node: Node) => add(`${path} removed`, node, removed(whole(node), node)),
    reverse: (path: string, guard: Node) => add(`${path} reversed`, guard, reversed(whole(guard), guard)),
    replace: (name: string, node: Node, by: string) => add(name, node, replaced(whole(node), node, by)),
    swap: (name: string, first: Node, second: Node) => add(name, first, swapped(whole(first), first, second)),
    all(): Mutant[] {
      const all = [...mutants.values()]
      const names = all.map(({ name }) => name)
      const twice = names.find((name, index) => names.indexOf(name) !== index)
      if (twice !== undefined) throw new Error(`two mutants of ${machine} are called ${twice}`)
      return all
    },
  }
}

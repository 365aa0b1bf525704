import { settings } from '#domain/settings.ts'
import { toMermaid } from '#machines/testing/to-mermaid.ts'
import { listen } from '#server/listen.ts'

/** Imports something from each layer by its name. Node, a worker thread and the build each run this file. */
process.stdout.write(`${settings.brand.name} ${typeof toMermaid} ${typeof listen}\n`)

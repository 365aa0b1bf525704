import { settings } from '#domain/settings.ts'
import { toMermaid } from '#machines/testing/to-mermaid.ts'
import { listen } from '#server/listen.ts'

/** Each layer asked for by its name. Node, a worker thread and the build are each made to run this file. */
process.stdout.write(`${settings.brand.name} ${typeof toMermaid} ${typeof listen}\n`)

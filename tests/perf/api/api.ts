import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { benchApi } from './bench-api.ts'

const usage = `npm run bench:api -- [--json]

The shop's API beside bare node:http and a plain Hono server with the same statements, headers, limits and tokens, in one run;
and its files beside Debian's nginx, which is fetched into .cache the first time with wrk, which asks for them.
  --json   the figures as JSON`

const { json: isJson } = readArgumentsOrExit({ options: { json: { type: 'boolean' } } }, usage).values
const seen = await benchApi((line) => void (isJson ? process.stderr : process.stdout).write(`${line}\n`))
if (isJson) process.stdout.write(`${JSON.stringify(seen)}\n`)

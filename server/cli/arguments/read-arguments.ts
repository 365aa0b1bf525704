import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail, ok, type Result } from '#domain/result.ts'

type Arguments<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>

/** Parses the arguments of a command, or says in one sentence which of them is invalid. */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
): Result<Arguments<Config>, 'misused', string> {
  try {
    return ok(parseArgs(config))
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')))
      throw error
    // Node explains in further sentences what a shell does.
    return fail('misused', `${error.message.split(/\.\s/)[0]}.`)
  }
}

/** Parses the arguments of a program. If one is invalid, says so with the usage, and ends the program. */
export function readArgumentsOrExit<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): Arguments<Config> {
  const read = readArguments(config)
  if (read.ok) return read.value
  process.stderr.write(`${read.facts}\n\n${usage}\n`)
  process.exit(1)
}

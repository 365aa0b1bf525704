import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ActionDeps } from '#server/operators/actions/action.ts'
import { actions } from '#server/operators/actions/every-action.ts'
import { describeOperatorError } from '#server/operators/actions/operator-errors.ts'
import type { Credential } from '#server/operators/actions/who-is-at-work.ts'
import { runAction } from '#server/operators/run-action.ts'
import { readArguments } from './arguments/read-arguments.ts'
import { customerCommands } from './commands/customers.ts'
import { jobCommands } from './commands/jobs.ts'
import { mailCommands } from './commands/mail.ts'
import type { CommandOptions, OperatorCommand } from './commands/operator-command.ts'
import { operatorCommands } from './commands/operators.ts'
import { orderCommands } from './commands/orders.ts'
import { translationCommands } from './commands/translations.ts'

const commands: Readonly<Record<string, OperatorCommand>> = {
  ...translationCommands,
  ...customerCommands,
  ...orderCommands,
  ...mailCommands,
  ...jobCommands,
  ...operatorCommands,
}

export const operatorUsage = Object.entries(commands)
  .map(([words, { usage, action }]) => `  ${`${words} ${usage}`.trim()}\n      ${actions[action]?.about}`)
  .join('\n')

export function findCommand([noun = '', verb = '']: readonly string[]): OperatorCommand | undefined {
  const words = `${noun} ${verb}`
  return Object.hasOwn(commands, words) ? commands[words] : undefined
}

type OperatorInput = { readonly word: string; readonly options: CommandOptions }

function readWords(
  command: OperatorCommand,
  words: readonly string[],
): Result<OperatorInput, 'misused', string | undefined> {
  const { takesWord, takesMore: allowPositionals = false } = command
  const [word = '', ...rest] = takesWord ? words : ['', ...words]
  if (takesWord && word === '') return fail('misused')
  const options = { ...command.options, json: { type: 'boolean' } } as const
  const read = readArguments({ args: rest, options, allowPositionals })
  if (!read.ok) return read
  const { values, positionals } = read.value
  return ok({ word: [word, ...positionals].join(' '), options: values })
}

/** Runs an operator's command and returns its formatted result; or the command's usage, or why it failed. */
export async function runOperatorAction(
  db: Kysely<Schema>,
  deps: ActionDeps,
  credential: Credential,
  [noun, verb, ...words]: readonly string[],
): Promise<Result<string, 'usage' | 'not_done', string | undefined>> {
  const command = findCommand([noun ?? '', verb ?? ''])
  if (!command) return fail('usage')
  const how = `npm run shop -- ${noun} ${verb} ${command.usage}`.trim()
  const read = readWords(command, words)
  if (!read.ok) return fail('not_done', [...(read.facts ? [read.facts] : []), 'Usage:', how].join('\n'))
  const { word, options } = read.value
  const input = await command.input(word, options)
  if (typeof input === 'string') return fail('not_done', input)
  const done = await runAction(db, deps, credential, { name: command.action, input: given(input) })
  if (done.ok) return ok(options.json ? JSON.stringify(done.value, null, 2) : await command.say(done.value, options))
  const isMisused = done.code === 'invalid_input' || done.code === 'nothing_to_set'
  return fail('not_done', [describeOperatorError(done.code, done.facts), ...(isMisused ? [how] : [])].join('\n'))
}

/** Drops options that were not given. */
function given(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

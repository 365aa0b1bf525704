import type { ParseArgsOptionsConfig } from 'node:util'

/** Parsed options of a command: `--search WORDS`, `--changed`. */
export type CommandOptions = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

/** Defines how one operator action is called and printed on the command line. */
export type OperatorCommand = {
  /** The name of the action. */
  readonly action: string
  /** What follows the command's two words in the usage text. */
  readonly usage: string
  readonly options: ParseArgsOptionsConfig
  /** Whether an argument is required: a name, an id, a key. It is taken literally, whatever it starts with. */
  readonly takesWord: boolean
  /** Whether the argument may consist of several words, such as a name. */
  readonly takesMore?: true
  /** The action's input, or an error message when it cannot be built. */
  input(word: string, options: CommandOptions): object | string | Promise<object | string>
  /** The result, formatted for people. */
  say(answer: object, options: CommandOptions): string | Promise<string>
}

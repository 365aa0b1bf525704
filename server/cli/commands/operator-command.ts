import type { ParseArgsOptionsConfig } from 'node:util'

/** What was said after the word and the name: `--search WORDS`, `--changed`. */
export type CommandOptions = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

/** One action as it is typed and read at the terminal. */
export type OperatorCommand = {
  /** The name of the action. */
  readonly action: string
  /** What stands after the command's two words, as the usage shows it. */
  readonly usage: string
  readonly options: ParseArgsOptionsConfig
  /** Whether a word must follow: a name, an id, a key. It is taken as it stands, whatever it begins with. */
  readonly takesWord: boolean
  /** More words may follow it, as in a name. */
  readonly takesMore?: true
  /** The action's input, or a sentence when it cannot be made. */
  input(word: string, options: CommandOptions): object | string | Promise<object | string>
  /** What is done, as a person reads it. */
  say(answer: object, options: CommandOptions): string | Promise<string>
}

import { runShopCommand } from '#server/cli/run-shop-command.ts'

export type CommandEnd = { readonly code: number; readonly out: string; readonly err: string }

/**
 * Runs the shop's command line in the process of the test and returns what its process would: a new process for each
 * command takes half a second of processor time. tests/integration/shop-command.test.ts proves once that the process
 * ends likewise.
 */
export async function shopCommand(words: readonly string[], variables: Record<string, string>): Promise<CommandEnd> {
  const { said, isError } = await runShopCommand(words, variables)
  return isError ? { code: 1, out: '', err: `${said}\n` } : { code: 0, out: `${said}\n`, err: '' }
}

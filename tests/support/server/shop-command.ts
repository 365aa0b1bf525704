import { runShopCommand } from '#server/cli/run-shop-command.ts'

export type CommandEnd = { readonly code: number; readonly out: string; readonly err: string }

/**
 * The shop's command line as its process ends, but in the process of the test: another one for each command takes half
 * a second of the processor. That the process ends so is proven once (tests/integration/shop-command.test.ts).
 */
export async function shopCommand(words: readonly string[], variables: Record<string, string>): Promise<CommandEnd> {
  const { said, isError } = await runShopCommand(words, variables)
  return isError ? { code: 1, out: '', err: `${said}\n` } : { code: 0, out: `${said}\n`, err: '' }
}
